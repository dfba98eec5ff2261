import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./child.mjs";
import { findStyleBreaches } from "./style-rules.mjs";

/**
 * Words that are allowed in a file or folder (`path`), with the reason.
 * @type {{ allowed: { path: string, found: string, reason: string }[] }}
 */
const { allowed } = JSON.parse(readFileSync(new URL("./style-allowlist.json", import.meta.url), "utf8"));

const prefixes = process.argv.slice(2);
const files = [
  ...readdirSync(root),
  ...["src", "server", "db", "e2e", "docs"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  ),
]
  .filter((path) => /\.(?:ts|tsx|mjs|md)$/.test(path) && !/\/(?:fixtures|samples)\//.test(path))
  .filter((path) => prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix)));

const breaches = files.flatMap((path) =>
  findStyleBreaches(path, readFileSync(join(root, path), "utf8"))
    .filter(
      ({ found }) =>
        !allowed.some((entry) => path.startsWith(entry.path) && found.toLowerCase() === entry.found),
    )
    .map((breach) => ({ path, ...breach })),
);
for (const { path, line, rule, found, hint } of breaches)
  console.error(`${path}:${line} ${rule} "${found}": ${hint}`);
if (breaches.length > 0) console.error(`${breaches.length} breaches of the writing rules`);
process.exit(breaches.length > 0 ? 1 : 0);
