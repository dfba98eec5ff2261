const SINGLE: Record<string, string> = { ø: "o", æ: "a", œ: "o", ł: "l", ı: "i", ß: "s", đ: "d" };

/** Lower case without accents, character for character: a place in the answer is the same place in the text. */
export function foldInPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  // Most text needs no second look.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower.replace(/[^\0-\x7f]/g, (letter) => {
    const single = SINGLE[letter];
    if (single !== undefined) return single;
    const plain = letter.normalize("NFD")[0] ?? letter;
    return plain.length === 1 ? plain : letter;
  });
}

/** The words alone, folded, one space between them: the form in which names are looked up. */
export const foldWords = (text: string): string =>
  foldInPlace(text)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A list written as "a|b c|d", folded. */
export const foldedSet = (list: string): ReadonlySet<string> => new Set(list.split("|").map(foldWords));
