import { diffLines } from "../../recipe-editor/lines/line-changes.ts";

export type Line = { text: string; section: string | null };

const MIN_NAME_OVERLAP = 0.5;
const MIN_WORD_OVERLAP = 0.8;

const wordsOf = (line: string): string[] =>
  line
    .normalize("NFKC")
    .replace(/<[^>]*>/g, " ")
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];
const namesOf = (line: string): string[] => wordsOf(line).filter((word) => /\p{L}{2}/u.test(word));

const overlap = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => others.includes(word)).length / words.length;

/** Matches each of `sources` with at most one line, equal texts first; returns the indexes of unmatched lines. */
function findUnmatched(lines: readonly string[], sources: readonly string[]): Set<number> {
  const left = sources.map(wordsOf);
  const words = lines.map(wordsOf);
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
  take((line, source) => overlap(line, source) >= MIN_WORD_OVERLAP);
  return own;
}

/** Whether a line is a changed one: the page has a line with the same names at that place. */
const isChanged = (line: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const [names, otherNames] = [namesOf(line), namesOf(other)];
    return Math.max(overlap(names, otherNames), overlap(otherNames, names)) >= MIN_NAME_OVERLAP;
  });

/**
 * `theirs` with the lines of `mine` that were added by hand, each at its place. `read` is the first import's reading,
 * or null if unknown: then every line that the page lacks counts as added. `own` lists the lines that stay.
 */
export function mergeOwnLinesIntoReread(
  mine: readonly Line[],
  theirs: readonly Line[],
  read: readonly string[] | null,
): { lines: Line[]; own: string[] } {
  const texts = mine.map(({ text }) => text.trim());
  const unmatched = findUnmatched(texts, read ?? []);
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
    for (const line of pending.filter(({ text }) => !isChanged(text, replacements))) {
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
