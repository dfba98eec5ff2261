import { writeSync } from "node:fs";
import { sql } from "drizzle-orm";
import { openDb } from "#db/client.ts";

/**
 * The process that the check kills. It prints the id of each committed write. Arguments: database URL, round,
 * number of writers.
 */
const [url, round, writers] = process.argv.slice(2);
if (!url || !round || !writers) throw new Error("usage: crash-writer-worker URL ROUND WRITERS");

const db = await openDb(url);

/** Writes two rows and a counter in each transaction, so that a partial write would be noticed. */
async function writeForever(writer: number): Promise<void> {
  for (let number = 0; ; number++) {
    const id = `${round}-${writer}-${number}`;
    await db.write(async (tx) => {
      await tx.run(sql`insert into crash_rows (id, half) values (${id}, 1)`);
      await tx.run(sql`insert into crash_rows (id, half) values (${id}, 2)`);
      await tx.run(sql`update crash_count set writes = writes + 1`);
    });
    // The write is synchronous, because an asynchronous one could be lost when the process is killed.
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => writeForever(writer)));
