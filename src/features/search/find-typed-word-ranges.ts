import type { Mark } from "../../components/ui/highlighted-text.tsx";

/** A shorter text is not searched inside words, where it would match by chance. */
const MIN_INNER_LETTERS = 3;

/**
 * The positions of typed words in a text, ignoring case and accents. A word is searched at the start of
 * words, and only if there is no match inside of words.
 */
export function findTypedWordRanges(text: string, typed: string): Mark[] {
  const plain = foldCaseAndAccentsOfEqualLength(text);
  return foldCaseAndAccentsOfEqualLength(typed.normalize("NFC"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const found = [...plain.matchAll(new RegExp(word, "gu"))].map(({ index }) => index);
      const starts = found.filter((index) => !/[\p{L}\p{N}]$/u.test(plain.slice(0, index)));
      const inner = word.length >= MIN_INNER_LETTERS ? found.slice(0, 1) : [];
      return (starts.length > 0 ? starts : inner).map((start) => ({ start, end: start + word.length }));
    });
}

/** Folds case and accents without changing the length, so that positions are valid in the original text. */
function foldCaseAndAccentsOfEqualLength(text: string): string {
  return Array.from(text, (letter) => {
    const [base = letter] = letter.normalize("NFD").toLowerCase();
    return base.length === letter.length ? base : letter;
  }).join("");
}
