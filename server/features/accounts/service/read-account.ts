import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import { tierOf } from "#server/guards/session-reader.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { User } from "../schema.ts";

/** The member's own profile. */
export async function readAccount({ db, clock }: { db: Db; clock: Clock }, member: Member): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.rowId, member.rowId)).limit(1);
  if (!row) throw new AppError("INVALID_TOKEN");
  return userOf(row, clock.now());
}

/** A user row as the wire shows it. */
export function userOf(row: typeof users.$inferSelect, now: number): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    pendingEmail: row.pendingEmail,
    accountTier: tierOf(row, now),
    timezone: row.timezone,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
