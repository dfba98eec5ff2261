import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { pendingRegistrations, users } from "#db/schema/index.ts";
import { canonicalEmailOrNull } from "#server/lib/email-address.ts";

/** SQLite GLOB pattern for addresses beyond ASCII. ASCII addresses were normalized when they were stored. */
const BEYOND_ASCII = "*[^ -~]*";

/**
 * Normalizes stored addresses when the server starts. An account whose normalized address is taken retains
 * its spelling and signs in with it. Returns the number of changes.
 */
export async function normalizeStoredEmails(db: Db): Promise<number> {
  const accounts = await db
    .select({ rowId: users.rowId, email: users.email })
    .from(users)
    .where(sql`${users.email} glob ${BEYOND_ASCII}`);
  let changed = 0;
  for (const { rowId, email } of accounts) {
    const folded = canonicalEmailOrNull(email);
    if (folded === null || folded === email) continue;
    const taken = sql`exists (select 1 from ${users} as other where other.email = ${folded})`;
    const { rowsAffected } = await db.write((tx) =>
      tx.update(users).set({ email: folded }).where(sql`${users.rowId} = ${rowId} and not ${taken}`),
    );
    changed += rowsAffected;
  }
  const waiting = await db
    .select({ rowId: pendingRegistrations.rowId, email: pendingRegistrations.email })
    .from(pendingRegistrations)
    .where(sql`${pendingRegistrations.email} glob ${BEYOND_ASCII}`);
  for (const { rowId, email } of waiting) {
    const folded = canonicalEmailOrNull(email);
    if (folded === null || folded === email) continue;
    await db.write((tx) =>
      tx.update(pendingRegistrations).set({ email: folded }).where(eq(pendingRegistrations.rowId, rowId)),
    );
    changed += 1;
  }
  return changed;
}
