import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { images, users } from "#db/schema/index.ts";
import type { ImageStore } from "#server/lib/images.ts";
import { checkTexts } from "#server/texts/en/operator.ts";

/** Rows and files are compared in batches of this size, because a server may have 100,000 pictures. */
const PORTION = 500;

type ReadDeps = { db: Db; images: ImageStore };

/**
 * Finds pictures without their three files (faults) and files without a row (notes). A server that stops
 * between writing the files and the row leaves such files.
 */
export async function findPictureFaults(
  deps: ReadDeps,
): Promise<{ count: number; faults: string[]; notes: string[] }> {
  const { count, missing } = await findPicturesWithMissingFiles(deps);
  const unknown = await findPictureFilesWithoutRow(deps);
  return {
    count,
    faults: missing.count === 0 ? [] : [checkTexts.filesMissing(missing.count, formatSampleIds(missing))],
    notes: unknown.count === 0 ? [] : [checkTexts.filesUnknown(unknown.count, formatSampleIds(unknown))],
  };
}

async function findPicturesWithMissingFiles({
  db,
  images: store,
}: ReadDeps): Promise<{ count: number; missing: Finding }> {
  const missing: Finding = { count: 0, samples: [] };
  let count = 0;
  let after = 0;
  for (;;) {
    // Skips deleted accounts, because their files are removed before their rows.
    const portion = await db
      .select({ rowId: images.rowId, id: images.id })
      .from(images)
      .innerJoin(users, and(eq(users.rowId, images.ownerRowId), isNull(users.deletedAt)))
      .where(gt(images.rowId, after))
      .orderBy(asc(images.rowId))
      .limit(PORTION);
    const lacking: string[] = [];
    for (const { id } of portion) if (!(await store.hasImage(id))) lacking.push(id);
    // A picture whose row was deleted during the check is no fault.
    const still = new Set(await selectStoredImageIds(db, lacking));
    for (const id of lacking) if (still.has(id)) addSampleToFinding(missing, id);
    count += portion.length;
    after = portion.at(-1)?.rowId ?? after;
    if (portion.length < PORTION) return { count, missing };
  }
}

async function findPictureFilesWithoutRow({ db, images: store }: ReadDeps): Promise<Finding> {
  const unknown: Finding = { count: 0, samples: [] };
  for await (const portion of store.listImages(PORTION)) {
    const known = new Set(await selectStoredImageIds(db, portion));
    for (const id of portion) if (!known.has(id)) addSampleToFinding(unknown, id);
  }
  return unknown;
}

async function selectStoredImageIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const among = sql`${images.id} in (select value from json_each(${JSON.stringify(ids)}))`;
  return (await db.select({ id: images.id }).from(images).where(among)).map(({ id }) => id);
}

function addSampleToFinding(finding: Finding, id: string): void {
  finding.count += 1;
  if (finding.samples.length < MAX_SAMPLES) finding.samples.push(id);
}

/** Largest number of examples in a message. */
export const MAX_SAMPLES = 5;

/** The number of findings and the first few of them. */
export type Finding = { count: number; samples: string[] };

export function formatSampleIds({ count, samples }: Finding): string {
  const others = count - samples.length;
  return samples.join(", ") + (others > 0 ? checkTexts.others(others) : "");
}
