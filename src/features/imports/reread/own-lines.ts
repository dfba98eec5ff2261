import { diffLines } from "../../recipe-editor/lines/line-changes.ts";

export type Line = { text: string; section: string | null };

const ALIKE = 0.5;
const MOST_OF = 0.8;

const wordsOf = (line: string): string[] =>
  line
    .normalize("NFKC")
    .replace(/<[^>]*>/g, " ")
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];
const namesOf = (line: string): string[] => wordsOf(line).filter((word) => /\p{L}{2}/u.test(word));

const shareOf = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => others.includes(word)).length / words.length;

/** Matches each of `sources` with at most one line, equal texts first; returns the indexes of unmatched lines. */
function withoutSource(lines: readonly string[], sources: readonly string[]): Set<number> {
  const left = sources.map(wordsOf);
  const words = lines.map(wordsOf);
  const own = new Set(lines.keys());
  const take = (fits: (line: readonly string[], source: readonly string[]) => boolean): void => {
    for (const at of [...own]) {
      const found = left.findIndex((source) => fits(words[at] ?? [], source));
      if (found < 0) continue;
      left.splice(found, 1);
      own.delete(at);
    }
  };
  take((line, source) => line.join(" ") === source.join(" "));
  take((line, source) => shareOf(line, source) >= MOST_OF);
  return own;
}

/** Whether a line is a changed one: the page has a line with the same names at that place. */
const isChanged = (line: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const [one, two] = [namesOf(line), namesOf(other)];
    return Math.max(shareOf(one, two), shareOf(two, one)) >= ALIKE;
  });

/**
 * `theirs` with the lines of `mine` that were added by hand, each at its place. `read` is the first import's reading,
 * or null if unknown: then every line that the page lacks counts as added. `own` lists the lines that stay.
 */
export function keepOwnLines(
  mine: readonly Line[],
  theirs: readonly Line[],
  read: readonly string[] | null,
): { lines: Line[]; own: string[] } {
  const texts = mine.map(({ text }) => text.trim());
  const added = withoutSource(texts, read ?? []);
  const sections = new Set(theirs.map(({ section }) => section));
  const changes = diffLines(
    texts,
    theirs.map(({ text }) => text.trim()),
  );
  const lines: Line[] = [];
  const own: string[] = [];
  let [at, next] = [0, 0];
  let waiting: Line[] = [];
  let come: string[] = [];
  const settle = (): void => {
    for (const line of waiting.filter(({ text }) => !isChanged(text, come))) {
      const isUnder = line.section !== null && !sections.has(line.section);
      lines.push({ text: line.text, section: isUnder ? line.section : (lines.at(-1)?.section ?? null) });
      own.push(line.text);
    }
    waiting = [];
    come = [];
  };
  for (const { kind, text } of changes) {
    if (kind === "removed") {
      const line = mine[at];
      if (line !== undefined && added.has(at)) waiting.push(line);
      at += 1;
      continue;
    }
    if (kind === "same") {
      settle();
      at += 1;
    } else come.push(text);
    const line = theirs[next];
    if (line !== undefined) lines.push(line);
    next += 1;
  }
  settle();
  return { lines, own };
}
