import { and, asc, eq, gt, lte, max, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { signInChecks } from "#db/schema/index.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { toNetworkPrefix } from "#server/lib/net/network.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";

const MINUTE = 60_000;

/** Limits for browsers that the account does not know, across all networks. */
export const CHECK_LIMITS = {
  /** Passwords compared for one account, from all networks together. */
  account: { max: 30, windowMs: 60 * MINUTE },
  /** Accounts with wrong passwords from one network. */
  network: { most: 20, within: 10 * MINUTE },
} as const;

/** `rowId` is the check's row; `waitMs` is the wait until the account or the network may try again. */
export type Check =
  | { taken: true; rowId: number }
  | { taken: false; by: "account" | "network"; waitMs: number };

/**
 * Counts a password attempt before the comparison, in one statement that checks both limits, so that concurrent
 * guesses cannot exceed them. Counted by the typed address, with or without an account.
 */
export async function countPasswordAttempt(
  tx: Tx,
  { email, ip }: { email: string; ip: string },
  now: number,
): Promise<Check> {
  const row = { accountHash: sha256Hex(email), network: toNetworkPrefix(ip), createdAt: now };
  const { account, network } = CHECK_LIMITS;
  const ofAccount = within(account.windowMs, now, eq(signInChecks.accountHash, row.accountHash));
  const ofNetwork = within(network.within, now, eq(signInChecks.network, row.network));
  const others = sql`(select count(distinct account_hash) from ${signInChecks}
    where ${ofNetwork} and account_hash <> ${row.accountHash})`;
  const tried = sql`(select count(*) from ${signInChecks} where ${ofAccount})`;
  const [made] = await tx.all<{ rowId: number }>(
    sql`insert into ${signInChecks} (account_hash, network, created_at)
      select ${row.accountHash}, ${row.network}, ${now} where ${tried} < ${account.max} and ${others} < ${network.most}
      returning row_id as "rowId"`,
  );
  if (made) return { taken: true, rowId: made.rowId };
  const opens = await readOldestWithinLimit(tx, ofAccount, account.max);
  if (opens !== null) return { taken: false, by: "account", waitMs: opens + account.windowMs - now };
  const leaves = await readNextExpiry(tx, ofNetwork, row.accountHash);
  return { taken: false, by: "network", waitMs: (leaves ?? now) + network.within - now };
}

/** Deletes the check after a correct password. */
export async function deletePasswordCheck(tx: Tx, rowId: number): Promise<void> {
  await tx.delete(signInChecks).where(eq(signInChecks.rowId, rowId));
}

/** Deletes all checks of an account whose mailbox was confirmed. */
export async function deletePasswordChecksOfEmail(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInChecks).where(eq(signInChecks.accountHash, sha256Hex(email)));
}

function within(span: number, now: number, which: SQL): SQL {
  const { from, to } = createRecentWindow(now, span);
  return and(which, gt(signInChecks.createdAt, from), lte(signInChecks.createdAt, to)) as SQL;
}

/** Time of the oldest of the last `limit` checks; null when there are fewer. */
async function readOldestWithinLimit(tx: Tx, which: SQL, limit: number): Promise<number | null> {
  const rows = await tx
    .select({ createdAt: signInChecks.createdAt })
    .from(signInChecks)
    .where(which)
    .orderBy(asc(signInChecks.createdAt))
    .limit(limit);
  return rows.length < limit ? null : (rows[0]?.createdAt ?? null);
}

/**
 * The last check of the account that leaves the network's window first, except the account being tried. An account
 * counts until its newest check leaves.
 */
async function readNextExpiry(tx: Tx, ofNetwork: SQL, own: string): Promise<number | null> {
  const [first] = await tx
    .select({ lastAt: max(signInChecks.createdAt) })
    .from(signInChecks)
    .where(and(ofNetwork, ne(signInChecks.accountHash, own)))
    .groupBy(signInChecks.accountHash)
    .orderBy(asc(max(signInChecks.createdAt)))
    .limit(1);
  return first?.lastAt ?? null;
}
