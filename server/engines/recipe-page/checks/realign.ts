import type { Repair, SectionMark } from "#server/engines/parsed-recipe/parsed-recipe.ts";
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

/** Both lists, and how far each has been walked. */
class Walk {
  readonly out: Aligned[] = [];
  private line = 0;
  private at = 0;
  private readonly texts: readonly string[];
  private readonly rows: readonly PageLine[];
  private readonly foreign: ReadonlySet<PageLine>;
  private readonly keys: readonly string[];
  private readonly rowKeys: readonly string[];

  constructor(texts: readonly string[], rows: readonly PageLine[], foreign: ReadonlySet<PageLine>) {
    this.texts = texts;
    this.rows = rows;
    this.foreign = foreign;
    this.keys = texts.map(textKey);
    this.rowKeys = rows.map((row) => row.key);
  }

  toEnd(): Aligned[] {
    while (this.line < this.keys.length && this.at < this.rows.length) this.step();
    this.keep(this.keys.length - this.line);
    this.pass(this.rows.length - this.at);
    return this.out;
  }

  private step(): void {
    const { line, at } = this;
    const [key, row, text] = [this.keys[line] ?? "", this.rows[at] as PageLine, this.texts[line] ?? ""];
    const isSame = key === row.key;
    const parts = isSame ? 0 : partsOf(key, this.rowKeys, at);
    const pieces = isSame ? 0 : partsOf(row.key, this.keys, line);
    if (parts > 1) this.part(parts);
    else if (pieces > 1) this.join(pieces, row);
    else if (givesAmount(row, text, key)) {
      this.add(row, line, "filled");
      this.line += 1;
      this.at += 1;
    } else if (isSame || resembles(key, row.key)) {
      this.keep(1);
      this.at += 1;
    } else if (this.foreign.has(row)) this.pass(1);
    else {
      const [skipped, passed] = nextPair(this.keys, line, this.rows, at);
      this.keep(skipped);
      this.pass(passed);
    }
  }

  /** A line of the markup that is as many rows of the page. */
  private part(count: number): void {
    const shown = this.rows.slice(this.at, this.at + count);
    this.at += count;
    if (areLines(shown, this.texts.length)) {
      for (const row of shown) this.add(row, this.line, "split");
      this.line += 1;
    } else this.keep(1);
  }

  /** As many lines of the markup that are one row. */
  private join(count: number, row: PageLine): void {
    this.at += 1;
    if (isCut(this.texts.slice(this.line, this.line + count), row)) {
      this.add(row, this.line, "filled");
      this.line += count;
    } else this.keep(count);
  }

  /** The next lines of the markup as they are. */
  private keep(count: number): void {
    for (let kept = 0; kept < count; kept += 1) {
      this.out.push({ text: this.texts[this.line] ?? "", from: this.line, source: null, repair: null });
      this.line += 1;
    }
  }

  /** The next rows, of which those come in that the markup lacks. */
  private pass(count: number): void {
    for (const row of this.rows.slice(this.at, this.at + count))
      if (this.foreign.has(row)) this.add(row, -1, "filled");
    this.at += count;
  }

  private add(row: PageLine, from: number, repair: Repair): void {
    this.out.push({ text: tidyIngredient(row.text), from, source: row.text, repair });
  }
}

/**
 * Walks through the lines of the markup and the rows of the page that show them. Lines run together are parted, lines cut
 * in pieces are put together, amounts are given back, and the `foreign` rows, which the markup lacks, come in.
 */
export const realign = (
  texts: readonly string[],
  rows: readonly PageLine[],
  foreign: ReadonlySet<PageLine>,
): Aligned[] => new Walk(texts, rows, foreign).toEnd();

/** The headings of the markup's list at their new places. */
export function movedSections(sections: readonly SectionMark[], lines: readonly Aligned[]): SectionMark[] {
  return sections.flatMap(({ at, heading }) => {
    const place = lines.findIndex(({ from }) => from >= at);
    return place < 0 ? [] : [{ at: place, heading }];
  });
}
