import { and, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { mailRequests } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { getEmailDomain, removeTagAndDotsOfEmail } from "#server/lib/email-address.ts";
import { toNetworkPrefix } from "#server/lib/net/network.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";

const HOUR = 3_600_000;

/**
 * Maximum mails per hour. The limits of a domain and of the server reserve a part for networks with fewer
 * than NEWCOMER_REQUESTS requests, so that a few busy networks cannot block all others (docs/decisions/019).
 */
export const MAIL_LIMITS = {
  mailboxAndKind: 3,
  mailbox: 6,
  network: 20,
  domain: { all: 150, reserved: 50 },
  server: { all: 600, reserved: 200 },
} as const;
const NEWCOMER_REQUESTS = 2;

/**
 * This kind does not count against MAIL_LIMITS.mailbox: attackers can request it in masses, and a locked-out
 * owner needs it.
 */
const SEPARATE_KIND = "trust_device";

/** A request for a mail: its kind, the normalized email of the recipient and the IP address of the caller. */
export type MailRequest = { kind: string; email: string; ip: string };

type Bound = { where: SQL; limit: SQL | number };

/**
 * Counts a request for a mail, whether or not the mail is sent, in one statement that checks all limits.
 * Throws RATE_LIMITED with the seconds to wait.
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
    domain: getEmailDomain(email),
  };
  const bounds = createMailRequestBounds(row, now);
  const isAllowed = and(
    ...bounds.map(({ where, limit }) => sql`${createMailRequestCountSql(where)} < ${limit}`),
  );
  const { rowsAffected } = await tx.run(
    sql`insert into ${mailRequests} (kind, email, network, domain, created_at)
      select ${row.kind}, ${row.email}, ${row.network}, ${row.domain}, ${now} where ${isAllowed}`,
  );
  if (rowsAffected === 0) throw await createRateLimitErrorOfBounds(tx, bounds, now);
}

function createMailRequestBounds(
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
    sql`case when ${createMailRequestCountSql(ofNetwork)} < ${NEWCOMER_REQUESTS} then ${all} else ${all - reserved} end`;
  return [
    { where: within(ofMailbox, eq(mailRequests.kind, row.kind)), limit: MAIL_LIMITS.mailboxAndKind },
    ...(row.kind === SEPARATE_KIND ? [] : [{ where: ofOthers, limit: MAIL_LIMITS.mailbox }]),
    { where: ofNetwork, limit: MAIL_LIMITS.network },
    { where: within(eq(mailRequests.domain, row.domain)), limit: shared(MAIL_LIMITS.domain) },
    { where: within(), limit: shared(MAIL_LIMITS.server) },
  ];
}

function createMailRequestCountSql(where: SQL): SQL {
  return sql`(select count(*) from ${mailRequests} where ${where})`;
}

/** The error with the time until all exceeded limits permit another mail. */
async function createRateLimitErrorOfBounds(tx: Tx, bounds: Bound[], now: number): Promise<AppError> {
  let opensAt = now;
  for (const { where, limit } of bounds) {
    // Counted from the newest request, the one at position `limit` must leave the window.
    const [blocking] = await tx.all<{ createdAt: number }>(
      sql`select created_at as "createdAt" from ${mailRequests} where ${where}
        order by created_at desc limit 1 offset ${limit} - 1`,
    );
    if (blocking) opensAt = Math.max(opensAt, blocking.createdAt + HOUR);
  }
  return new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil((opensAt - now) / 1000)) });
}
