import type { Repair, SectionMark } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { cleanIngredientText, isControl } from "../values/ingredients.ts";
import { isBareAmount, looksLikeMeasuredIngredient, startsWithNumber } from "./line-shapes.ts";

/**
 * A corrected ingredient line. `from`: index of its line in the structured data, -1 if only the page has it.
 * `source`: the visible line.
 */
export type Aligned = { text: string; from: number; source: string | null; repair: Repair | null };

const MAX_LOOKAHEAD = 8;
const MAX_JOINED_LENGTH = 220;
const MAX_JOINED_LINES = 4;
const MAX_DETAIL_LENGTH = 60;

const isAmount = (text: string): boolean => /[\d¼½¾⅓⅔⅛⅜⅝⅞]/.test(text);

/** Matches an amount without a number at the start of a line ("pinch of"). */
const VAGUE =
  /^(?:etwas|prise|bund|schuss|handvoll|pinch|dash|handful|bunch|pincée|poignée|pizca|puñado|manojo|pizzico|mazzetto|snufje|scheutje|handje|bosje|nypa|klype|knivspids|szczypta|garść|pęczek|špetka|csipet)(?: (?:of|de|di|van))? /iu;

/**
 * Whether the visible line adds an amount to the line of the structured data: "2 onions" for "onions", or
 * "2 onions, diced".
 */
const givesAmount = (row: PageLine, text: string, key: string): boolean =>
  key.length >= 2 &&
  row.key !== key &&
  !startsWithNumber(text) &&
  (row.key.endsWith(key) || row.text.replace(/, .*$/u, "").endsWith(` ${text}`)) &&
  row.key.length - key.length <= 30 &&
  ((startsWithNumber(row.text) && isAmount(row.text.slice(0, 40))) ||
    textKey(row.text.replace(VAGUE, "")) === key);

/** Whether a row is the markup line with a remark at its end ("nuts (chopped)" or "nuts, chopped" for "nuts"). */
const givesRemark = ({ text, key }: PageLine, own: string, ownKey: string): boolean =>
  key.startsWith(ownKey) &&
  text.startsWith(own) &&
  /^(?: ?\(\p{L}.*\)|, \p{L}.*)$/u.test(text.slice(own.length)) &&
  text.length <= MAX_JOINED_LENGTH;

/** Whether a row is the markup line with its amount after a colon ("sugar: 2 tsp"). */
function givesAmountAfterColon({ text }: PageLine, own: string, key: string): boolean {
  const [name, detail, more] = text.split(/ ?[:：]/u);
  return (
    !startsWithNumber(own) &&
    detail !== undefined &&
    detail.length <= MAX_DETAIL_LENGTH &&
    more === undefined &&
    textKey(name ?? "") === key
  );
}

/** The number of consecutive keys, from `start` on, whose concatenation equals `target`; 0 if it does not. */
function partsOf(target: string, keys: readonly string[], start: number): number {
  let joined = "";
  for (let count = 0; start + count < keys.length && joined.length < target.length; count += 1) {
    joined += keys[start + count] ?? "";
    if (!target.startsWith(joined)) return 0;
    if (joined.length === target.length) return count + 1;
  }
  return 0;
}

/**
 * Whether the visible lines that the structured data joins are separate ingredients, and not one line that
 * the layout breaks.
 */
const areLines = (rows: readonly PageLine[], all: number): boolean => {
  const complete = rows.filter(
    (row) => looksLikeMeasuredIngredient(row.text) && !isBareAmount(row.text),
  ).length;
  return (
    !rows.some((row) => isBareAmount(row.text)) &&
    (rows.length >= 3 || all <= 2 ? complete >= 2 : complete === 2)
  );
};

/**
 * Whether lines of the structured data are parts of one ingredient that was split at a comma: only the first
 * part begins with a number, or the comma is a decimal separator ("1,5").
 */
const isCut = ([first = "", ...others]: readonly string[], row: PageLine): boolean =>
  others.length < MAX_JOINED_LINES &&
  row.text.length <= MAX_JOINED_LENGTH &&
  others.every(
    (text, index) => !startsWithNumber(text) || (index === 0 && row.text.startsWith(`${first},${text}`)),
  ) &&
  (row.item !== 0 || startsWithNumber(row.text));

/** Whether one key contains the other, and the shorter one has at least 40 % of the letters. */
function resembles(key: string, other: string): boolean {
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  return short.length >= 3 && short.length >= long.length * 0.4 && long.includes(short);
}

/**
 * Searches ahead for the nearest pair of matching lines in the structured data and on the page. Returns how
 * many lines of each to skip.
 */
function nextPair(
  keys: readonly string[],
  line: number,
  rows: readonly PageLine[],
  row: number,
): [number, number] {
  const same = (key: string, other: string): boolean => key === other || resembles(key, other);
  for (let distance = 1; distance <= MAX_LOOKAHEAD * 2; distance += 1) {
    for (
      let skip = Math.max(0, distance - MAX_LOOKAHEAD);
      skip <= Math.min(distance, MAX_LOOKAHEAD);
      skip += 1
    ) {
      const [key, other] = [keys[line + skip], rows[row + distance - skip]?.key];
      if (key !== undefined && other !== undefined && same(key, other)) return [skip, distance - skip];
    }
  }
  return [1, 1];
}

/** Compares the lines of the structured data with the visible lines in parallel and collects the corrected lines. */
class Walk {
  readonly out: Aligned[] = [];
  private lineIndex = 0;
  private rowIndex = 0;
  private readonly texts: readonly string[];
  private readonly rows: readonly PageLine[];
  private readonly extra: ReadonlySet<PageLine>;
  private readonly keys: readonly string[];
  private readonly rowKeys: readonly string[];
  /** True when the markup has remarks in brackets: a line without its remark was then cut. */
  private readonly hasRemarks: boolean;

  constructor(texts: readonly string[], rows: readonly PageLine[], foreign: ReadonlySet<PageLine>) {
    this.texts = texts;
    this.rows = rows;
    this.extra = foreign;
    this.keys = texts.map(textKey);
    this.rowKeys = rows.map((row) => row.key);
    this.hasRemarks = texts.some((text) => /\p{L} ?\(\p{L}.*\)$/u.test(text));
  }

  run(): Aligned[] {
    while (this.lineIndex < this.keys.length && this.rowIndex < this.rows.length) this.step();
    this.copy(this.keys.length - this.lineIndex);
    this.skip(this.rows.length - this.rowIndex);
    return this.out;
  }

  private step(): void {
    const { lineIndex, rowIndex } = this;
    const [key, row, text] = [
      this.keys[lineIndex] ?? "",
      this.rows[rowIndex] as PageLine,
      this.texts[lineIndex] ?? "",
    ];
    const isSame = key === row.key;
    const parts = isSame ? 0 : partsOf(key, this.rowKeys, rowIndex);
    const pieces = isSame ? 0 : partsOf(row.key, this.keys, lineIndex);
    if (parts > 1) this.split(parts);
    else if (pieces > 1) this.join(pieces, row);
    else if (
      givesAmount(row, text, key) ||
      givesAmountAfterColon(row, text, key) ||
      (this.hasRemarks && givesRemark(row, text, key))
    ) {
      this.add(row, lineIndex, "filled");
      this.lineIndex += 1;
      this.rowIndex += 1;
    } else if (isSame || resembles(key, row.key)) {
      this.copy(1);
      this.rowIndex += 1;
    } else if (this.extra.has(row)) this.skip(1);
    else {
      const [skipped, passed] = nextPair(this.keys, lineIndex, this.rows, rowIndex);
      this.copy(skipped);
      this.skip(passed);
    }
  }

  /** Replaces a line of the structured data by the `count` visible lines that it joins. */
  private split(count: number): void {
    const shown = this.rows.slice(this.rowIndex, this.rowIndex + count);
    this.rowIndex += count;
    if (areLines(shown, this.texts.length)) {
      for (const row of shown) if (!isControl(row.text)) this.add(row, this.lineIndex, "split");
      this.lineIndex += 1;
    } else this.copy(1);
  }

  /** Replaces `count` lines of the structured data by the visible line that shows them as one. */
  private join(count: number, row: PageLine): void {
    this.rowIndex += 1;
    if (isCut(this.texts.slice(this.lineIndex, this.lineIndex + count), row)) {
      this.add(row, this.lineIndex, "filled");
      this.lineIndex += count;
    } else this.copy(count);
  }

  private copy(count: number): void {
    for (let index = 0; index < count; index += 1) {
      this.out.push({
        text: this.texts[this.lineIndex] ?? "",
        from: this.lineIndex,
        source: null,
        repair: null,
      });
      this.lineIndex += 1;
    }
  }

  /** Skips the next `count` visible lines, except `extra` ones, which the result adds. */
  private skip(count: number): void {
    for (const row of this.rows.slice(this.rowIndex, this.rowIndex + count))
      if (this.extra.has(row)) this.add(row, -1, "filled");
    this.rowIndex += count;
  }

  private add(row: PageLine, from: number, repair: Repair): void {
    this.out.push({ text: cleanIngredientText(row.text), from, source: row.text, repair });
  }
}

/**
 * Corrects the ingredient lines of the structured data by the visible ones: splits joined lines, joins cut
 * lines, restores amounts and inserts the `extra` lines.
 */
export const realign = (
  texts: readonly string[],
  rows: readonly PageLine[],
  extra: ReadonlySet<PageLine>,
): Aligned[] => new Walk(texts, rows, extra).run();

/** Moves each heading to the new index of the line that it precedes. */
export function moveHeadingsToNewIndexes(
  sections: readonly SectionMark[],
  lines: readonly Aligned[],
): SectionMark[] {
  return sections.flatMap(({ at: index, heading }) => {
    const place = lines.findIndex(({ from }) => from >= index);
    return place < 0 ? [] : [{ at: place, heading }];
  });
}
