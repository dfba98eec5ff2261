import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stopWhenParentEnds } from "./end-with-parent.mjs";
import { ensureBuiltOrExit } from "./ensure.mjs";

stopWhenParentEnds();

const [name = "", ...args] = process.argv.slice(2);
const programs = [".", "../benches", "../checks", "../evals"]
  .flatMap((folder) => readdirSync(new URL(folder, import.meta.url)))
  .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && !file.includes("-worker"))
  .map((file) => file.slice(0, -".ts".length));

if (!programs.includes(name)) {
  console.error(`Usage: node server/cli/run.mjs NAME [ARGUMENTS]; NAME is one of: ${programs.join(", ")}.`);
  process.exit(2);
}

// A container image has no sources and no lock file, so there is nothing to build.
if (existsSync(new URL("../../package-lock.json", import.meta.url))) await ensureBuiltOrExit();

const program = new URL(`../../dist/server/${name}.js`, import.meta.url);
if (!existsSync(program)) {
  console.error(`The build made no dist/server/${name}.js.`);
  process.exit(1);
}
process.env.NODE_ENV ??= "production";
process.argv = [process.execPath, fileURLToPath(program), ...args];
await import(program.href);
