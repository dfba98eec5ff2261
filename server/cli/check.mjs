import { spawn } from "node:child_process";
import { packageScriptPath, root } from "./child.mjs";
import { ensureBuiltOrExit, ensureInstalled } from "./ensure.mjs";

await ensureBuiltOrExit(ensureInstalled);

/** @param {string[]} args arguments of Node */
const show = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    child.once("exit", (code) => resolve(code === 0));
  });

// Not in parallel, because with --write the formatter changes files that the compiler reads.
const formatted = await show([packageScriptPath("@biomejs/biome"), "check", ...process.argv.slice(2)]);
const dataIsValid = await show(["server/cli/check-data.mjs"]);
const isPlain =
  (await show(["server/cli/check-style.mjs"])) && (await show(["server/cli/check-subjects.mjs"]));
const used = await show([packageScriptPath("knip"), "--no-progress", "--no-config-hints"]);
const typed = await show([packageScriptPath("typescript", "tsc"), "--noEmit"]);
process.exit(formatted && dataIsValid && isPlain && used && typed ? 0 : 1);
