import type { LineFeatureReader, LineMark } from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseSourceLineOrNull } from "#server/engines/recipe-text/recipe-text.ts";
import { parseScannedListHeading } from "./columns.ts";
import type { Row } from "./rows.ts";

/** A row and its `body`, the text after a bullet, checkbox or step number. */
export type MarkedRow = Row & { body: string; mark: LineMark | null; number: number | null };

const MAX_STEPS = 30;
const BARE = /^(\d{1,2}) (?=["“(]?\p{Lu})/u;

function readMark(row: Row): MarkedRow {
  const read = parseSourceLineOrNull(row.text, false);
  const plain: MarkedRow = { ...row, body: row.text, mark: null, number: null };
  if (read === null || read.mark === null) return plain;
  // A larger number is an amount or temperature ("35°"), not a step number.
  if (read.number !== null && read.number > MAX_STEPS) return plain;
  const isRange = /^\d{1,2}\s?[-–]/.test(row.text) && /^[-–\s]*[\d½⅓⅔¼¾⅛]/.test(read.text);
  if (read.mark === "number" && isRange) return plain;
  // Removes a step number that is printed twice ("1) 1. Begin").
  const again = read.mark === "number" ? parseSourceLineOrNull(read.text, false) : null;
  const body = again?.mark === "number" && again.number === read.number ? again.text : read.text;
  return { ...plain, body, mark: read.mark, number: read.number };
}

type Candidate = { index: number; number: number; body: string; opens: boolean; isPhrase: boolean };

/**
 * Selects candidates with increasing numbers, from 1 or 2 on; up to two numbers may be missing in between.
 */
function countUp(candidates: Candidate[]): Candidate[] {
  const run: Candidate[] = [];
  for (const candidate of candidates) {
    const last = run.at(-1);
    if (
      last === undefined
        ? candidate.number <= 2
        : candidate.number > last.number && candidate.number <= last.number + 3
    )
      run.push(candidate);
  }
  return run;
}

/**
 * Matches a misread step number: one or two characters, possibly with a bracket or point, before a capital.
 */
const MISREAD = /^[^\s\d]{1,2}[.)>\]:,]?\s(?=["“(]?\p{Lu})/u;

/**
 * The index of the row that begins the block of step two, if it can be step one without its number; otherwise
 * empty.
 */
function firstOfBlock(marked: MarkedRow[], second: number): number[] {
  const row = marked[second] as MarkedRow;
  const index = marked.findIndex(
    (other) =>
      other.page === row.page && other.block === row.block && parseScannedListHeading(other.body) === null,
  );
  const first = marked[index];
  return first !== undefined &&
    index < second &&
    index > second - 5 &&
    first.mark === null &&
    /^\p{Lu}\p{Ll}/u.test(first.body)
    ? [index]
    : [];
}

/**
 * Numbers the row that is the missing step between two numbered ones, for example "D Rub" before "2) Add".
 */
function fillGaps(marked: MarkedRow[]): MarkedRow[] {
  const numbered = marked.flatMap((row, index) =>
    row.mark === "number" && row.number !== null ? [{ at: index, row, number: row.number }] : [],
  );
  if (numbered.length < 2) return marked;
  const filled = [...marked];
  let before = { index: -1, number: 0 };
  for (const { at: index, row, number } of numbered) {
    if (number === before.number + 2) {
      const places = marked.flatMap((other, place) => {
        const inside =
          place > before.index && place < index && other.mark === null && other.page === row.page;
        return inside && Math.abs(other.left - row.left) < row.size * 1.5 && MISREAD.test(other.body)
          ? [place]
          : [];
      });
      if (places.length === 0 && before.number === 0) places.push(...firstOfBlock(marked, index));
      const [place] = places;
      const found = place === undefined ? undefined : marked[place];
      if (places.length === 1 && place !== undefined && found !== undefined)
        filled[place] = {
          ...found,
          body: found.body.replace(MISREAD, ""),
          mark: "number",
          number: number - 1,
        };
    }
    before = { index, number };
  }
  return filled;
}

/**
 * Separates bullets and step numbers from the text of rows. Numbers without a point are step numbers ("2 Add
 * the leeks") only if they count up and most rows begin with a verb, unlike ingredients ("2 Eggs").
 */
export function splitLeadingMarksOfRows(rows: Row[], signs: LineFeatureReader): MarkedRow[] {
  return fillGaps(markBare(rows.map(readMark), signs));
}

function markBare(marked: MarkedRow[], signs: LineFeatureReader): MarkedRow[] {
  const candidates = marked.flatMap((row, index): Candidate[] => {
    const match = row.mark === null ? BARE.exec(row.body) : null;
    if (match === null) return [];
    const body = row.body.slice(match[0].length);
    const seen = signs.of(body);
    // "Pound" is also a verb: "1 Pound the chicken until flat" is a step and not an amount.
    const isInstruction = seen.words >= 6 && seen.ties + seen.verbs > 0;
    const counts =
      seen.openings === 0 && (seen.words < 4 || (signs.of(row.body).measure === "unit" && !isInstruction));
    if (counts) return [];
    const isPhrase = /^(?:in|on|to|for|at|with|using|once|if|as|the|your)(?!\p{L})/iu.test(body);
    return [{ index, number: Number(match[1]), body, opens: seen.openings > 0, isPhrase }];
  });
  const sorted = [...candidates].sort((a, b) => a.number - b.number || a.index - b.index);
  const inOrder = countUp(candidates);
  const run = inOrder.length >= 2 ? inOrder : countUp(sorted);
  const sure = run.filter(({ opens, isPhrase }) => opens || isPhrase).length;
  // A row at the same left edge whose number does not fit the sequence has a misread step number.
  const edges = run.map(({ index }) => marked[index]?.left ?? 0);
  const size = marked[run[0]?.index ?? 0]?.size ?? 1;
  const aligned = run.length >= 3 && Math.max(...edges) - Math.min(...edges) < size * 1.2;
  if (run.length < 2 || sure < run.length * (aligned ? 0.35 : 0.6) || !run.some(({ opens }) => opens))
    return marked;
  const strays = candidates.filter(({ index, opens }) => {
    const row = marked[index];
    return opens && row !== undefined && edges.some((edge) => Math.abs(edge - row.left) < row.size);
  });
  for (const { index, number, body } of run.length >= 3 ? new Set([...run, ...strays]) : run) {
    const row = marked[index] as MarkedRow;
    marked[index] = { ...row, body, mark: "number", number };
  }
  return marked;
}
