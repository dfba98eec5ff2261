import { NO_AMOUNT } from "#server/engines/amounts/amounts.ts";
import {
  type IngredientReading,
  parseIngredientHeadingOrNull,
  readIngredientLine,
  readIngredientLines,
} from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { LinesJob, ReadLines } from "#server/ports.ts";
import { RECIPE_LIMITS } from "../policy.ts";
import type { LineReading, ReadLinesAnswer, ReadLinesInput } from "../schema/readings.ts";

/** Parses a line in the language of its list. */
export type ListReader = (line: string) => IngredientReading;

type Lines = readonly (string | null)[];
type Language = string | null | undefined;

/** Characters parsed on the main thread, enough for an ordinary recipe; more would delay other calls. */
const MAX_MAIN_THREAD_LETTERS = 4000;

/**
 * Creates a parser for the lines of a list, which are parsed together on first use; without a language it is detected
 * from all of them. Headings and blank lines are not used for detection. A reading's name is never blank.
 */
export function createIngredientListParser(lines: Lines, language: Language): ListReader {
  const job = jobOf(lines, language);
  let readings: Map<string, IngredientReading> | undefined;
  return (line) => {
    readings ??= byLine(job, runParseLinesJob(job));
    return named(line, readings.get(line) ?? readIngredientLine(line, optionsOf(job)));
  };
}

/**
 * Parses a list in a worker when it is too long for the main thread; otherwise undefined. Not inside a transaction:
 * `guard` first checks whether the lines may be stored, and throws.
 */
export async function parseLongListInWorker(
  deps: { readLines: ReadLines },
  lines: Lines,
  { language, guard }: { language?: Language; guard?: () => Promise<unknown> } = {},
): Promise<ListReader | undefined> {
  const job = jobOf(lines, language);
  if (job.lines.reduce((sum, line) => sum + line.length, 0) <= MAX_MAIN_THREAD_LETTERS) return undefined;
  await guard?.();
  const readings = byLine(job, await deps.readLines(job));
  return (line) => named(line, readings.get(line) ?? readIngredientLine(line, optionsOf(job)));
}

/** The original lines of sent ingredients. */
export function pickOriginalLines(sent: readonly { originalText: string | null }[]): Lines {
  return sent.map((row) => row.originalText);
}

/** The worker's part. */
export function runParseLinesJob(job: LinesJob): IngredientReading[] {
  return readIngredientLines([...job.lines], optionsOf(job));
}

const optionsOf = ({ language }: LinesJob) => (language ? { language } : {});

function named(line: string, reading: IngredientReading): IngredientReading {
  return reading.name === "" ? { ...reading, name: line.slice(0, RECIPE_LIMITS.ingredientName) } : reading;
}

function jobOf(lines: Lines, language: Language): LinesJob {
  const rows = [...new Set(lines)].filter(
    (line) => line !== null && line.trim() !== "" && parseIngredientHeadingOrNull(line) === null,
  ) as string[];
  return { lines: rows, ...(language ? { language } : {}) };
}

function byLine({ lines }: LinesJob, readings: readonly IngredientReading[]): Map<string, IngredientReading> {
  return new Map(lines.flatMap((line, index) => (readings[index] ? [[line, readings[index]] as const] : [])));
}

const NOTHING = { amount: NO_AMOUNT, unit: null, size: null, name: "", notes: null };

/** Parses typed lines as they would be stored, without storing. */
export async function previewTypedIngredientLines(
  deps: { readLines: ReadLines },
  { lines, language }: ReadLinesInput,
): Promise<ReadLinesAnswer> {
  const typed = lines.map((line) => line.trim());
  const readLine =
    (await parseLongListInWorker(deps, typed, { language })) ?? createIngredientListParser(typed, language);
  return {
    readings: typed.map((line): LineReading => {
      const heading = parseIngredientHeadingOrNull(line);
      if (heading !== null || line === "") return { heading, ...NOTHING };
      const { amount, unit, size, name, notes } = readLine(line);
      return { heading, amount, unit, size, name, notes };
    }),
  };
}
