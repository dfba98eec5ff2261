import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { images, serverFlags } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { ImageStore } from "#server/lib/images.ts";

/** Set once the files of all pictures are sized by width. */
const FLAG = "pictures_sized_by_width";
const PORTION = 100;

/**
 * Replaces the smaller files of tall pictures that an earlier version sized by height, once. After an abort the next
 * call starts again. Returns the number of changed pictures.
 */
export async function widenTallPictures(
  { db, clock, images: store }: { db: Db; clock: Clock; images: ImageStore },
  signal?: AbortSignal,
): Promise<number> {
  const [done] = await db.select().from(serverFlags).where(eq(serverFlags.name, FLAG));
  if (done) return 0;
  let changed = 0;
  for (let after = 0; ; ) {
    const portion = await db
      .select({ rowId: images.rowId, id: images.id })
      .from(images)
      .where(and(gt(images.rowId, after), gt(images.height, images.width)))
      .orderBy(asc(images.rowId))
      .limit(PORTION);
    for (const { id } of portion) {
      if (signal?.aborted) return changed;
      if (await store.widenSmallerFiles(id)) changed += 1;
    }
    after = portion.at(-1)?.rowId ?? after;
    if (portion.length < PORTION) break;
  }
  await db.write((tx) =>
    tx.insert(serverFlags).values({ name: FLAG, setAt: clock.now() }).onConflictDoNothing(),
  );
  return changed;
}
