import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Switch, switches } from "./security-proof/switches.ts";

/** What a build of the server needs; the rest of the tree is not copied. */
const SOURCES = ["server", "db", "src", "package.json", "tsconfig.json", "vite.config.ts", "index.html"];
const MOST_MS = 600_000;

export type SwitchesProof = { switches: number; unnoticed: string[]; ok: boolean };

/**
 * Turns off one guard after the other, each in a copy of the sources that is built and thrown away, and asks that its goal
 * goes red. The server that is shipped has no such switch. `only` is a part of a switch's name.
 */
export async function proveSwitches(only = ""): Promise<SwitchesProof> {
  const chosen = switches.filter(({ name }) => name.includes(only));
  const unnoticed: string[] = [];
  for (const one of chosen) {
    const found = await turnOff(one).catch((error: Error) => error.message);
    const goal = one.goal.split("=")[0];
    const isRed = typeof found === "number" && found > 0;
    console.log(`${one.name} off: ${goal} ${isRed ? `red (${found} failures)` : `NOT red (${found})`}`);
    if (!isRed) unnoticed.push(one.name);
  }
  return { switches: chosen.length, unnoticed, ok: chosen.length > 0 && unnoticed.length === 0 };
}

/** How many failures the goal has without the guard. Throws where the copy cannot be made or built, or the goal not run. */
async function turnOff({ goal, edits }: Switch): Promise<number> {
  const root = join(import.meta.dirname, "../..");
  const copy = mkdtempSync(join(tmpdir(), "larder-switch-"));
  try {
    for (const name of SOURCES) cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const folder of ["node_modules", "public"]) symlinkSync(join(root, folder), join(copy, folder));
    for (const edit of edits) applyEdit(copy, edit);
    const vite = join(root, "node_modules/vite/bin/vite.js");
    const built = await run(copy, [vite, "build", "--ssr", "--logLevel", "error", "--outDir", "dist/server"]);
    if (built.code !== 0) throw new Error(`the copy was not built: ${built.output.slice(-400)}`);
    symlinkSync(join(root, "dist/client"), join(copy, "dist/client"));
    return failuresIn(await run(copy, [join(copy, "dist/server/prove.js"), "security", goal]));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function applyEdit(copy: string, { file, text, instead }: Switch["edits"][number]): void {
  const path = join(copy, file);
  const parts = readFileSync(path, "utf8").split(text);
  if (parts.length !== 2) throw new Error(`stale: the text stands ${parts.length - 1} times in ${file}`);
  writeFileSync(path, parts.join(instead));
}

/** Of the goal's own line. One that broke off has told nothing about its guard. */
function failuresIn({ code, output }: { code: number; output: string }): number {
  const [, failures] = /: \d+ tries, (\d+) failures/.exec(output) ?? [];
  if (failures === undefined || /broke off/.test(output)) throw new Error(`no result: ${output.slice(-400)}`);
  if ((code !== 0) !== Number(failures) > 0) throw new Error(`the exit code was ${code}`);
  return Number(failures);
}

function run(cwd: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"], timeout: MOST_MS });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    }
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
