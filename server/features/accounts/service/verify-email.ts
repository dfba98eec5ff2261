import { and, eq, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { oneTimeTokens, pendingRegistrations, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import { isDeviceKnownToAccount, readDeviceSecrets } from "#server/guards/devices.ts";
import { endLoginsOfMember } from "#server/guards/logins.ts";
import type { Viewer } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { isSameEmailIgnoringCase } from "#server/lib/identity/same-address.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import type { Seal } from "#server/lib/seal.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import type { SuccessAnswer, VerificationAsked, VerifyEmailAnswer, VerifyEmailInput } from "../schema.ts";
import { createConfirmedAccount } from "./create-confirmed-account.ts";
import { consumeOneTimeLink, deleteUnopenedLinks, findUnexpiredLink } from "./one-time-links.ts";
import { createPendingRegistrationCondition, readRegistrationSecretHashes } from "./pending.ts";
import {
  createTokenIfNoSignInMethod,
  type Issuer,
  mailIdentityRemoval,
  removeMatchingIdentities,
} from "./sign-in-ways.ts";

type Deps = {
  db: Db;
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  seal: Seal;
  identityProvider: Issuer;
  wakeOutbox: () => void;
};
/** How confirming the address changed the account's sign-in methods. */
type Verified = Pick<VerifyEmailAnswer, "removedServices" | "setPasswordToken">;
type Cookies = Parameters<typeof readDeviceSecrets>[0];

/**
 * Opens a confirmation link. The link of a registration creates the account if its address is free. The link
 * of a new address sets it and removes identities with a different address. Opening a link again succeeds
 * within 24 hours, but without `setPasswordToken`. Throws INVALID_VERIFICATION_TOKEN.
 */
export async function openVerificationLink(
  deps: Deps,
  { token }: VerifyEmailInput,
  viewer: Viewer,
  { ip }: { ip: string },
): Promise<VerifyEmailAnswer> {
  const verified = await deps.db.write(async (tx): Promise<Verified | null> => {
    const now = deps.clock.now();
    const pending = await findRegistrationByLinkToken(tx, token, now);
    if (pending) return (await createConfirmedAccount(tx, deps, pending)) && UNCHANGED;
    if (await findUnexpiredLink(tx, "verify_email", token, now)) return UNCHANGED;
    return changeEmailByLinkOrNull(tx, deps, token, { viewer, ip });
  });
  if (!verified) throw new AppError("INVALID_VERIFICATION_TOKEN");
  deps.wakeOutbox();
  return { emailVerified: true, message: answerTexts.verified, ...verified };
}

const UNCHANGED: Verified = { removedServices: [], setPasswordToken: null };

/**
 * The request behind a confirmation link, and whether this browser made it; changes nothing. Throws
 * INVALID_VERIFICATION_TOKEN.
 */
export async function readVerificationRequest(
  deps: { db: Db; clock: Clock },
  { token }: VerifyEmailInput,
  { cookies }: { cookies: Cookies },
): Promise<VerificationAsked> {
  const now = deps.clock.now();
  const pending = await findRegistrationByLinkToken(deps.db, token, now);
  if (pending) {
    const askedHere =
      pending.askedByHash !== null && readRegistrationSecretHashes(cookies).includes(pending.askedByHash);
    return { purpose: "account", name: pending.name, email: pending.email, askedHere };
  }
  const opened = await findUnexpiredLink(deps.db, "verify_email", token, now);
  if (opened) return { purpose: "done", name: opened.user.name, email: opened.link.email, askedHere: true };
  const change = await findUnexpiredLink(deps.db, "change_email", token, now);
  if (!change) throw new AppError("INVALID_VERIFICATION_TOKEN");
  const { link, user } = change;
  const isDone = link.usedAt !== null;
  const askedHere = isDone || (await isDeviceKnownToAccount(deps.db, user.rowId, readDeviceSecrets(cookies)));
  return { purpose: isDone ? "done" : "address", name: user.name, email: link.email, askedHere };
}

/**
 * Deletes the request behind a link, with all links of the request, when its recipient did not make it. An
 * unknown token succeeds too.
 */
export async function declineVerification(
  deps: { db: Db; clock: Clock },
  { token }: VerifyEmailInput,
): Promise<SuccessAnswer> {
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const pending = await findRegistrationByLinkToken(tx, token, now);
    if (pending) {
      // All mailed links of a registration are rows with the same salted password hash, which therefore
      // identifies the registration.
      const ofRequest = and(
        eq(pendingRegistrations.email, pending.email),
        eq(pendingRegistrations.passwordHash, pending.passwordHash),
      );
      await tx.delete(pendingRegistrations).where(ofRequest);
      return;
    }
    const change = await findUnexpiredLink(tx, "change_email", token, now);
    if (!change || change.link.usedAt !== null) return;
    await deleteUnopenedLinks(tx, change.user.rowId, "change_email");
    await tx.update(users).set({ pendingEmail: null }).where(eq(users.rowId, change.user.rowId));
  });
  return { success: true, message: answerTexts.declined };
}

async function findRegistrationByLinkToken(db: Reader, token: string, now: number) {
  const [pending] = await db
    .select()
    .from(pendingRegistrations)
    .where(and(eq(pendingRegistrations.linkHash, sha256Hex(token)), createPendingRegistrationCondition(now)))
    .limit(1);
  return pending;
}

/**
 * Sets the new address unless another account has it meanwhile, and ends the logins of all other browsers.
 */
async function changeEmailByLinkOrNull(
  tx: Tx,
  deps: Deps,
  token: string,
  { viewer, ip }: { viewer: Viewer; ip: string },
): Promise<Verified | null> {
  const now = deps.clock.now();
  const known = await findUnexpiredLink(tx, "change_email", token, now);
  if (!known) return null;
  const { link, user } = known;
  if (link.usedAt !== null) return user.email === link.email ? UNCHANGED : null;
  const taken = sql`exists (select 1 from ${users} as other where other.email = ${link.email})`;
  const changed = await tx
    .update(users)
    .set({ email: link.email, pendingEmail: null, emailVerifiedAt: now })
    .where(sql`${users.rowId} = ${user.rowId} and ${users.disabledAt} is null and not ${taken}`);
  if (changed.rowsAffected === 0) return null;
  await consumeOneTimeLink(tx, "change_email", token, now);
  // Reset links were mailed to the old address, which may belong to another person now.
  await deleteUnopenedLinks(tx, user.rowId, "reset_password");
  const stays = viewer?.rowId === user.rowId ? viewer.loginRowId : null;
  await endLoginsOfMember(tx, user.rowId, { except: stays, reason: "revoked", now });
  await recordAccountEvent(tx, deps, { type: "email_changed", userRowId: user.rowId, ip });
  await storeAlertUnlessThrottled(tx, deps, {
    type: "email_changed",
    severity: "medium",
    userRowId: user.rowId,
    ip,
  });
  const removedServices = await removeMatchingIdentities(tx, deps, {
    userRowId: user.rowId,
    which: ({ email }) => email === null || !isSameEmailIgnoringCase(email, link.email),
    ip,
  });
  await queueMail(tx, deps, {
    kind: "email_changed",
    to: { address: user.email, name: user.name },
    words: mailTexts.emailChanged({ name: user.name, occurredAt: now, removedServices }),
  });
  if (removedServices.length > 0) {
    await mailIdentityRemoval(tx, deps, { email: link.email, name: user.name }, removedServices);
  }
  // Pending registrations of the new address can no longer succeed, and links to the old address must not.
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, link.email));
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.email, user.email), eq(oneTimeTokens.userRowId, user.rowId)));
  const owner = { rowId: user.rowId, email: link.email };
  return { removedServices, setPasswordToken: await createTokenIfNoSignInMethod(tx, deps, owner) };
}
