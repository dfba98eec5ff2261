import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { getDatabaseFilePathOrNull, listFoldersToOwn } from "#server/data-paths.ts";
import { type Env, parseEnv } from "#server/env.ts";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import {
  claimDataFolder,
  OwnerRefusedError,
  type Ownership,
  type Print,
  runCommandInOwner,
} from "#server/lib/process/owner-socket.ts";
import { readSecretInput } from "#server/lib/process/read-secret.ts";
import { formatStartErrorOrNull } from "#server/start-errors.ts";
import { commandTexts, verbTexts } from "#server/texts/en/operator.ts";
import { type Arguments, parseVerbArguments, UsageError, type Verb } from "./verb.ts";
import { requireVerb, runVerb, verbs } from "./verbs.ts";

const NOT_DONE = 1;
const WRONG_WORDS = 2;

const OPTIONS = {
  help: { type: "boolean" },
  "set-password": { type: "boolean" },
  since: { type: "string" },
  until: { type: "string" },
} as const;

/** Reads a secret from standard input, so that it is not in the process list; null at the end of input. */
type ReadSecret = (prompt: string) => Promise<string | null>;

const readSecretAtTerminal: ReadSecret = (prompt) =>
  readSecretInput(prompt, { input: process.stdin, prompts: process.stderr });

/** Parses the command line. Throws UsageError for an unknown option or an option without its value. */
function parseCommandLine(argv: string[]) {
  if (argv.some((word) => /^--password(?:=|$)/.test(word))) {
    throw new UsageError(commandTexts.passwordInWords, verbTexts.createUser.usage);
  }
  try {
    const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
    const { help = false, "set-password": setsPassword = false, ...options } = values;
    const [name, ...words] = positionals;
    return { name, args: { words, options }, help, setsPassword };
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS")) {
      throw new UsageError((error as Error).message);
    }
    throw error;
  }
}

/**
 * Runs the operator command in the running server or, if none runs, in this process with the database.
 * Invalid arguments are rejected before that. `print` receives progress. A password is read in this process
 * and sent to the server with the arguments.
 */
export async function runAdminCommand(
  argv: string[],
  environment: Record<string, string | undefined>,
  print: Print = () => undefined,
  readSecretLine: ReadSecret = readSecretAtTerminal,
): Promise<string> {
  const { name, args: asked, help, setsPassword } = parseCommandLine(argv);
  if (name === undefined) return formatVerbOverview();
  const verb = requireVerb(name);
  if (help) return formatVerbHelp(verb);
  parseVerbArguments(name, verb, asked);
  if (setsPassword && !verb.options?.includes("password")) {
    throw new UsageError(commandTexts.noOption(name, "set-password"), verb.usage);
  }
  const args = setsPassword
    ? { ...asked, options: { ...asked.options, password: await readNewPassword(readSecretLine) } }
    : asked;
  const env = parseEnv(environment);
  // The server that owns the database file must run the command, also if the file is outside of the data
  // folder.
  const folders = listFoldersToOwn(env);
  for (const folder of folders) {
    const answer = await runCommandInOwner(folder, name, args, print);
    if (answer) return String(answer.result);
  }
  assertDatabaseExists(env, name);
  return runVerbAsDatabaseOwner(folders, env, { name, args, print });
}

/** Reads a password, at a terminal twice because it is not displayed. Throws OperatorError. */
async function readNewPassword(readSecretLine: ReadSecret): Promise<string> {
  const password = await readSecretLine(commandTexts.password);
  if (!password) throw new OperatorError(commandTexts.noPassword);
  if (process.stdin.isTTY && (await readSecretLine(commandTexts.passwordAgain)) !== password) {
    throw new OperatorError(commandTexts.passwordsDiffer);
  }
  return password;
}

/**
 * Throws if the database does not exist, because a mistyped folder must not become a new database. Only
 * create-user may create one.
 */
function assertDatabaseExists(env: Env, verb: string): void {
  const file = getDatabaseFilePathOrNull(env);
  if (verb === "create-user" || file === null || existsSync(file)) return;
  throw new OperatorError(commandTexts.noDatabase(file));
}

type Call = { name: string; args: Arguments; print: Print };

async function runVerbAsDatabaseOwner(
  folders: string[],
  env: Env,
  { name, args, print }: Call,
): Promise<string> {
  const owned: Ownership[] = [];
  try {
    for (const folder of folders) owned.push(await claimDataFolder(folder, throwDatabaseInUse));
    // Imported only here, because the server's code is not needed to ask another process or to list the
    // verbs.
    const { assembleServer } = await import("#server/assemble.ts");
    const parts = await assembleServer({ ...env, LOG_LEVEL: "error" });
    try {
      return await runVerb(parts.deps, name, args, print);
    } finally {
      await parts.close();
    }
  } finally {
    for (const ownership of owned) await ownership.release();
  }
}

async function throwDatabaseInUse(): Promise<never> {
  throw new Error(commandTexts.atWork);
}

/** Output for an error: a sentence if the operator can fix it, otherwise the error with its stack. */
export function formatAdminError(error: unknown): string {
  if (error instanceof UsageError) {
    return `${error.message}\n${error.usage === null ? formatVerbOverview() : commandTexts.usedAs(error.usage)}`;
  }
  if (error instanceof OperatorError || error instanceof OwnerRefusedError) return error.message;
  return formatStartErrorOrNull(error) ?? (error as Error).stack ?? String(error);
}

/** Exit code after an error: 2 for wrong arguments, otherwise 1. */
export function getExitCodeOfError(error: unknown): number {
  return error instanceof UsageError ? WRONG_WORDS : NOT_DONE;
}

/** The list of all verbs with usage and description. */
function formatVerbOverview(): string {
  const rows = Object.values(verbs).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return [commandTexts.usage, "", ...rows, "", commandTexts.footer].join("\n");
}

/** The help of one verb: usage, description, example and exit codes. */
function formatVerbHelp({ usage, about, help, example }: Verb): string {
  const { command, exits } = commandTexts;
  return [
    `${command} ${usage}`,
    "",
    about,
    ...help.flatMap((paragraph) => ["", paragraph]),
    "",
    commandTexts.example,
    `  ${command} ${example}`,
    "",
    ...exits,
  ].join("\n");
}
