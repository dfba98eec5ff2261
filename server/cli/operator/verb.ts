import { z } from "zod";
import type { Deps } from "#server/deps.ts";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import type { Print } from "#server/lib/process/owner-socket.ts";
import { commandTexts, verbAnswers } from "#server/texts/en/operator.ts";

/** The arguments do not fit the verb, and nothing was changed. `usage` is the syntax of the verb. */
export class UsageError extends OperatorError {
  readonly usage: string | null;

  constructor(message: string, usage: string | null = null) {
    super(message);
    this.usage = usage;
  }
}

/** The arguments of a verb: `words` in their order, and `options` from `--name value`. */
export const Arguments = z.object({ words: z.array(z.string()), options: z.record(z.string(), z.string()) });
export type Arguments = z.infer<typeof Arguments>;

/** Executes a parsed verb. Resolves with a sentence and may print progress. Throws OperatorError. */
export type Task = (deps: Deps, print: Print) => Promise<string>;

export type Verb = {
  usage: string;
  /** Description in the list of verbs. */
  about: string;
  /** Paragraphs of the verb's --help. */
  help: readonly string[];
  example: string;
  /** Names of the verb's options, each of which takes a value. */
  options?: readonly ("password" | "since" | "until")[];
  /** Largest number of words; unlimited if absent. */
  maxWords?: number;
  /** Parses the arguments without any I/O. Throws UsageError. */
  read(args: Arguments): Task;
};

/**
 * Parses the arguments of a call, first in the calling process and again in the one that owns the database.
 * Throws UsageError.
 */
export function parseVerbArguments(name: string, verb: Verb, args: Arguments): Task {
  const options: readonly string[] = verb.options ?? [];
  const unknown = Object.keys(args.options).find((option) => !options.includes(option));
  if (unknown !== undefined) throw new UsageError(commandTexts.noOption(name, unknown), verb.usage);
  const surplus = verb.maxWords === undefined ? undefined : args.words[verb.maxWords];
  if (surplus !== undefined) throw new UsageError(commandTexts.tooMany(name, surplus), verb.usage);
  try {
    return verb.read(args);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(error.message, verb.usage) : error;
  }
}

/** Returns the first word, which must look like an email address. Throws UsageError. */
export function getEmailArgument({ words }: Arguments): string {
  const email = words[0];
  if (!email?.includes("@")) throw new UsageError(verbAnswers.whose);
  return email;
}

/**
 * Parses a date such as 2027-01-31, with or without time, into milliseconds; null if absent. Throws
 * UsageError.
 */
export function parseDateArgument(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  // Date.parse reads the 30th of February as the 2nd of March, so the day is compared.
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(text.slice(0, 10));
  if (!/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text) || Number.isNaN(time) || !isDay) {
    throw new UsageError(verbAnswers.noDate(text));
  }
  return time;
}
