import type { Repair, SectionMark } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { cleanIngredientText, isControl } from "../values/ingredients.ts";
import { isBareAmount, looksLikeMeasuredIngredient, startsWithNumber } from "./line-shapes.ts";

/**
 * A corrected line: its text, the index of its markup line (-1 if only the page has it), its source on the
 * page and the repair.
 */
export type Aligned = { text: string; from: number; source: string | null; repair: Repair | null };

const MAX_LOOKAHEAD = 8;
const MAX_JOINED_LENGTH = 220;
const MAX_JOINED_LINES = 4;

const isAmount = (text: string): boolean => /[\d¼½¾⅓⅔⅛⅜⅝⅞]/.test(text);

/** Amounts without a number. */
const VAGUE =
  /^(?:etwas|prise|bund|schuss|handvoll|pinch|dash|handful|bunch|pincée|poignée|pizca|puñado|manojo|pizzico|mazzetto|snufje|scheutje|handje|bosje|nypa|klype|knivspids|szczypta|garść|pęczek|špetka|csipet)(?: (?:of|de|di|van))? /iu;

/** Whether a row is the markup line with its amount in front ("2 onions" for "onions"). */
const givesAmount = (row: PageLine, text: string, key: string): boolean =>
  key.length >= 2 &&
  row.key !== key &&
  !startsWithNumber(text) &&
  row.key.endsWith(key) &&
  row.key.length - key.length <= 30 &&
  ((startsWithNumber(row.text) && isAmount(row.text.slice(0, 40))) ||
    textKey(row.text.replace(VAGUE, "")) === key);

/** The number of keys from `start` on that together make up `target`; 0 if they do not. */
function partsOf(target: string, keys: readonly string[], start: number): number {
  let joined = "";
  for (let count = 0; start + count < keys.length && joined.length < target.length; count += 1) {
    joined += keys[start + count] ?? "";
    if (!target.startsWith(joined)) return 0;
    if (joined.length === target.length) return count + 1;
  }
  return 0;
}

/** Whether rows that the markup joins are separate lines, and not one line broken by layout. */
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
 * Whether markup lines are one line that was cut, usually at a comma: only the first has an amount, or it is the
 * integer of a decimal.
 */
const isCut = ([first = "", ...others]: readonly string[], row: PageLine): boolean =>
  others.length < MAX_JOINED_LINES &&
  row.text.length <= MAX_JOINED_LENGTH &&
  others.every(
    (text, index) => !startsWithNumber(text) || (index === 0 && row.text.startsWith(`${first},${text}`)),
  ) &&
  (row.item !== 0 || startsWithNumber(row.text));

/** Whether one key contains most of the other. */
function resembles(key: string, other: string): boolean {
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  return short.length >= 3 && short.length >= long.length * 0.4 && long.includes(short);
}

/** The nearest matching line and row, at most MAX_LOOKAHEAD lines ahead. */
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

/** Walks both lists in parallel. */
class Walk {
  readonly out: Aligned[] = [];
  private lineIndex = 0;
  private rowIndex = 0;
  private readonly texts: readonly string[];
  private readonly rows: readonly PageLine[];
  private readonly extra: ReadonlySet<PageLine>;
  private readonly keys: readonly string[];
  private readonly rowKeys: readonly string[];

  constructor(texts: readonly string[], rows: readonly PageLine[], foreign: ReadonlySet<PageLine>) {
    this.texts = texts;
    this.rows = rows;
    this.extra = foreign;
    this.keys = texts.map(textKey);
    this.rowKeys = rows.map((row) => row.key);
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
    else if (givesAmount(row, text, key)) {
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

  /** Splits a markup line into `count` rows of the page. */
  private split(count: number): void {
    const shown = this.rows.slice(this.rowIndex, this.rowIndex + count);
    this.rowIndex += count;
    if (areLines(shown, this.texts.length)) {
      for (const row of shown) if (!isControl(row.text)) this.add(row, this.lineIndex, "split");
      this.lineIndex += 1;
    } else this.copy(1);
  }

  /** Joins `count` markup lines into one row. */
  private join(count: number, row: PageLine): void {
    this.rowIndex += 1;
    if (isCut(this.texts.slice(this.lineIndex, this.lineIndex + count), row)) {
      this.add(row, this.lineIndex, "filled");
      this.lineIndex += count;
    } else this.copy(count);
  }

  /** Copies the next `count` markup lines. */
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

  /** Skips the next `count` rows; adds those that the markup lacks. */
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
 * Aligns the markup's lines with the rows that show them: splits joined lines, joins cut lines, restores
 * amounts and inserts the `extra` rows.
 */
export const realign = (
  texts: readonly string[],
  rows: readonly PageLine[],
  extra: ReadonlySet<PageLine>,
): Aligned[] => new Walk(texts, rows, extra).run();

/** Moves the markup's headings to the new line indexes. */
export function moveHeadingsToNewIndexes(
  sections: readonly SectionMark[],
  lines: readonly Aligned[],
): SectionMark[] {
  return sections.flatMap(({ at: index, heading }) => {
    const place = lines.findIndex(({ from }) => from >= index);
    return place < 0 ? [] : [{ at: place, heading }];
  });
}
