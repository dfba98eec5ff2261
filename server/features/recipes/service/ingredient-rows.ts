import {
  type Amount,
  createAmountFromQuantities,
  getLowestQuantityOrNull,
  getMaxQuantityOrNull,
} from "#server/engines/amounts/amounts.ts";
import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { RECIPE_LIMITS } from "../policy.ts";
import type { IngredientIn } from "../schema/recipe-in.ts";
import { createIngredientListParser, type ListReader } from "./list-reader.ts";

/** An ingredient row without the id of its recipe. */
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
 * Converts the ingredients of a request to rows. A row without a name is parsed from its line; a heading line
 * starts the section of the rows below it. A row with the same name, quantities and unit as a `stored` row
 * retains that row's exact amount and original line. `language` is the language of the lines, if known;
 * `readLine` returns lines that were already parsed.
 */
export function toIngredientRows(
  sent: readonly IngredientIn[],
  stored: readonly IngredientFields[] = [],
  { language, readLine = createParserForSentAndStored(sent, stored, language) }: LinesOptions = {},
): IngredientFields[] {
  const rows: IngredientFields[] = [];
  const unused = new Set(stored);
  let heading: string | null = null;
  for (const [index, row] of sent.entries()) {
    const line = row.originalText;
    if (row.name) {
      const before =
        getStoredRowIfUnchanged(row, stored[index], unused) ??
        [...unused].find((candidate) => getStoredRowIfUnchanged(row, candidate, unused));
      const namesake = before ?? stored.find(({ name }) => name === row.name);
      if (before) unused.delete(before);
      rows.push({
        ...createRowFromTypedFields(row, row.name, before ?? null, stored, readLine),
        position: rows.length,
        section: chooseSentOrStoredValue(
          row.section,
          namesake?.section,
          stored.length > 0 ? rows.at(-1)?.section : heading,
        ),
        size: chooseSentOrStoredValue(row.size, namesake?.size, null),
      });
    } else if (line) {
      const found = parseIngredientHeadingOrNull(line);
      if (found === null)
        rows.push({ ...parseRowFromLine(line, row, heading, readLine), position: rows.length });
      else heading = found.slice(0, RECIPE_LIMITS.section);
    }
  }
  return rows;
}

function createParserForSentAndStored(
  sent: readonly IngredientIn[],
  stored: readonly IngredientFields[],
  language: string | null | undefined,
): ListReader {
  return createIngredientListParser(
    [...sent.map((row) => row.originalText), ...stored.map((row) => row.original)],
    language,
  );
}

/** The value in the request, even null; if absent, the stored value; without a stored row, the fallback. */
function chooseSentOrStoredValue(
  sent: string | null | undefined,
  before: string | null | undefined,
  otherwise: string | null | undefined,
): string | null {
  if (sent !== undefined) return sent;
  return before === undefined ? (otherwise ?? null) : before;
}

type Typed = Omit<IngredientFields, "position" | "section" | "size">;

function createRowFromTypedFields(
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
  const numbers = getQuantityNumbers(row);
  const typed = createAmountFromQuantities({
    quantity: numbers.quantity,
    quantityMax: numbers.quantityMax ?? null,
  });
  // The client sent a stored line with changed numbers, so the line no longer matches and is dropped.
  const isOutdated = stored.some(({ original }) => original === row.originalText);
  if (row.originalText === null || isOutdated) return { ...rest, amount: typed, original: null };
  const reading = readLine(row.originalText);
  if (row.quantity === undefined && row.unit === null) {
    return { ...rest, amount: reading.amount, unit: reading.unit, original: reading.original };
  }
  const agrees = hasSameAmountAndUnit(numbers, reading);
  return { ...rest, amount: agrees ? reading.amount : typed, original: reading.original };
}

function parseRowFromLine(
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

function getStoredRowIfUnchanged(
  row: IngredientIn,
  before: IngredientFields | undefined,
  unused: ReadonlySet<IngredientFields>,
): IngredientFields | undefined {
  if (!before || !unused.has(before) || before.name !== row.name) return undefined;
  return hasSameAmountAndUnit(getQuantityNumbers(row), before) ? before : undefined;
}

function hasSameAmountAndUnit(numbers: Numbers, before: { amount: Amount; unit: string | null }): boolean {
  return (
    numbers.unit === before.unit &&
    numbers.quantity === getLowestQuantityOrNull(before.amount) &&
    (numbers.quantityMax === undefined || numbers.quantityMax === getMaxQuantityOrNull(before.amount))
  );
}

/**
 * An absent quantity means 1, null means no quantity. An absent maximum stays undefined and is not compared.
 */
function getQuantityNumbers(row: IngredientIn): Numbers {
  return {
    quantity: row.quantity === undefined ? 1 : row.quantity,
    quantityMax: row.quantityMax,
    unit: row.unit,
  };
}
