import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createWorkerPool } from "#server/lib/work/worker-pool.ts";

const DEADLINE_MS = 30_000;

/**
 * `eval-import DIR`: one JSON line {page, draft} for each DIR/<page>/page.html.gz, in order of their names, read on all
 * cores. A page that cannot be read has an empty draft, and its reason on the error stream.
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
