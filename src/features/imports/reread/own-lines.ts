import { diffLines } from "../../recipe-editor/lines/line-changes.ts";

export type Line = { text: string; section: string | null };

const MIN_NAME_OVERLAP = 0.5;
const MIN_WORD_OVERLAP = 0.8;

const splitIntoWordsAndNumbers = (line: string): string[] =>
  line
    .normalize("NFKC")
    .replace(/<[^>]*>/g, " ")
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];
const splitIntoWordsWithoutNumbers = (line: string): string[] =>
  splitIntoWordsAndNumbers(line).filter((word) => /\p{L}{2}/u.test(word));

const shareOfCommonWords = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => others.includes(word)).length / words.length;

/**
 * Matches each line with at most one of `sources`, equal texts first. Returns the indexes of the lines
 * without a match.
 */
function findIndexesOfUnmatchedLines(lines: readonly string[], sources: readonly string[]): Set<number> {
  const left = sources.map(splitIntoWordsAndNumbers);
  const words = lines.map(splitIntoWordsAndNumbers);
  const own = new Set(lines.keys());
  const take = (fits: (line: readonly string[], source: readonly string[]) => boolean): void => {
    for (const index of [...own]) {
      const found = left.findIndex((source) => fits(words[index] ?? [], source));
      if (found < 0) continue;
      left.splice(found, 1);
      own.delete(index);
    }
  };
  take((line, source) => line.join(" ") === source.join(" "));
  take((line, source) => shareOfCommonWords(line, source) >= MIN_WORD_OVERLAP);
  return own;
}

/**
 * Whether a line is an edited form of one of `others`: at least half of their words are the same, numbers
 * aside.
 */
const isEditedFormOfOtherLine = (line: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const [names, otherNames] = [splitIntoWordsWithoutNumbers(line), splitIntoWordsWithoutNumbers(other)];
    return (
      Math.max(shareOfCommonWords(names, otherNames), shareOfCommonWords(otherNames, names)) >=
      MIN_NAME_OVERLAP
    );
  });

/**
 * Merges the lines that the member added into the lines of the page (`theirs`), each at its place in `mine`.
 * `read` are the lines of the first import, which were not added; if it is null, all lines that the page
 * lacks count as added. `own` lists the added lines.
 */
export function mergeOwnLinesIntoReread(
  mine: readonly Line[],
  theirs: readonly Line[],
  read: readonly string[] | null,
): { lines: Line[]; own: string[] } {
  const texts = mine.map(({ text }) => text.trim());
  const unmatched = findIndexesOfUnmatchedLines(texts, read ?? []);
  const sections = new Set(theirs.map(({ section }) => section));
  const changes = diffLines(
    texts,
    theirs.map(({ text }) => text.trim()),
  );
  const lines: Line[] = [];
  const own: string[] = [];
  let [index, next] = [0, 0];
  let pending: Line[] = [];
  let replacements: string[] = [];
  const flush = (): void => {
    for (const line of pending.filter(({ text }) => !isEditedFormOfOtherLine(text, replacements))) {
      const isUnder = line.section !== null && !sections.has(line.section);
      lines.push({ text: line.text, section: isUnder ? line.section : (lines.at(-1)?.section ?? null) });
      own.push(line.text);
    }
    pending = [];
    replacements = [];
  };
  for (const { kind, text } of changes) {
    if (kind === "removed") {
      const line = mine[index];
      if (line !== undefined && unmatched.has(index)) pending.push(line);
      index += 1;
      continue;
    }
    if (kind === "same") {
      flush();
      index += 1;
    } else replacements.push(text);
    const line = theirs[next];
    if (line !== undefined) lines.push(line);
    next += 1;
  }
  flush();
  return { lines, own };
}
