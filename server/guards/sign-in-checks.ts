import { and, asc, eq, gt, lte, max, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { signInChecks } from "#db/schema/index.ts";
import { sha256 } from "#server/lib/ids.ts";
import { networkOf } from "#server/lib/net/network.ts";
import { lately } from "#server/lib/recent-window.ts";

const MINUTE = 60_000;

/** What browsers that an account does not know may try, however many networks they come from. */
export const CHECK_LIMITS = {
  /** Passwords compared on one account, from everywhere together. */
  account: { most: 30, within: 60 * MINUTE },
  /** Accounts that one network may be wrong about. */
  network: { most: 20, within: 10 * MINUTE },
} as const;

/** `rowId` names the check; `waitMs` says after what the account, or the network, may be tried again. */
export type Check =
  | { taken: true; rowId: number }
  | { taken: false; by: "account" | "network"; waitMs: number };

/**
 * Counts a password as tried before it is compared, in one statement that holds both bounds, so that guesses at the same
 * time cannot pass them. Counted by the typed address, whether or not it has an account.
 */
export async function takeCheck(
  tx: Tx,
  { email, ip }: { email: string; ip: string },
  now: number,
): Promise<Check> {
  const row = { accountHash: sha256(email), network: networkOf(ip), createdAt: now };
  const { account, network } = CHECK_LIMITS;
  const ofAccount = within(account.within, now, eq(signInChecks.accountHash, row.accountHash));
  const ofNetwork = within(network.within, now, eq(signInChecks.network, row.network));
  const others = sql`(select count(distinct account_hash) from ${signInChecks}
    where ${ofNetwork} and account_hash <> ${row.accountHash})`;
  const tried = sql`(select count(*) from ${signInChecks} where ${ofAccount})`;
  const [made] = await tx.all<{ rowId: number }>(
    sql`insert into ${signInChecks} (account_hash, network, created_at)
      select ${row.accountHash}, ${row.network}, ${now} where ${tried} < ${account.most} and ${others} < ${network.most}
      returning row_id as "rowId"`,
  );
  if (made) return { taken: true, rowId: made.rowId };
  const opens = await whenOpen(tx, ofAccount, account.most);
  if (opens !== null) return { taken: false, by: "account", waitMs: opens + account.within - now };
  const leaves = await whenOneLeaves(tx, ofNetwork, row.accountHash);
  return { taken: false, by: "network", waitMs: (leaves ?? now) + network.within - now };
}

/** The password was right: it was no guess. */
export async function returnCheck(tx: Tx, rowId: number): Promise<void> {
  await tx.delete(signInChecks).where(eq(signInChecks.rowId, rowId));
}

/** The mailbox's owner has spoken: what was tried on the account before counts no more. */
export async function forgetChecks(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInChecks).where(eq(signInChecks.accountHash, sha256(email)));
}

function within(span: number, now: number, which: SQL): SQL {
  const { from, to } = lately(now, span);
  return and(which, gt(signInChecks.createdAt, from), lte(signInChecks.createdAt, to)) as SQL;
}

/** When the oldest of the last `most` was made; null while there are fewer. */
async function whenOpen(tx: Tx, which: SQL, most: number): Promise<number | null> {
  const rows = await tx
    .select({ createdAt: signInChecks.createdAt })
    .from(signInChecks)
    .where(which)
    .orderBy(asc(signInChecks.createdAt))
    .limit(most);
  return rows.length < most ? null : (rows[0]?.createdAt ?? null);
}

/**
 * The last check of that account of a network, but the one being tried, which is the first to be forgotten: an account
 * counts as long as its newest check.
 */
async function whenOneLeaves(tx: Tx, ofNetwork: SQL, own: string): Promise<number | null> {
  const [first] = await tx
    .select({ lastAt: max(signInChecks.createdAt) })
    .from(signInChecks)
    .where(and(ofNetwork, ne(signInChecks.accountHash, own)))
    .groupBy(signInChecks.accountHash)
    .orderBy(asc(max(signInChecks.createdAt)))
    .limit(1);
  return first?.lastAt ?? null;
}
