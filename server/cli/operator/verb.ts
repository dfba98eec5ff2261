import { z } from "zod";
import type { Deps } from "#server/deps.ts";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import type { Print } from "#server/lib/process/owner-socket.ts";
import { commandTexts, verbAnswers } from "#server/texts/en/operator.ts";

/** The arguments do not fit the verb; nothing was changed. `usage` shows the verb's syntax. */
export class UsageError extends OperatorError {
  readonly usage: string | null;

  constructor(message: string, usage: string | null = null) {
    super(message);
    this.usage = usage;
  }
}

/** Words after the verb, and options from --name value. */
export const Arguments = z.object({ words: z.array(z.string()), options: z.record(z.string(), z.string()) });
export type Arguments = z.infer<typeof Arguments>;

/** The work of a parsed verb; resolves with a sentence and may print progress. Throws OperatorError. */
export type Task = (deps: Deps, print: Print) => Promise<string>;

export type Verb = {
  usage: string;
  /** Its line in the list of verbs. */
  about: string;
  /** Paragraphs of its --help. */
  help: readonly string[];
  example: string;
  /** Names of its options; each takes a value. */
  options?: readonly ("password" | "since" | "until")[];
  /** Maximal number of words; unlimited if absent. */
  maxWords?: number;
  /** Parses the words without any I/O. Throws UsageError. */
  read(args: Arguments): Task;
};

/** Parses a call, in the calling process and in the one that owns the database. Throws UsageError. */
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

/** Reads the first word as an address; the lookup checks its form. */
export function emailArgument({ words }: Arguments): string {
  const email = words[0];
  if (!email?.includes("@")) throw new UsageError(verbAnswers.whose);
  return email;
}

/** Parses a date such as 2027-01-31, or one with a time, in milliseconds; null if absent. Throws UsageError. */
export function parseDateArgument(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  // Date.parse reads the 30th of February as the 2nd of March.
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(text.slice(0, 10));
  if (!/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text) || Number.isNaN(time) || !isDay) {
    throw new UsageError(verbAnswers.noDate(text));
  }
  return time;
}
