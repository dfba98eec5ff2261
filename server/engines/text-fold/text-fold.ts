/**
 * Replacements for letters that Unicode normalization does not decompose into a base letter and an accent.
 */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
};

/**
 * Lower case without Latin, Greek and Cyrillic accents: "Crème" becomes "creme", "Soße" becomes "sosse".
 * Marks of other scripts are unchanged.
 */
export function foldCaseAndAccents(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}
