import {
  type Amount,
  amountFromNumbers,
  quantityMaxOf,
  quantityOf,
} from "#server/engines/amounts/amounts.ts";
import { headingOf } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { RECIPE_LIMITS } from "../policy.ts";
import type { IngredientIn } from "../schema/recipe-in.ts";
import { createListReader, type ListReader } from "./list-reader.ts";

/** An ingredient as stored, but for the recipe it belongs to. */
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
 * Ingredients to store for those sent. A line alone is read; a heading among lines is the section of the rows
 * below it. A row that says what a `stored` one says (name, quantity, its maximum, unit) keeps that one's exact
 * amount and original line; for a new recipe nothing is stored. `language` is that of the lines, where it is known;
 * `readLine` has them read already.
 */
export function ingredientRows(
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
        sameAs(row, stored[index], unused) ?? [...unused].find((one) => sameAs(row, one, unused));
      const namesake = before ?? stored.find((one) => one.name === row.name);
      if (before) unused.delete(before);
      rows.push({
        ...typedRow(row, row.name, before ?? null, stored, readLine),
        position: rows.length,
        section: inherit(row.section, namesake?.section, stored.length > 0 ? rows.at(-1)?.section : heading),
        size: inherit(row.size, namesake?.size, null),
      });
    } else if (line) {
      const found = headingOf(line);
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
  return createListReader(
    [...sent.map((row) => row.originalText), ...stored.map((row) => row.original)],
    language,
  );
}

/** What was sent, null included; else what was there; else the last resort. */
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
  // The line of a stored row whose numbers were changed tells them no longer.
  const isOutdated = stored.some((one) => one.original === row.originalText);
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
  one: IngredientFields | undefined,
  unused: ReadonlySet<IngredientFields>,
): IngredientFields | undefined {
  if (!one || !unused.has(one) || one.name !== row.name) return undefined;
  return saysTheSame(numbersOf(row), one) ? one : undefined;
}

function saysTheSame(numbers: Numbers, one: { amount: Amount; unit: string | null }): boolean {
  return (
    numbers.unit === one.unit &&
    numbers.quantity === quantityOf(one.amount) &&
    (numbers.quantityMax === undefined || numbers.quantityMax === quantityMaxOf(one.amount))
  );
}

/** A quantity that was left out is 1; null says that there is none. A maximum left out is not looked at. */
function numbersOf(row: IngredientIn): Numbers {
  return {
    quantity: row.quantity === undefined ? 1 : row.quantity,
    quantityMax: row.quantityMax,
    unit: row.unit,
  };
}
