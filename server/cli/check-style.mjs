import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./child.mjs";
import { findStyleBreaches } from "./style-rules.mjs";

/**
 * A path may be a folder.
 * @type {{ allowed: { path: string, found: string, reason: string }[] }}
 */
const { allowed } = JSON.parse(readFileSync(new URL("./style-allowlist.json", import.meta.url), "utf8"));

const paths = process.argv.slice(2);
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...paths], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(?:ts|tsx|mjs|md)$/.test(path) && !/\/(?:fixtures|samples)\//.test(path));

const counts = new Map();
let count = 0;
for (const path of files) {
  for (const { line, rule, found, hint } of findStyleBreaches(path, readFileSync(join(root, path), "utf8"))) {
    if (allowed.some((entry) => path.startsWith(entry.path) && found.toLowerCase() === entry.found)) continue;
    count += 1;
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
    if (!process.env.STYLE_COUNT) console.error(`${path}:${line} ${rule} "${found}": ${hint}`);
  }
}
if (count > 0)
  console.error(
    `${count} breaches of the writing rules: ${[...counts].map(([rule, n]) => `${rule} ${n}`).join(", ")}`,
  );
process.exit(count > 0 ? 1 : 0);
