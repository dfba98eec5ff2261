import { z } from "zod";
import type { Deps } from "#server/deps.ts";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import type { Print } from "#server/lib/process/owner-socket.ts";
import { commandTexts, verbAnswers } from "#server/texts/en/operator.ts";

/** The words of a call do not fit the verb; nothing was tried. `usage` is how the verb is called. */
export class WordsError extends OperatorError {
  readonly usage: string | null;

  constructor(message: string, usage: string | null = null) {
    super(message);
    this.usage = usage;
  }
}

/** Words after the verb, and options as --name value. */
export const Arguments = z.object({ words: z.array(z.string()), options: z.record(z.string(), z.string()) });
export type Arguments = z.infer<typeof Arguments>;

/** The work of a parsed verb; resolves with a sentence and may print progress. Throws OperatorError. */
export type Task = (deps: Deps, tell: Print) => Promise<string>;

export type Verb = {
  usage: string;
  /** One line of the list. */
  about: string;
  /** Paragraphs of its --help. */
  help: readonly string[];
  example: string;
  /** Those that it knows, each with a value. */
  options?: readonly ("password" | "since" | "until")[];
  /** How many words it takes at most; any number where it is left out. */
  most?: number;
  /** Parses the words without any I/O. Throws WordsError. */
  read(args: Arguments): Task;
};

/** Understands a call, in the asking process and in the one that owns the database. Throws WordsError. */
export function readCall(name: string, verb: Verb, args: Arguments): Task {
  const options: readonly string[] = verb.options ?? [];
  const unknown = Object.keys(args.options).find((option) => !options.includes(option));
  if (unknown !== undefined) throw new WordsError(commandTexts.noOption(name, unknown), verb.usage);
  const surplus = verb.most === undefined ? undefined : args.words[verb.most];
  if (surplus !== undefined) throw new WordsError(commandTexts.tooMany(name, surplus), verb.usage);
  try {
    return verb.read(args);
  } catch (error) {
    throw error instanceof WordsError ? new WordsError(error.message, verb.usage) : error;
  }
}

/** Reads the first word as an address; the lookup checks its form. */
export function readEmail({ words }: Arguments): string {
  const email = words[0];
  if (!email?.includes("@")) throw new WordsError(verbAnswers.whose);
  return email;
}

/** A date as 2027-01-31, or with a time, in milliseconds; null where there is none. */
export function readDate(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  // Date.parse takes the 30th of February for the 2nd of March.
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(text.slice(0, 10));
  if (!/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text) || Number.isNaN(time) || !isDay) {
    throw new WordsError(verbAnswers.noDate(text));
  }
  return time;
}
