import { NO_AMOUNT } from "#server/engines/amounts/amounts.ts";
import {
  headingOf,
  type IngredientReading,
  readIngredientLines,
} from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { LineReading, ReadLinesAnswer, ReadLinesInput } from "../schema/readings.ts";

const NOTHING = { amount: NO_AMOUNT, unit: null, size: null, name: "", notes: null };

/** What the lines of a list would be stored as. Nothing is stored. */
export function readTypedLines({ lines, language }: ReadLinesInput): ReadLinesAnswer {
  const rows = lines.filter((line) => line.trim() !== "" && headingOf(line) === null);
  const readings = readIngredientLines(rows, language === undefined ? {} : { language }).values();
  return {
    readings: lines.map((line): LineReading => {
      const heading = headingOf(line);
      if (heading !== null || line.trim() === "") return { heading, ...NOTHING };
      const { amount, unit, size, name, notes } = readings.next().value as IngredientReading;
      return { heading, amount, unit, size, name, notes };
    }),
  };
}
