import {
  type Amount,
  amountFromNumbers,
  toMaxQuantityOrNull,
  toQuantityOrNull,
} from "#server/engines/amounts/amounts.ts";
import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { RECIPE_LIMITS } from "../policy.ts";
import type { IngredientIn } from "../schema/recipe-in.ts";
import { createIngredientListParser, type ListReader } from "./list-reader.ts";

/** An ingredient as stored, without its recipe. */
export type IngredientFields = {
  position: number;
  section: string | null;
  original: string | null;
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
};

export type LinesOptions = { language?: string | null | undefined; readLine?: ListReader | undefined };

type Numbers = { quantity: number | null; quantityMax: number | null | undefined; unit: string | null };

/**
 * Converts sent ingredients to rows. A line without fields is parsed; a heading line is the section of the following
 * rows. A row equal to a `stored` one (name, quantity, maximum, unit) keeps its exact amount and original line.
 * `language` is that of the lines when known; `readLine` has parsed them already.
 */
export function toIngredientRows(
  sent: readonly IngredientIn[],
  stored: readonly IngredientFields[] = [],
  { language, readLine = readerOf(sent, stored, language) }: LinesOptions = {},
): IngredientFields[] {
  const rows: IngredientFields[] = [];
  const unused = new Set(stored);
  let heading: string | null = null;
  for (const [index, row] of sent.entries()) {
    const line = row.originalText;
    if (row.name) {
      const before =
        sameAs(row, stored[index], unused) ?? [...unused].find((candidate) => sameAs(row, candidate, unused));
      const namesake = before ?? stored.find(({ name }) => name === row.name);
      if (before) unused.delete(before);
      rows.push({
        ...typedRow(row, row.name, before ?? null, stored, readLine),
        position: rows.length,
        section: inherit(row.section, namesake?.section, stored.length > 0 ? rows.at(-1)?.section : heading),
        size: inherit(row.size, namesake?.size, null),
      });
    } else if (line) {
      const found = parseIngredientHeadingOrNull(line);
      if (found === null) rows.push({ ...readRow(line, row, heading, readLine), position: rows.length });
      else heading = found.slice(0, RECIPE_LIMITS.section);
    }
  }
  return rows;
}

function readerOf(
  sent: readonly IngredientIn[],
  stored: readonly IngredientFields[],
  language: string | null | undefined,
): ListReader {
  return createIngredientListParser(
    [...sent.map((row) => row.originalText), ...stored.map((row) => row.original)],
    language,
  );
}

/** The sent value, including null; else the stored one; else the fallback. */
function inherit(
  sent: string | null | undefined,
  before: string | null | undefined,
  otherwise: string | null | undefined,
): string | null {
  if (sent !== undefined) return sent;
  return before === undefined ? (otherwise ?? null) : before;
}

type Typed = Omit<IngredientFields, "position" | "section" | "size">;

function typedRow(
  row: IngredientIn,
  name: string,
  before: IngredientFields | null,
  stored: readonly IngredientFields[],
  readLine: ListReader,
): Typed {
  const rest = { name, unit: row.unit, notes: row.notes };
  if (before && (row.originalText === null || row.originalText === before.original)) {
    return { ...rest, amount: before.amount, original: before.original };
  }
  const numbers = numbersOf(row);
  const typed = amountFromNumbers({ quantity: numbers.quantity, quantityMax: numbers.quantityMax ?? null });
  // The original line of a stored row is outdated when its numbers changed.
  const isOutdated = stored.some(({ original }) => original === row.originalText);
  if (row.originalText === null || isOutdated) return { ...rest, amount: typed, original: null };
  const reading = readLine(row.originalText);
  if (row.quantity === undefined && row.unit === null) {
    return { ...rest, amount: reading.amount, unit: reading.unit, original: reading.original };
  }
  const agrees = saysTheSame(numbers, reading);
  return { ...rest, amount: agrees ? reading.amount : typed, original: reading.original };
}

function readRow(
  line: string,
  row: IngredientIn,
  heading: string | null,
  readLine: ListReader,
): Omit<IngredientFields, "position"> {
  const reading = readLine(line);
  return {
    section: row.section === undefined ? heading : row.section,
    original: reading.original,
    amount: reading.amount,
    unit: reading.unit,
    size: row.size ?? reading.size,
    name: reading.name,
    notes: row.notes ?? reading.notes,
  };
}

function sameAs(
  row: IngredientIn,
  before: IngredientFields | undefined,
  unused: ReadonlySet<IngredientFields>,
): IngredientFields | undefined {
  if (!before || !unused.has(before) || before.name !== row.name) return undefined;
  return saysTheSame(numbersOf(row), before) ? before : undefined;
}

function saysTheSame(numbers: Numbers, before: { amount: Amount; unit: string | null }): boolean {
  return (
    numbers.unit === before.unit &&
    numbers.quantity === toQuantityOrNull(before.amount) &&
    (numbers.quantityMax === undefined || numbers.quantityMax === toMaxQuantityOrNull(before.amount))
  );
}

/** An absent quantity is 1, null means none. An absent maximum is not compared. */
function numbersOf(row: IngredientIn): Numbers {
  return {
    quantity: row.quantity === undefined ? 1 : row.quantity,
    quantityMax: row.quantityMax,
    unit: row.unit,
  };
}
