import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** Timeout in ms; the first call builds the server. */
export const WHILE_BUILDING = 240_000;

export type Ended = { code: number; out: string; err: string };

/**
 * Runs `npm run admin -- ...words` as a child process that gets only the environment variables in `env`.
 * `input` is its standard input.
 */
export function admin(env: Record<string, string>, words: string[], input = ""): Promise<Ended> {
  const own = Object.fromEntries(["PATH", "HOME", "TMPDIR"].map((name) => [name, process.env[name]]));
  const script = join(ROOT, "server/cli/run.mjs");
  return new Promise((done) => {
    const options = { env: { ...own, ...env }, cwd: ROOT };
    const child = execFile(process.execPath, [script, "admin", ...words], options, (_, out, err) => {
      done({ code: child.exitCode ?? -1, out: out.trim(), err: err.trim() });
    });
    // Most commands end without reading their input.
    child.stdin?.on("error", () => undefined).end(input);
  });
}

/** The message with which a command is refused; fails if the command succeeds. */
export async function sentenceOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error("The verb was done"),
    (caught: unknown) => caught,
  );
  if (error instanceof OperatorError) return error.message;
  throw error;
}
