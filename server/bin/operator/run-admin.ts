import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { assemble, databaseFileOf, ownedFolders } from "#server/assemble.ts";
import { type Env, readEnv } from "#server/env.ts";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import {
  askOwner,
  claimOwnership,
  OwnerRefusedError,
  type Ownership,
} from "#server/lib/process/owner-socket.ts";
import { sentenceOf } from "#server/start-errors.ts";
import { type Arguments, runVerb, verbs } from "./verbs.ts";

const OPTIONS = {
  help: { type: "boolean" },
  password: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
} as const;

/** The operator command: asks the running server, or opens the database itself where none runs. */
export async function runAdmin(
  argv: string[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  const [verb, ...words] = positionals;
  if (verb === undefined || !Object.hasOwn(verbs, verb)) {
    if (verb !== undefined) throw new OperatorError(`There is no verb ${verb}.\n\n${overview()}`);
    return overview();
  }
  if (values.help) return `npm run admin -- ${verbs[verb]?.usage}\n${verbs[verb]?.about}`;
  const { help: _, ...options } = values;
  const args = { words, options };
  const env = readEnv(environment);
  // Whoever owns the database file is asked, also where it lies outside the data folder.
  const folders = ownedFolders(env);
  for (const folder of folders) {
    const answer = await askOwner(folder, verb, args);
    if (answer) return String(answer.result);
  }
  requireDatabase(env, verb);
  return runAlone(folders, env, verb, args);
}

/** A mistyped folder must not become a new and empty household; the first account may be made before a start. */
function requireDatabase(env: Env, verb: string): void {
  const file = databaseFileOf(env);
  if (verb === "create-user" || file === null || existsSync(file)) return;
  throw new OperatorError(`There is no database at ${file}: look at DATA_DIR and DATABASE_URL.`);
}

async function runAlone(folders: string[], env: Env, verb: string, args: Arguments): Promise<string> {
  const owned: Ownership[] = [];
  try {
    for (const folder of folders) owned.push(await claimOwnership(folder, refuseWhileAtWork));
    const parts = await assemble({ ...env, LOG_LEVEL: "error" });
    try {
      return await runVerb(parts.deps, verb, args);
    } finally {
      await parts.close();
    }
  } finally {
    for (const ownership of owned) await ownership.release();
  }
}

async function refuseWhileAtWork(): Promise<never> {
  throw new Error("An operator command is at work. Try again in a moment.");
}

function overview(): string {
  const rows = Object.values(verbs).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return `npm run admin -- VERB\n\n${rows.join("\n")}`;
}

/** What to print of an error: a sentence where it is the operator's to mend, else all of it. */
export function explainError(error: unknown): string {
  const known =
    error instanceof OperatorError ||
    error instanceof OwnerRefusedError ||
    (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  if (known) return (error as Error).message;
  return sentenceOf(error) ?? (error as Error).stack ?? String(error);
}
