import { NO_AMOUNT } from "#server/engines/amounts/amounts.ts";
import {
  headingOf,
  type IngredientReading,
  readIngredientLine,
  readIngredientLines,
} from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { LinesJob, ReadLines } from "#server/ports.ts";
import { RECIPE_LIMITS } from "../policy.ts";
import type { LineReading, ReadLinesAnswer, ReadLinesInput } from "../schema/readings.ts";

/** Reads a line in the language of its list. */
export type ListReader = (line: string) => IngredientReading;

type Lines = readonly (string | null)[];
type Language = string | null | undefined;

/** Letters of a list that are read where they are: an ordinary recipe's. More would hold up everybody else. */
const FEW_LETTERS = 4000;

/**
 * A reader for the lines of one list, read together when the first is asked for: where no language is told, it is
 * guessed over all of them. Headings and blank lines say nothing of it. A reading's name is never blank.
 */
export function createListReader(lines: Lines, language: Language): ListReader {
  const job = jobOf(lines, language);
  let readings: Map<string, IngredientReading> | undefined;
  return (line) => {
    readings ??= byLine(job, readLinesJob(job));
    return named(line, readings.get(line) ?? readIngredientLine(line, optionsOf(job)));
  };
}

/**
 * A list that is too long for the main thread, read by a worker; undefined for any other. Not for the inside of a write:
 * `guard` asks before it whether the lines may be stored at all, and throws where not.
 */
export async function readLongList(
  deps: { readLines: ReadLines },
  lines: Lines,
  { language, guard }: { language?: Language; guard?: () => Promise<unknown> } = {},
): Promise<ListReader | undefined> {
  const job = jobOf(lines, language);
  if (job.lines.reduce((sum, line) => sum + line.length, 0) <= FEW_LETTERS) return undefined;
  await guard?.();
  const readings = byLine(job, await deps.readLines(job));
  return (line) => named(line, readings.get(line) ?? readIngredientLine(line, optionsOf(job)));
}

/** The lines of ingredients as they were sent. */
export function linesOf(sent: readonly { originalText: string | null }[]): Lines {
  return sent.map((row) => row.originalText);
}

/** What a worker does of it. */
export function readLinesJob(job: LinesJob): IngredientReading[] {
  return readIngredientLines([...job.lines], optionsOf(job));
}

const optionsOf = ({ language }: LinesJob) => (language ? { language } : {});

function named(line: string, reading: IngredientReading): IngredientReading {
  return reading.name === "" ? { ...reading, name: line.slice(0, RECIPE_LIMITS.ingredientName) } : reading;
}

function jobOf(lines: Lines, language: Language): LinesJob {
  const rows = [...new Set(lines)].filter(
    (line) => line !== null && line.trim() !== "" && headingOf(line) === null,
  ) as string[];
  return { lines: rows, ...(language ? { language } : {}) };
}

function byLine({ lines }: LinesJob, readings: readonly IngredientReading[]): Map<string, IngredientReading> {
  return new Map(lines.flatMap((line, at) => (readings[at] ? [[line, readings[at]] as const] : [])));
}

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
