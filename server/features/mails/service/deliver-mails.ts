import { and, asc, eq, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { outbox, transportState } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Logger } from "#server/lib/logger.ts";
import { MailError, type Mailer } from "#server/lib/mailer.ts";
import { isUnexpired, LINK_LIFETIMES } from "#server/lib/recent-window.ts";
import { redactSecretsInText } from "#server/lib/redaction.ts";
import { SEALED, type Seal, SealError } from "#server/lib/seal.ts";
import { decryptMail } from "./queue-mail.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LEASE_MS = 2 * MINUTE;
/** When the server stops, it waits this long for the message being sent. */
const STOP_GRACE_MS = 5_000;
const ABANDONED = Symbol("abandoned");
/** Delays between attempts. After the attempt that follows the last delay, the message is given up. */
const BACKOFF = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR];

const isSealed = sql`substr(${outbox.body}, 1, ${SEALED.length}) = ${SEALED}`;
/** The text and link of a message are deleted when it was sent or given up. */
const ENDED = { nextAttemptAt: null, body: "", html: null, link: null };

type DeliverDeps = { db: Db; clock: Clock; log: Logger; mailer: Mailer; seal: Seal };

/**
 * Sends due messages one by one. Each message is leased first, so that two processes never send the same one.
 * After the abort signal no further message begins; the current one has `graceMs`, and then the next start
 * sends it.
 */
export async function deliverDueMails(
  deps: DeliverDeps,
  { signal, graceMs = STOP_GRACE_MS }: { signal?: AbortSignal | undefined; graceMs?: number } = {},
): Promise<number> {
  let sent = 0;
  await giveUpUndecryptableMails(deps);
  while (!signal?.aborted) {
    const mail = await leaseNextMail(deps);
    if (!mail) break;
    const abandoning = new AbortController();
    const outcome = isLinkExpired(mail, deps.clock.now())
      ? LINK_EXPIRED
      : await waitWithGracePeriod(sendMailOrGetFailure(deps, mail, abandoning.signal), signal, graceMs);
    if (outcome === ABANDONED) {
      // The next start will send this message, so the current attempt is aborted.
      abandoning.abort();
      await releaseMailLease(deps.db, mail);
      break;
    }
    if (outcome === null) sent += 1;
    await recordDeliveryOutcome(deps.db, deps.clock.now(), mail, outcome);
  }
  return sent;
}

type Failure = { reason: string; permanent: boolean };

/** After a long outage, mails whose links have expired are not sent. */
const LINK_EXPIRED: Failure = { reason: "Its link has run out", permanent: true };

function isLinkExpired({ kind, createdAt }: OutboxRow, now: number): boolean {
  const lives: number | undefined = Object.entries(LINK_LIFETIMES).find(([purpose]) => purpose === kind)?.[1];
  return lives !== undefined && !isUnexpired(createdAt + lives, lives, now);
}

/** Decrypts and sends one message. Returns null, or why it failed. Never throws. */
async function sendMailOrGetFailure(
  deps: DeliverDeps,
  mail: OutboxRow,
  signal: AbortSignal,
): Promise<Failure | null> {
  try {
    const { body, html, link } = decryptMail(deps.seal, mail);
    const message = {
      id: mail.id,
      to: mail.toAddress,
      name: mail.toName ?? undefined,
      subject: mail.subject,
      text: body,
      ...(html === null ? {} : { html }),
      ...(link === null ? {} : { link }),
    };
    await deps.mailer.send(message, signal);
    return null;
  } catch (error) {
    // The error of a mail server may quote the message with its secret links.
    const reason = redactSecretsInText(error instanceof Error ? error.message : String(error));
    deps.log.warn({ mail: mail.id, kind: mail.kind, reason }, "a mail could not be sent");
    return {
      reason,
      permanent: error instanceof SealError || (error instanceof MailError && error.permanent),
    };
  }
}

/** The result of `work`, or ABANDONED when it has not ended `graceMs` after the signal. */
async function waitWithGracePeriod<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  graceMs: number,
): Promise<T | typeof ABANDONED> {
  if (!signal) return work;
  let timer: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  const abandoned = new Promise<typeof ABANDONED>((resolve) => {
    onAbort = () => {
      timer = setTimeout(() => resolve(ABANDONED), graceMs);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([work, abandoned]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Ends the lease without counting an attempt. The lease is compared, because after its end another process
 * may hold one.
 */
async function releaseMailLease(db: Db, mail: OutboxRow): Promise<void> {
  await db.write(async (tx) => {
    await tx
      .update(outbox)
      .set({ leasedUntil: null })
      .where(and(eq(outbox.rowId, mail.rowId), sql`${outbox.leasedUntil} = ${mail.leasedUntil}`));
  });
}

/**
 * Leases the next due message that this process can decrypt. Processes that share a database have separate
 * keys.
 */
async function leaseNextMail({ db, clock, seal }: DeliverDeps): Promise<OutboxRow | null> {
  const now = clock.now();
  const opens = or(not(isSealed), sql`substr(${outbox.body}, 1, ${seal.mark.length}) = ${seal.mark}`);
  return db.write(async (tx) => {
    const [due] = await tx
      .select()
      .from(outbox)
      .where(
        and(
          lte(outbox.nextAttemptAt, now),
          or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, now)),
          opens,
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(1);
    if (!due) return null;
    const leasedUntil = now + LEASE_MS;
    await tx.update(outbox).set({ leasedUntil }).where(eq(outbox.rowId, due.rowId));
    return { ...due, leasedUntil };
  });
}

/**
 * Other processes of a remote database have this long to send the mails that they encrypted. Most links have
 * expired after it.
 */
const FOREIGN_TIMEOUT_MS = 24 * HOUR;

/**
 * Gives up messages that no process can decrypt. A local database file has one process, so its messages are
 * given up at once.
 */
async function giveUpUndecryptableMails({ db, clock, log, seal }: DeliverDeps): Promise<void> {
  const now = clock.now();
  const foreign = sql`substr(${outbox.body}, 1, ${seal.mark.length}) <> ${seal.mark}`;
  const before = db.path === null ? now - FOREIGN_TIMEOUT_MS : now;
  const lost = and(lte(outbox.nextAttemptAt, now), lte(outbox.createdAt, before), isSealed, foreign);
  const [first] = await db.select({ rowId: outbox.rowId }).from(outbox).where(lost).limit(1);
  if (!first) return;
  const lastError = "Its key is lost";
  const { rowsAffected } = await db.write((tx) =>
    tx
      .update(outbox)
      .set({ ...ENDED, leasedUntil: null, lastError })
      .where(lost),
  );
  log.warn(
    { mails: rowsAffected },
    "mails were given up: the key that sealed them is not in this data folder",
  );
}

/**
 * Records the outcome of an attempt. A permanent failure concerns one message, so it does not mark the
 * transport as failing.
 */
async function recordDeliveryOutcome(
  db: Db,
  now: number,
  mail: OutboxRow,
  failure: Failure | null,
): Promise<void> {
  const wait = failure?.permanent ? undefined : BACKOFF[mail.attempts];
  const ended = failure === null || wait === undefined;
  await db.write(async (tx) => {
    await tx
      .update(outbox)
      .set({
        attempts: mail.attempts + 1,
        leasedUntil: null,
        ...(ended ? ENDED : { nextAttemptAt: now + wait }),
        ...(failure === null
          ? { sentAt: now, lastError: null }
          : { lastError: failure.reason.slice(0, 500) }),
      })
      .where(eq(outbox.rowId, mail.rowId));
    if (failure?.permanent) return;
    const healthy = failure === null;
    await tx
      .insert(transportState)
      .values({ name: "mail", healthy, changedAt: now })
      .onConflictDoUpdate({ target: transportState.name, set: { healthy, changedAt: now } });
  });
}
