import { and, eq, gt } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { oneTimeTokens, pendingRegistrations, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { VerifyEmailAnswer, VerifyEmailInput } from "../schema.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };

/**
 * Opens a confirmation link: makes the account of a pending registration if its address is still free.
 * Within the link's 24 hours a repeat answers success again. Throws INVALID_VERIFICATION_TOKEN.
 */
export async function verifyEmail(deps: Deps, { token }: VerifyEmailInput): Promise<VerifyEmailAnswer> {
  const hash = sha256(token);
  const verified = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const [pending] = await tx
      .select()
      .from(pendingRegistrations)
      .where(and(eq(pendingRegistrations.linkHash, hash), gt(pendingRegistrations.expiresAt, now)))
      .limit(1);
    if (pending) return makeAccount(tx, deps, pending);
    const [opened] = await tx
      .select({ rowId: oneTimeTokens.rowId })
      .from(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.tokenHash, hash),
          eq(oneTimeTokens.purpose, "verify_email"),
          gt(oneTimeTokens.expiresAt, now),
        ),
      )
      .limit(1);
    return opened !== undefined;
  });
  if (!verified) throw new AppError("INVALID_VERIFICATION_TOKEN");
  return { emailVerified: true, message: answerTexts.verified };
}

/** False when the address was taken meanwhile. The links of the registration are kept as used, the other pending rows go. */
export async function makeAccount(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string },
  pending: typeof pendingRegistrations.$inferSelect,
): Promise<boolean> {
  const now = deps.clock.now();
  const [user] = await tx
    .insert(users)
    .values({
      id: deps.uuid(),
      email: pending.email,
      name: pending.name,
      passwordHash: pending.passwordHash,
      emailVerifiedAt: now,
      timezone: pending.timezone ?? "UTC",
      timezoneStated: pending.timezone !== null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ rowId: users.rowId });
  if (!user) return false;
  // Links mailed again belong to the same registration: whichever is opened next hears success too.
  const gone = await tx
    .delete(pendingRegistrations)
    .where(eq(pendingRegistrations.email, pending.email))
    .returning();
  const opened = gone.filter((row) => row.linkHash !== null && row.passwordHash === pending.passwordHash);
  for (const { linkHash, createdAt, expiresAt } of opened) {
    await tx.insert(oneTimeTokens).values({
      tokenHash: linkHash as string,
      purpose: "verify_email",
      userRowId: user.rowId,
      email: pending.email,
      createdAt,
      expiresAt,
      usedAt: now,
    });
  }
  return true;
}
