import { and, asc, eq, min } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { pendingMailRequests, pendingRegistrations } from "#db/schema/index.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { countMailRequestOrThrow } from "#server/guards/mail-limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import { LINK_LIFETIMES } from "#server/lib/recent-window.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { findAccountByEmail } from "../access.ts";
import { createOneTimeToken } from "./one-time-links.ts";
import { findPendingRegistration } from "./pending.ts";

export type MailRequestKind = (typeof pendingMailRequests.$inferSelect)["kind"];
type MailRequest = typeof pendingMailRequests.$inferSelect;
/** `askedHashes` are the hashes of the registration secrets in the cookie of the requesting browser. */
type NewMailRequest = {
  kind: MailRequestKind;
  email: string;
  ip: string;
  address: string;
  askedHashes?: readonly string[];
};
type FillDeps = { db: Db; baseUrl: string; clock: Clock; uuid: () => string; seal: Seal };

/**
 * Stores a request for a mail. Does the same work whether or not the address has an account, so that timing
 * reveals nothing. Throws RATE_LIMITED beyond the limits of guards/mail-limits.ts.
 */
export async function enqueueMailRequest(
  tx: Tx,
  clock: Clock,
  { kind, email, ip, address, askedHashes = [] }: NewMailRequest,
): Promise<void> {
  await countMailRequestOrThrow(tx, clock, { kind, email, ip });
  await tx
    .insert(pendingMailRequests)
    .values({ kind, email, address, askedBy: askedHashes.join(".") || null, createdAt: clock.now() });
}

/**
 * Processes the stored requests and queues the mails; a request for an address without an account usually
 * sends none. Returns the number of processed requests.
 */
export async function processMailRequests(deps: FillDeps, signal?: AbortSignal): Promise<number> {
  let filled = 0;
  while (!signal?.aborted) {
    const [order] = await deps.db
      .select()
      .from(pendingMailRequests)
      .orderBy(asc(pendingMailRequests.rowId))
      .limit(1);
    if (!order) break;
    await deps.db.write(async (tx) => {
      const taken = await tx.delete(pendingMailRequests).where(eq(pendingMailRequests.rowId, order.rowId));
      if (taken.rowsAffected > 0) await queueMailForRequest(tx, deps, order);
    });
    filled += 1;
  }
  return filled;
}

async function queueMailForRequest(tx: Tx, deps: FillDeps, order: MailRequest): Promise<void> {
  if (order.kind === "resend") return mailVerificationLink(tx, deps, order);
  const user = await findAccountByEmail(tx, order.email);
  if (!user) {
    // A person who registered but never confirmed must first confirm the address.
    if (order.kind === "forgot") await mailVerificationLink(tx, deps, order);
    return;
  }
  if (user.disabledAt !== null || user.exempt) return;
  const purpose = order.kind === "forgot" ? "reset_password" : "trust_device";
  const token = await createOneTimeToken(
    tx,
    { purpose, userRowId: user.rowId, email: user.email },
    deps.clock.now(),
  );
  const path = order.kind === "forgot" ? "reset-password" : "trust";
  const asked = {
    name: user.name,
    link: `${getBaseUrlOfMailedLink(order, deps)}/${path}/${token}`,
    askedAt: order.createdAt,
  };
  await queueMail(tx, deps, {
    kind: purpose,
    to: { address: user.email, name: user.name },
    words: order.kind === "forgot" ? mailTexts.resetPassword(asked) : mailTexts.trustBrowser(asked),
  });
}

/** The base URL of the mailed link. Rows from before the `address` column existed use BASE_URL. */
const getBaseUrlOfMailedLink = (order: MailRequest, { baseUrl }: FillDeps) => order.address ?? baseUrl;

/**
 * Mails a new link for the registration that the requesting browser made, else for the newest one. Older
 * links remain valid.
 */
async function mailVerificationLink(tx: Tx, deps: FillDeps, order: MailRequest): Promise<void> {
  const { email, askedBy } = order;
  const now = deps.clock.now();
  const token = createRandomToken();
  const askedHashes = askedBy?.split(".") ?? [];
  const pending = await findPendingRegistration(tx, email, { askedHashes, isLinked: true }, now);
  if (!pending) return;
  // All mailed links of a registration are rows with the same salted password hash, which therefore
  // identifies the registration.
  const ofRegistration = and(
    eq(pendingRegistrations.email, email),
    eq(pendingRegistrations.passwordHash, pending.passwordHash),
  );
  const [first] = await tx
    .select({ askedAt: min(pendingRegistrations.createdAt) })
    .from(pendingRegistrations)
    .where(ofRegistration);
  const { rowId: _, ...copy } = pending;
  await tx.insert(pendingRegistrations).values({
    ...copy,
    linkHash: sha256Hex(token),
    createdAt: now,
    expiresAt: now + LINK_LIFETIMES.verify_email,
  });
  const link = `${getBaseUrlOfMailedLink(order, deps)}/verify-email/${token}`;
  await queueMail(tx, deps, {
    kind: "verify_email",
    to: { address: email, name: null },
    words: mailTexts.verify({ link, askedAt: first?.askedAt ?? pending.createdAt }),
  });
}
