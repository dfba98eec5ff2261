import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { invitations, oneTimeTokens, pendingRegistrations, users } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";

export type NewAccount = Pick<typeof pendingRegistrations.$inferSelect, "email" | "name" | "timezone"> & {
  passwordHash: string | null;
};

/**
 * Creates a confirmed account; returns null when the address has an account. Stores the links of the
 * registration as used, and deletes the address's other registrations and its invitation.
 */
export async function createConfirmedAccount(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string },
  { email, name, passwordHash, timezone }: NewAccount,
): Promise<typeof users.$inferSelect | null> {
  const now = deps.clock.now();
  const [user] = await tx
    .insert(users)
    .values({
      id: deps.uuid(),
      email,
      name,
      passwordHash,
      emailVerifiedAt: now,
      timezone: timezone ?? "UTC",
      timezoneStated: timezone !== null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) return null;
  await tx.delete(invitations).where(eq(invitations.email, email));
  // A link that was mailed again belongs to the same registration, so it also reports success when opened
  // later.
  const gone = await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email)).returning();
  const opened = gone.filter((row) => row.linkHash !== null && row.passwordHash === passwordHash);
  for (const { linkHash, createdAt, expiresAt } of opened) {
    await tx.insert(oneTimeTokens).values({
      tokenHash: linkHash as string,
      purpose: "verify_email",
      userRowId: user.rowId,
      email,
      createdAt,
      expiresAt,
      usedAt: now,
    });
  }
  return user;
}
