import { desc, eq } from "drizzle-orm";
import type { Db, Reader } from "#db/client.ts";
import { pendingRegistrations, users } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { findAccount } from "../access.ts";
import { spellingsOf } from "../policy.ts";
import type { RegisterInput } from "../schema.ts";
import { makeAccount } from "./make-account.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };

/** An operator's verb that cannot be done; the message is one sentence for them. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** Makes a confirmed account. Throws OperatorError when the address is taken. */
export async function createAccount(
  deps: Deps & { passwords: Passwords },
  input: RegisterInput,
): Promise<{ id: string; email: string }> {
  const passwordHash = await deps.passwords.hash(input.password);
  const { email, name } = input;
  const made = await deps.db.write((tx) =>
    makeAccount(tx, deps, { email, name, passwordHash, timezone: null }),
  );
  if (!made) throw new OperatorError(`There is an account with the address ${input.email} already.`);
  return accountOf(deps.db, input.email);
}

/** Confirms an address without its link: the newest registration of it becomes an account. */
export async function confirmAccount(deps: Deps, address: string): Promise<{ id: string; email: string }> {
  const email = spellingsOf(address).canonical;
  await deps.db.write(async (tx) => {
    const user = await findAccount(tx, address);
    if (user) {
      const emailVerifiedAt = user.emailVerifiedAt ?? deps.clock.now();
      await tx.update(users).set({ emailVerifiedAt }).where(eq(users.rowId, user.rowId));
      return;
    }
    const [pending] = await tx
      .select()
      .from(pendingRegistrations)
      .where(eq(pendingRegistrations.email, email))
      .orderBy(desc(pendingRegistrations.createdAt))
      .limit(1);
    if (!pending) throw new OperatorError(`Nobody has asked for an account with the address ${email}.`);
    await makeAccount(tx, deps, pending);
  });
  return accountOf(deps.db, address);
}

/** Sets the tier; premium runs from `since` (now) to `until` (no end). Times in milliseconds. */
export async function setTier(
  deps: Deps,
  address: string,
  tier: "freemium" | "premium",
  period: { since: number | null; until: number | null },
): Promise<{ id: string; email: string }> {
  const tierSince = tier === "premium" ? (period.since ?? deps.clock.now()) : null;
  const tierUntil = tier === "premium" ? period.until : null;
  return deps.db.write(async (tx) => {
    const account = await accountOf(tx, address);
    await tx.update(users).set({ tier, tierSince, tierUntil }).where(eq(users.id, account.id));
    return account;
  });
}

async function accountOf(db: Reader, address: string): Promise<{ id: string; email: string }> {
  const user = await findAccount(db, address);
  if (!user)
    throw new OperatorError(`There is no account with the address ${spellingsOf(address).canonical}.`);
  return { id: user.id, email: user.email };
}
