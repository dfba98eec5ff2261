import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createWorkerPool } from "#server/lib/work/worker-pool.ts";

const DEADLINE_MS = 30_000;

/**
 * `eval-import DIR` prints one JSON line {page, draft} for each DIR/<page>/page.html.gz, sorted by name,
 * using all cores. An unreadable page has an empty draft and an error on stderr.
 */
async function main(dir: string | undefined): Promise<number> {
  if (dir === undefined || !existsSync(dir)) {
    console.error("usage: eval-import DIR, a folder that holds <page>/page.html.gz");
    return 1;
  }
  const pages = readdirSync(dir)
    .sort()
    .filter((page) => existsSync(join(dir, page, "page.html.gz")));
  const readers = createWorkerPool<string, Record<string, unknown>>({
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
  for (const [index, page] of pages.entries()) {
    process.stdout.write(`${JSON.stringify({ page, draft: await drafts[index] })}\n`);
  }
  await readers.close();
  return 0;
}

process.exitCode = await main(process.argv[2]);
