import {
  headingOf,
  type IngredientReading,
  readIngredientLine,
  readIngredientLines,
} from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { RECIPE_LIMITS } from "../policy.ts";

/** Reads a line in the language of its list. */
export type ListReader = (line: string) => IngredientReading;

/**
 * A reader for the lines of one list, read together when the first is asked for: where no language is told, it is
 * guessed over all of them. Headings and blank lines say nothing of it. A reading's name is never blank.
 */
export function createListReader(
  lines: readonly (string | null)[],
  language: string | null | undefined,
): ListReader {
  const options = language ? { language } : {};
  let readings: Map<string, IngredientReading> | undefined;
  return (line) => {
    readings ??= readTogether(lines, options);
    const reading = readings.get(line) ?? readIngredientLine(line, options);
    return reading.name === "" ? { ...reading, name: line.slice(0, RECIPE_LIMITS.ingredientName) } : reading;
  };
}

function readTogether(lines: readonly (string | null)[], options: { language?: string }) {
  const rows = [...new Set(lines)].filter(
    (line) => line !== null && line.trim() !== "" && headingOf(line) === null,
  ) as string[];
  const readings = readIngredientLines(rows, options);
  return new Map(
    rows.flatMap((line, at) => {
      const reading = readings[at];
      return reading ? [[line, reading] as const] : [];
    }),
  );
}
