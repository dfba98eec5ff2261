import { and, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { mailRequests } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { domainOf, mailboxOf } from "#server/lib/email-address.ts";
import { networkOf } from "#server/lib/net/network.ts";
import { lately } from "#server/lib/recent-window.ts";

const HOUR = 3_600_000;

/**
 * Mails that may be asked for within an hour. Of what all share a part is kept for networks that have asked for fewer
 * than `NEWCOMER`, so that a few busy ones cannot shut everyone out (docs/decisions/019).
 */
export const MAIL_LIMITS = {
  mailboxAndKind: 3,
  mailbox: 6,
  network: 20,
  domain: { all: 150, kept: 50 },
  server: { all: 600, kept: 200 },
} as const;
const NEWCOMER = 2;

/**
 * Asked for by whoever guesses, and the only way in for an owner whom guesses have locked out: what others ask for on
 * their mailbox leaves its own number alone.
 */
const COUNTED_APART = "trust_device";

/** What asks for a mail: `email` in its one form, `ip` of whoever asks. */
export type MailRequest = { kind: string; email: string; ip: string };

type Bound = { where: SQL; most: SQL | number };

/**
 * Counts a request for a mail, whether or not it will be sent, in one statement that holds all bounds. Throws
 * RATE_LIMITED with the seconds to wait.
 */
export async function countMailRequest(
  tx: Tx,
  clock: Clock,
  { kind, email, ip }: MailRequest,
): Promise<void> {
  const now = clock.now();
  const row = { kind, email: mailboxOf(email), network: networkOf(ip), domain: domainOf(email) };
  const bounds = boundsOf(row, now);
  const room = and(...bounds.map(({ where, most }) => sql`${countOf(where)} < ${most}`));
  const { rowsAffected } = await tx.run(
    sql`insert into ${mailRequests} (kind, email, network, domain, created_at)
      select ${row.kind}, ${row.email}, ${row.network}, ${row.domain}, ${now} where ${room}`,
  );
  if (rowsAffected === 0) throw await refusal(tx, bounds, now);
}

function boundsOf(
  row: { kind: string; email: string; network: string; domain: string },
  now: number,
): Bound[] {
  const { from, to } = lately(now, HOUR);
  const within = (...conditions: SQL[]) =>
    and(gt(mailRequests.createdAt, from), lte(mailRequests.createdAt, to), ...conditions) as SQL;
  const ofMailbox = eq(mailRequests.email, row.email);
  const ofOthers = within(ofMailbox, ne(mailRequests.kind, COUNTED_APART));
  const ofNetwork = within(eq(mailRequests.network, row.network));
  const shared = ({ all, kept }: { all: number; kept: number }) =>
    sql`case when ${countOf(ofNetwork)} < ${NEWCOMER} then ${all} else ${all - kept} end`;
  return [
    { where: within(ofMailbox, eq(mailRequests.kind, row.kind)), most: MAIL_LIMITS.mailboxAndKind },
    ...(row.kind === COUNTED_APART ? [] : [{ where: ofOthers, most: MAIL_LIMITS.mailbox }]),
    { where: ofNetwork, most: MAIL_LIMITS.network },
    { where: within(eq(mailRequests.domain, row.domain)), most: shared(MAIL_LIMITS.domain) },
    { where: within(), most: shared(MAIL_LIMITS.server) },
  ];
}

function countOf(where: SQL): SQL {
  return sql`(select count(*) from ${mailRequests} where ${where})`;
}

/** The wait is that of the bound which opens last. */
async function refusal(tx: Tx, bounds: Bound[], now: number): Promise<AppError> {
  let opensAt = now;
  for (const { where, most } of bounds) {
    // Newest first, as many as fit: the last of them is the one whose hour must end.
    const [blocking] = await tx.all<{ createdAt: number }>(
      sql`select created_at as "createdAt" from ${mailRequests} where ${where}
        order by created_at desc limit 1 offset ${most} - 1`,
    );
    if (blocking) opensAt = Math.max(opensAt, blocking.createdAt + HOUR);
  }
  return new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil((opensAt - now) / 1000)) });
}
