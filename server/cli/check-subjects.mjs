import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { root } from "./child.mjs";
import { findSubjectBreaches } from "./style-rules.mjs";

/** Commits whose subjects are checked; more than a change usually has. */
const RECENT_COMMITS = 30;

/**
 * Reads the subject of the message file that Git passes to its hook, otherwise those of recent commits; none
 * outside of a repository.
 */
function readSubjects() {
  const [messageFile] = process.argv.slice(2);
  if (messageFile) return readFileSync(messageFile, "utf8").split("\n", 1);
  try {
    const log = execFileSync("git", ["log", `-${RECENT_COMMITS}`, "--no-merges", "--format=%s"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return log.split("\n").filter((subject) => subject !== "");
  } catch {
    return [];
  }
}

const breaches = readSubjects().flatMap((subject) =>
  findSubjectBreaches(subject).map((breach) => `${breach}: ${subject}`),
);
for (const breach of breaches) console.error(breach);
process.exit(breaches.length > 0 ? 1 : 0);
