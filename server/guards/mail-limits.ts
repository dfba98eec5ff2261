import { and, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { mailRequests } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { emailDomain, removeTagAndDotsOfEmail } from "#server/lib/email-address.ts";
import { toNetworkPrefix } from "#server/lib/net/network.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";

const HOUR = 3_600_000;

/**
 * Mails per hour. A reserved part of the shared limits is for networks with fewer than `NEWCOMER` requests, so that a
 * few busy networks cannot block everyone (docs/decisions/019).
 */
export const MAIL_LIMITS = {
  mailboxAndKind: 3,
  mailbox: 6,
  network: 20,
  domain: { all: 150, reserved: 50 },
  server: { all: 600, reserved: 200 },
} as const;
const NEWCOMER_REQUESTS = 2;

/** An attacker can request it, and an owner who is locked out needs it: it has its own mailbox limit. */
const SEPARATE_KIND = "trust_device";

/** A request for a mail: its kind, the recipient's normalized email and the caller's IP address. */
export type MailRequest = { kind: string; email: string; ip: string };

type Bound = { where: SQL; limit: SQL | number };

/**
 * Counts a request for a mail, sent or not, in one statement that checks all limits. Throws RATE_LIMITED with the
 * seconds to wait.
 */
export async function countMailRequestOrThrow(
  tx: Tx,
  clock: Clock,
  { kind, email, ip }: MailRequest,
): Promise<void> {
  const now = clock.now();
  const row = {
    kind,
    email: removeTagAndDotsOfEmail(email),
    network: toNetworkPrefix(ip),
    domain: emailDomain(email),
  };
  const bounds = boundsOf(row, now);
  const isAllowed = and(...bounds.map(({ where, limit }) => sql`${countOf(where)} < ${limit}`));
  const { rowsAffected } = await tx.run(
    sql`insert into ${mailRequests} (kind, email, network, domain, created_at)
      select ${row.kind}, ${row.email}, ${row.network}, ${row.domain}, ${now} where ${isAllowed}`,
  );
  if (rowsAffected === 0) throw await refusal(tx, bounds, now);
}

function boundsOf(
  row: { kind: string; email: string; network: string; domain: string },
  now: number,
): Bound[] {
  const { from, to } = createRecentWindow(now, HOUR);
  const within = (...conditions: SQL[]) =>
    and(gt(mailRequests.createdAt, from), lte(mailRequests.createdAt, to), ...conditions) as SQL;
  const ofMailbox = eq(mailRequests.email, row.email);
  const ofOthers = within(ofMailbox, ne(mailRequests.kind, SEPARATE_KIND));
  const ofNetwork = within(eq(mailRequests.network, row.network));
  const shared = ({ all, reserved }: { all: number; reserved: number }) =>
    sql`case when ${countOf(ofNetwork)} < ${NEWCOMER_REQUESTS} then ${all} else ${all - reserved} end`;
  return [
    { where: within(ofMailbox, eq(mailRequests.kind, row.kind)), limit: MAIL_LIMITS.mailboxAndKind },
    ...(row.kind === SEPARATE_KIND ? [] : [{ where: ofOthers, limit: MAIL_LIMITS.mailbox }]),
    { where: ofNetwork, limit: MAIL_LIMITS.network },
    { where: within(eq(mailRequests.domain, row.domain)), limit: shared(MAIL_LIMITS.domain) },
    { where: within(), limit: shared(MAIL_LIMITS.server) },
  ];
}

function countOf(where: SQL): SQL {
  return sql`(select count(*) from ${mailRequests} where ${where})`;
}

/** The wait until the last of the exceeded limits allows another mail. */
async function refusal(tx: Tx, bounds: Bound[], now: number): Promise<AppError> {
  let opensAt = now;
  for (const { where, limit } of bounds) {
    // Newest first: the last one within the limit has to leave the window.
    const [blocking] = await tx.all<{ createdAt: number }>(
      sql`select created_at as "createdAt" from ${mailRequests} where ${where}
        order by created_at desc limit 1 offset ${limit} - 1`,
    );
    if (blocking) opensAt = Math.max(opensAt, blocking.createdAt + HOUR);
  }
  return new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil((opensAt - now) / 1000)) });
}
