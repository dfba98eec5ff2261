import { and, eq, ne } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { importRecords } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { ImportDraft } from "../schema.ts";

type Outcome = { status: "pending"; draft: ImportDraft } | { status: "failed"; errorMessage: string };

/**
 * Notes what became of an extraction. An own failed or pending record of the same address is brought up to date, so an
 * address has one open record; completed ones stay as they are. Answers the record's id.
 */
export async function recordExtraction(
  deps: { db: Db; clock: Clock; uuid: () => string },
  member: Member,
  url: string | null,
  outcome: Outcome,
): Promise<string> {
  const now = deps.clock.now();
  const fields = {
    title: outcome.status === "pending" ? outcome.draft.title : null,
    status: outcome.status,
    draft: outcome.status === "pending" ? JSON.stringify(outcome.draft) : null,
    receipt: outcome.status === "pending" ? JSON.stringify(outcome.draft.receipt) : null,
    errorMessage: outcome.status === "failed" ? outcome.errorMessage : null,
    createdAt: now,
    updatedAt: now,
  };
  return deps.db.write(async (tx) => {
    const open = url === null ? undefined : await findOpenRecord(tx, member, { url });
    if (open) {
      await tx.update(importRecords).set(fields).where(eq(importRecords.rowId, open.rowId));
      return open.id;
    }
    const id = deps.uuid();
    await tx.insert(importRecords).values({ id, userRowId: member.rowId, url, ...fields });
    return id;
  });
}

/** The own record that is not completed, by its id or its address. */
export async function findOpenRecord(tx: Tx, member: Member, by: { id: string } | { url: string }) {
  const which = "id" in by ? eq(importRecords.id, by.id) : eq(importRecords.url, by.url);
  const [record] = await tx
    .select({ rowId: importRecords.rowId, id: importRecords.id })
    .from(importRecords)
    .where(and(eq(importRecords.userRowId, member.rowId), which, ne(importRecords.status, "completed")))
    .limit(1);
  return record;
}
