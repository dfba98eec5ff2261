import type { Mark } from "../../components/ui/highlighted-text.tsx";

/** Shorter texts match inside words by chance. */
const MIN_INNER_LETTERS = 3;

/** The positions of the typed words in a text, without case and accents: at the start of words, or else inside one. */
export function findTypedWordRanges(text: string, typed: string): Mark[] {
  const plain = foldCase(text);
  return foldCase(typed.normalize("NFC"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const found = [...plain.matchAll(new RegExp(word, "gu"))].map(({ index }) => index);
      const starts = found.filter((index) => !/[\p{L}\p{N}]$/u.test(plain.slice(0, index)));
      const inner = word.length >= MIN_INNER_LETTERS ? found.slice(0, 1) : [];
      return (starts.length > 0 ? starts : inner).map((start) => ({ start, end: start + word.length }));
    });
}

/** Keeps the length, so that positions are the same in both texts. */
function foldCase(text: string): string {
  return Array.from(text, (letter) => {
    const [base = letter] = letter.normalize("NFD").toLowerCase();
    return base.length === letter.length ? base : letter;
  }).join("");
}
