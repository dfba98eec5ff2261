import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { createWorkerPool } from "#server/lib/work/worker-pool.ts";
import { type Draft, isRight, type ScorePage } from "./eval/import-labels.ts";

const DEADLINE_MS = 30_000;

/**
 * `eval-import DIR` prints one JSON line {page, draft} for each DIR/<page>/page.html.gz, sorted by name,
 * using all cores. An unreadable page gives an empty draft and an error on stderr. `eval-import DIR
 * --complete SCORER` instead prints the number of pages that are right, the number that are called complete,
 * and how many of these are right. SCORER is a module that exports `scorePage(expected, draft)`, where
 * `expected` is DIR/<page>/expected.json without the labels that `import-labels.json` corrects.
 */
async function main([dir, option, scorer]: readonly string[]): Promise<number> {
  if (dir === undefined || !existsSync(dir) || (option === "--complete") !== (scorer !== undefined)) {
    console.error("usage: eval-import DIR [--complete SCORER], DIR holds <page>/page.html.gz");
    return 1;
  }
  const pages = readdirSync(dir)
    .sort()
    .filter((page) => existsSync(join(dir, page, "page.html.gz")));
  const readers = createWorkerPool<string, Draft>({
    entry: new URL("./eval-import-worker.js", import.meta.url),
    size: availableParallelism(),
    maxQueue: pages.length,
    deadlineMs: DEADLINE_MS,
  });
  const drafts = pages.map((page) =>
    readers.run(join(dir, page, "page.html.gz")).catch((error: unknown) => {
      console.error(`${page}: ${error instanceof Error ? error.message : String(error)}`);
      return {};
    }),
  );
  if (scorer === undefined)
    for (const [index, page] of pages.entries())
      process.stdout.write(`${JSON.stringify({ page, draft: await drafts[index] })}\n`);
  else printComplete(dir, pages, await Promise.all(drafts), scorer);
  await readers.close();
  return 0;
}

function printComplete(
  dir: string,
  pages: readonly string[],
  drafts: readonly Draft[],
  scorer: string,
): void {
  const { scorePage }: { scorePage: ScorePage } = createRequire(import.meta.url)(resolve(scorer));
  const read = pages.map((page, index) => {
    const expected = JSON.parse(readFileSync(join(dir, page, "expected.json"), "utf8"));
    const draft = drafts[index] ?? {};
    return { page, isComplete: draft.complete === true, isRight: isRight(page, expected, draft, scorePage) };
  });
  const complete = read.filter(({ isComplete }) => isComplete);
  const wrong = complete.filter((entry) => !entry.isRight);
  const share = (count: number, all: number): string => `${count} (${((100 * count) / all).toFixed(1)} %)`;
  console.log(
    `pages ${read.length}, right ${share(read.filter((entry) => entry.isRight).length, read.length)}`,
  );
  console.log(`called complete ${share(complete.length, read.length)}`);
  console.log(`right of those ${share(complete.length - wrong.length, complete.length)}`);
  for (const { page } of wrong) console.log(`called complete and wrong: ${page}`);
}

process.exitCode = await main(process.argv.slice(2));
