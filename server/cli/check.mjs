import { spawn } from "node:child_process";
import { packageScript, root } from "./child.mjs";
import { ensureInstalled, ensureOrExit } from "./ensure.mjs";

await ensureOrExit(ensureInstalled);

/** @param {string[]} args of this Node */
const show = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    child.once("exit", (code) => resolve(code === 0));
  });

// In sequence: with --write the formatter changes files that the compiler reads.
const formatted = await show([packageScript("@biomejs/biome"), "check", ...process.argv.slice(2)]);
const dataIsValid = await show(["server/cli/check-data.mjs"]);
const isPlain =
  (await show(["server/cli/check-style.mjs"])) && (await show(["server/cli/check-subjects.mjs"]));
const used = await show([packageScript("knip"), "--no-progress", "--no-config-hints"]);
const typed = await show([packageScript("typescript", "tsc"), "--noEmit"]);
process.exit(formatted && dataIsValid && isPlain && used && typed ? 0 : 1);
