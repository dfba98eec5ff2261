import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { importRecords, keptPages } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { SaveImportInput } from "../schema.ts";
import { findOpenRecord } from "./records.ts";

type Deps = { clock: Clock; uuid: () => string };

/**
 * The open record of the draft becomes completed; without one a completed record is written, so the history has every
 * import. The page of the record is the recipe's from now on.
 */
export async function completeRecord(
  tx: Tx,
  deps: Deps,
  member: Member,
  input: SaveImportInput,
  recipeRowId: number,
): Promise<void> {
  const now = deps.clock.now();
  const record =
    (input.importId ? await findOpenRecord(tx, member, { id: input.importId }) : undefined) ??
    (input.sourceUrl ? await findOpenRecord(tx, member, { url: input.sourceUrl }) : undefined);
  const fields = {
    title: input.title,
    status: "completed" as const,
    errorMessage: null,
    draft: null,
    others: null,
    recipeRowId,
    updatedAt: now,
    ...(input.receipt ? { receipt: JSON.stringify(input.receipt) } : {}),
  };
  if (record) {
    await tx.update(importRecords).set(fields).where(eq(importRecords.rowId, record.rowId));
    await tx
      .update(keptPages)
      .set({ recordRowId: null, recipeRowId })
      .where(eq(keptPages.recordRowId, record.rowId));
    return;
  }
  const row = { id: deps.uuid(), userRowId: member.rowId, url: input.sourceUrl, createdAt: now };
  await tx.insert(importRecords).values({ ...row, ...fields });
  if (input.importId) await copyPage(tx, member, input.importId, recipeRowId);
}

/** A further recipe of a page whose first one is saved: it has a copy of the page that went with that one. */
async function copyPage(tx: Tx, member: Member, importId: string, recipeRowId: number): Promise<void> {
  const [page] = await tx
    .select({
      kind: keptPages.kind,
      url: keptPages.url,
      body: keptPages.body,
      createdAt: keptPages.createdAt,
    })
    .from(importRecords)
    .innerJoin(keptPages, eq(keptPages.recipeRowId, importRecords.recipeRowId))
    .where(and(eq(importRecords.userRowId, member.rowId), eq(importRecords.id, importId)));
  if (page) await tx.insert(keptPages).values({ ...page, recipeRowId });
}
