import type { Repair, SectionMark } from "#server/engines/recipe-draft/recipe-draft.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { tidyIngredient } from "../values/ingredients.ts";
import { isBareAmount, looksMeasured, startsWithNumber } from "./line-shapes.ts";

/** A line set right: its text, the line of the markup it stands for (-1: the page alone has it), what was done. */
export type Aligned = { text: string; from: number; source: string | null; repair: Repair | null };

const AHEAD = 8;
const LONGEST_JOINED = 220;
const MOST_JOINED = 4;

const isAmount = (text: string): boolean => /[\d¼½¾⅓⅔⅛⅜⅝⅞]/.test(text);

/** Amounts without a figure. */
const VAGUE =
  /^(?:etwas|prise|bund|schuss|handvoll|pinch|dash|handful|bunch|pincée|poignée|pizca|puñado|manojo|pizzico|mazzetto|snufje|scheutje|handje|bosje|nypa|klype|knivspids|szczypta|garść|pęczek|špetka|csipet)(?: (?:of|de|di|van))? /iu;

/** Whether a row is a line of the markup with its amount before it ("2 onions" for "onions"). */
const givesAmount = (row: PageLine, text: string, key: string): boolean =>
  key.length >= 2 &&
  row.key !== key &&
  !startsWithNumber(text) &&
  row.key.endsWith(key) &&
  row.key.length - key.length <= 30 &&
  ((startsWithNumber(row.text) && isAmount(row.text.slice(0, 40))) ||
    textKey(row.text.replace(VAGUE, "")) === key);

/** How many of the texts from `at` on make up a key together; 0 where they do not. */
function partsOf(whole: string, keys: readonly string[], at: number): number {
  let joined = "";
  for (let count = 0; at + count < keys.length && joined.length < whole.length; count += 1) {
    joined += keys[at + count] ?? "";
    if (!whole.startsWith(joined)) return 0;
    if (joined.length === whole.length) return count + 1;
  }
  return 0;
}

/** Rows that the markup runs together in one line are lines of their own, unless layout broke one line in two. */
const areLines = (rows: readonly PageLine[], all: number): boolean => {
  const whole = rows.filter((row) => looksMeasured(row.text) && !isBareAmount(row.text)).length;
  return (
    !rows.some((row) => isBareAmount(row.text)) && (rows.length >= 3 || all <= 2 ? whole >= 2 : whole === 2)
  );
};

/** Whether lines of the markup are one line that was cut, at a comma as a rule: only the first has an amount. */
const isCut = (texts: readonly string[], row: PageLine): boolean =>
  texts.length <= MOST_JOINED &&
  row.text.length <= LONGEST_JOINED &&
  texts.slice(1).every((text) => !startsWithNumber(text)) &&
  (row.item !== 0 || startsWithNumber(row.text));

/** Whether one key is most of the other. */
function resembles(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && short.length >= long.length * 0.4 && long.includes(short);
}

/** The nearest pair of a line and a row that tell the same, both at most a few places on. */
function nextPair(
  keys: readonly string[],
  at: number,
  rows: readonly PageLine[],
  row: number,
): [number, number] {
  const same = (key: string, other: string): boolean => key === other || resembles(key, other);
  for (let distance = 1; distance <= AHEAD * 2; distance += 1) {
    for (let skip = Math.max(0, distance - AHEAD); skip <= Math.min(distance, AHEAD); skip += 1) {
      const [key, other] = [keys[at + skip], rows[row + distance - skip]?.key];
      if (key !== undefined && other !== undefined && same(key, other)) return [skip, distance - skip];
    }
  }
  return [1, 1];
}

/**
 * Walks through the lines of the markup and the rows of the page that show them. Lines run together are parted, lines cut
 * in pieces are put together, amounts are given back, and the `foreign` rows, which the markup lacks, come in.
 */
export function realign(
  texts: readonly string[],
  rows: readonly PageLine[],
  foreign: ReadonlySet<PageLine>,
): Aligned[] {
  const keys = texts.map(textKey);
  const rowKeys = rows.map((row) => row.key);
  const out: Aligned[] = [];
  const keep = (from: number): number =>
    out.push({ text: texts[from] ?? "", from, source: null, repair: null });
  const add = (row: PageLine | undefined, from: number, repair: Repair): void => {
    if (row !== undefined) out.push({ text: tidyIngredient(row.text), from, source: row.text, repair });
  };
  let [line, at] = [0, 0];
  while (line < keys.length && at < rows.length) {
    const [key, row, text] = [keys[line] ?? "", rows[at] as PageLine, texts[line] ?? ""];
    const parts = key === row.key ? 0 : partsOf(key, rowKeys, at);
    const pieces = key === row.key ? 0 : partsOf(row.key, keys, line);
    if (parts > 1) {
      const shown = rows.slice(at, at + parts);
      if (areLines(shown, texts.length)) for (const part of shown) add(part, line, "split");
      else keep(line);
      [line, at] = [line + 1, at + parts];
    } else if (pieces > 1) {
      if (isCut(texts.slice(line, line + pieces), row)) add(row, line, "filled");
      else for (let index = 0; index < pieces; index += 1) keep(line + index);
      [line, at] = [line + pieces, at + 1];
    } else if (key === row.key || givesAmount(row, text, key) || resembles(key, row.key)) {
      if (givesAmount(row, text, key)) add(row, line, "filled");
      else keep(line);
      [line, at] = [line + 1, at + 1];
    } else if (foreign.has(row)) {
      add(row, -1, "filled");
      at += 1;
    } else {
      const [skipped, passed] = nextPair(keys, line, rows, at);
      for (let index = 0; index < skipped; index += 1) keep(line + index);
      for (const other of rows.slice(at, at + passed)) if (foreign.has(other)) add(other, -1, "filled");
      [line, at] = [line + skipped, at + passed];
    }
  }
  for (; line < keys.length; line += 1) keep(line);
  for (const row of rows.slice(at)) if (foreign.has(row)) add(row, -1, "filled");
  return out;
}

/** The headings of the markup's list at their new places. */
export function movedSections(sections: readonly SectionMark[], lines: readonly Aligned[]): SectionMark[] {
  return sections.flatMap(({ at, heading }) => {
    const place = lines.findIndex(({ from }) => from >= at);
    return place < 0 ? [] : [{ at: place, heading }];
  });
}
