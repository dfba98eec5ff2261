import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";

/**
 * Words to find in a title. Text and stems are lower case, without accents, with "-" between words. A stem
 * matches a word or its plural. "~" at an end of a stem matches any letters there, so "~suppe" finds
 * "Tomatensuppe". The time of a search is linear in the text for each stem.
 */
export type Stems<Row> = readonly { readonly row: Row; readonly stem: string }[];
export type Found<Row> = { row: Row; start: number; end: number };

const ENDINGS = ["", "s", "es", "e", "n", "en"];

/**
 * Lower case without accents, with "-" around each word: "Crème brûlée!" becomes "-creme-brulee-". It reads
 * at most 300 characters.
 */
export function toHyphenatedWords(text: string): string {
  const plain = foldCaseAndAccents(text.slice(0, 300));
  return `-${plain.split(/[^\p{L}\p{N}]+/u).join("-")}-`.replaceAll("--", "-");
}

/**
 * All matches of all stems, in the order of the text. A match inside a longer one is dropped: "chicken" in
 * "butter chicken".
 */
export function findStemMatches<Row>(text: string, stems: Stems<Row>): Found<Row>[] {
  const found: Found<Row>[] = [];
  for (const { row, stem } of stems) {
    const openStart = stem.startsWith("~");
    const openEnd = stem.endsWith("~");
    const core = stem.slice(openStart ? 1 : 0, openEnd ? -1 : undefined);
    for (let i = text.indexOf(core, 1); i > 0; i = text.indexOf(core, i + 1)) {
      if (!openStart && text[i - 1] !== "-") continue;
      const wordEnd = text.indexOf("-", i + core.length);
      const rest = text.slice(i + core.length, wordEnd);
      if (openEnd || ENDINGS.includes(rest)) {
        found.push({ row, start: i, end: i + core.length });
      }
    }
  }
  const inside = (a: Found<Row>, b: Found<Row>) =>
    a.start >= b.start && a.end <= b.end && a.end - a.start < b.end - b.start;
  return found.filter((a) => !found.some((b) => inside(a, b))).sort((a, b) => a.start - b.start);
}
