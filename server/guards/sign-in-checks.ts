import { and, asc, eq, gt, lte, max, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { signInChecks } from "#db/schema/index.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { toNetworkPrefix } from "#server/lib/net/network.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";

const MINUTE = 60_000;

/** Limits of password attempts from browsers that the account does not know. */
export const CHECK_LIMITS = {
  /** Number of attempts for one account from all networks together. */
  account: { max: 30, windowMs: 60 * MINUTE },
  /** Number of accounts with failed attempts from one network. */
  network: { most: 20, within: 10 * MINUTE },
} as const;

/**
 * A counted attempt with its row id, or the exceeded limit with the time until it permits another attempt.
 */
export type Check =
  | { taken: true; rowId: number }
  | { taken: false; by: "account" | "network"; waitMs: number };

/**
 * Counts a password attempt before the comparison, in one statement that checks both limits, so that
 * concurrent guesses cannot exceed them. Counts addresses with and without an account alike.
 */
export async function countPasswordAttempt(
  tx: Tx,
  { email, ip }: { email: string; ip: string },
  now: number,
): Promise<Check> {
  const row = { accountHash: sha256Hex(email), network: toNetworkPrefix(ip), createdAt: now };
  const { account, network } = CHECK_LIMITS;
  const ofAccount = createRecentAttemptsCondition(
    account.windowMs,
    now,
    eq(signInChecks.accountHash, row.accountHash),
  );
  const ofNetwork = createRecentAttemptsCondition(network.within, now, eq(signInChecks.network, row.network));
  const others = sql`(select count(distinct account_hash) from ${signInChecks}
    where ${ofNetwork} and account_hash <> ${row.accountHash})`;
  const tried = sql`(select count(*) from ${signInChecks} where ${ofAccount})`;
  const [made] = await tx.all<{ rowId: number }>(
    sql`insert into ${signInChecks} (account_hash, network, created_at)
      select ${row.accountHash}, ${row.network}, ${now} where ${tried} < ${account.max} and ${others} < ${network.most}
      returning row_id as "rowId"`,
  );
  if (made) return { taken: true, rowId: made.rowId };
  const opens = await readOldestAttemptIfAtLimit(tx, ofAccount, account.max);
  if (opens !== null) return { taken: false, by: "account", waitMs: opens + account.windowMs - now };
  const leaves = await readNextExpiringAttempt(tx, ofNetwork, row.accountHash);
  return { taken: false, by: "network", waitMs: (leaves ?? now) + network.within - now };
}

/** Deletes a counted attempt, for example after a correct password. */
export async function deletePasswordCheck(tx: Tx, rowId: number): Promise<void> {
  await tx.delete(signInChecks).where(eq(signInChecks.rowId, rowId));
}

/** Deletes all counted attempts of an email address whose mailbox was proved. */
export async function deletePasswordChecksOfEmail(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInChecks).where(eq(signInChecks.accountHash, sha256Hex(email)));
}

function createRecentAttemptsCondition(span: number, now: number, which: SQL): SQL {
  const { from, to } = createRecentWindow(now, span);
  return and(which, gt(signInChecks.createdAt, from), lte(signInChecks.createdAt, to)) as SQL;
}

/** Time of the oldest attempt when the limit is reached, else null. */
async function readOldestAttemptIfAtLimit(tx: Tx, which: SQL, limit: number): Promise<number | null> {
  const rows = await tx
    .select({ createdAt: signInChecks.createdAt })
    .from(signInChecks)
    .where(which)
    .orderBy(asc(signInChecks.createdAt))
    .limit(limit);
  return rows.length < limit ? null : (rows[0]?.createdAt ?? null);
}

/**
 * Time of the attempt whose expiry reduces the number of accounts first: the earliest among the newest
 * attempts of the accounts, without the account being tried.
 */
async function readNextExpiringAttempt(tx: Tx, ofNetwork: SQL, own: string): Promise<number | null> {
  const [first] = await tx
    .select({ lastAt: max(signInChecks.createdAt) })
    .from(signInChecks)
    .where(and(ofNetwork, ne(signInChecks.accountHash, own)))
    .groupBy(signInChecks.accountHash)
    .orderBy(asc(max(signInChecks.createdAt)))
    .limit(1);
  return first?.lastAt ?? null;
}
