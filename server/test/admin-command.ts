import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** The first call builds what is stale. */
export const WHILE_BUILDING = 240_000;

/** Exit code and output of a process. */
export type Ended = { code: number; out: string; err: string };

/**
 * `npm run admin -- ...` as a process of its own, which knows no variable of this machine but what is given. `input` goes
 * to its standard input.
 */
export function admin(env: Record<string, string>, words: string[], input = ""): Promise<Ended> {
  const own = Object.fromEntries(["PATH", "HOME", "TMPDIR"].map((name) => [name, process.env[name]]));
  const script = join(ROOT, "server/cli/run.mjs");
  return new Promise((done) => {
    const options = { env: { ...own, ...env }, cwd: ROOT };
    const child = execFile(process.execPath, [script, "admin", ...words], options, (_, out, err) => {
      done({ code: child.exitCode ?? -1, out: out.trim(), err: err.trim() });
    });
    // Most verbs end without reading it.
    child.stdin?.on("error", () => undefined).end(input);
  });
}

/** The sentence of a verb that is refused. */
export async function sentenceOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error("The verb was done"),
    (caught: unknown) => caught,
  );
  if (error instanceof OperatorError) return error.message;
  throw error;
}
