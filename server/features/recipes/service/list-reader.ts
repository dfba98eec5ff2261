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

/** Parses an ingredient line in the language of its list. */
export type ListReader = (line: string) => IngredientReading;

type Lines = readonly (string | null)[];
type Language = string | null | undefined;

/**
 * Number of characters that are parsed on the main thread, which suffices for most recipes. Parsing more
 * would delay other calls.
 */
const MAX_MAIN_THREAD_LETTERS = 4000;

/**
 * Creates a parser for the lines of a list, which parses all of them at its first call. Without `language`,
 * it detects the language from all lines except headings and blank lines. The name in a result is never
 * blank.
 */
export function createIngredientListParser(lines: Lines, language: Language): ListReader {
  const job = createParseLinesJob(lines, language);
  let readings: Map<string, IngredientReading> | undefined;
  return (line) => {
    readings ??= mapReadingsByLine(job, runParseLinesJob(job));
    return fillMissingIngredientName(
      line,
      readings.get(line) ?? readIngredientLine(line, getParserOptionsOfJob(job)),
    );
  };
}

/**
 * Parses a list in a worker when it is too long for the main thread; otherwise returns undefined. Call it
 * outside a transaction. `guard` runs before the worker and throws when the lines may not be stored.
 */
export async function parseLongListInWorker(
  deps: { readLines: ReadLines },
  lines: Lines,
  { language, guard }: { language?: Language; guard?: () => Promise<unknown> } = {},
): Promise<ListReader | undefined> {
  const job = createParseLinesJob(lines, language);
  if (job.lines.reduce((sum, line) => sum + line.length, 0) <= MAX_MAIN_THREAD_LETTERS) return undefined;
  await guard?.();
  const readings = mapReadingsByLine(job, await deps.readLines(job));
  return (line) =>
    fillMissingIngredientName(
      line,
      readings.get(line) ?? readIngredientLine(line, getParserOptionsOfJob(job)),
    );
}

export function pickOriginalLines(sent: readonly { originalText: string | null }[]): Lines {
  return sent.map((row) => row.originalText);
}

/** Runs in the worker thread and parses the lines of a job. */
export function runParseLinesJob(job: LinesJob): IngredientReading[] {
  return readIngredientLines([...job.lines], getParserOptionsOfJob(job));
}

const getParserOptionsOfJob = ({ language }: LinesJob) => (language ? { language } : {});

function fillMissingIngredientName(line: string, reading: IngredientReading): IngredientReading {
  return reading.name === "" ? { ...reading, name: line.slice(0, RECIPE_LIMITS.ingredientName) } : reading;
}

function createParseLinesJob(lines: Lines, language: Language): LinesJob {
  const rows = [...new Set(lines)].filter(
    (line) => line !== null && line.trim() !== "" && parseIngredientHeadingOrNull(line) === null,
  ) as string[];
  return { lines: rows, ...(language ? { language } : {}) };
}

function mapReadingsByLine(
  { lines }: LinesJob,
  readings: readonly IngredientReading[],
): Map<string, IngredientReading> {
  return new Map(lines.flatMap((line, index) => (readings[index] ? [[line, readings[index]] as const] : [])));
}

const NOTHING = { amount: NO_AMOUNT, unit: null, size: null, name: "", notes: null };

/** Parses typed lines as saving would parse them; stores nothing. */
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
