import { NO_AMOUNT } from "#server/engines/amounts/amounts.ts";
import { headingOf } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { ReadLines } from "#server/ports.ts";
import type { LineReading, ReadLinesAnswer, ReadLinesInput } from "../schema/readings.ts";
import { createListReader, readLongList } from "./list-reader.ts";

const NOTHING = { amount: NO_AMOUNT, unit: null, size: null, name: "", notes: null };

/** What the lines of a list would be stored as. Nothing is stored. */
export async function readTypedLines(
  deps: { readLines: ReadLines },
  { lines, language }: ReadLinesInput,
): Promise<ReadLinesAnswer> {
  const typed = lines.map((line) => line.trim());
  const readLine = (await readLongList(deps, typed, { language })) ?? createListReader(typed, language);
  return {
    readings: typed.map((line): LineReading => {
      const heading = headingOf(line);
      if (heading !== null || line === "") return { heading, ...NOTHING };
      const { amount, unit, size, name, notes } = readLine(line);
      return { heading, amount, unit, size, name, notes };
    }),
  };
}
