import type { Mark } from "../../components/ui/marked-text.tsx";

/** Fewer letters than that are found within a word by chance. */
const LEAST_WITHIN = 3;

/** Where the words that are typed stand in a text, whatever their case and accents: at the beginning of a word, or else within one. */
export function typedMarks(text: string, typed: string): Mark[] {
  const plain = folded(text);
  return folded(typed.normalize("NFC"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const found = [...plain.matchAll(new RegExp(word, "gu"))].map(({ index }) => index);
      const begun = found.filter((at) => !/[\p{L}\p{N}]$/u.test(plain.slice(0, at)));
      const within = word.length >= LEAST_WITHIN ? found.slice(0, 1) : [];
      return (begun.length > 0 ? begun : within).map((start) => ({ start, end: start + word.length }));
    });
}

/** Letter for letter, so that a place in the one is the same place in the other. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const [base = letter] = letter.normalize("NFD").toLowerCase();
    return base.length === letter.length ? base : letter;
  }).join("");
}
