import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { AppError, createValidationError } from "#server/errors.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { countMailRequestOrThrow } from "#server/guards/mail-limits.ts";
import type { Member } from "#server/guards/member.ts";
import { getStoredFormsOfEmail } from "#server/lib/email-address.ts";
import type { Seal } from "#server/lib/seal.ts";
import { isTimeZone } from "#server/lib/time-zone.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import {
  assertReauthenticationStillValid,
  findAccountByEmail,
  type ProofDeps,
  requireReauthentication,
} from "../access.ts";
import type { UpdateAccountInput, User } from "../schema.ts";
import { createOneTimeToken, deleteUnopenedLinks, hasUnopenedLink } from "./one-time-links.ts";
import { toUserProfile } from "./read-account.ts";

type Deps = ProofDeps & { db: Db; baseUrl: string; uuid: () => string; seal: Seal; wakeOutbox: () => void };
type Origin = { ip: string; address: string };

/**
 * Changes name, time zone and address; absent fields are unchanged. A new address stays pending until its
 * mailed link is opened, and the old address is notified. The current address cancels a pending change. The
 * pending address with the current password mails the link again; null is the password of an account without
 * one. Throws NAME_AND_EMAIL_REQUIRED, WRONG_CURRENT_PASSWORD, FRESH_SIGN_IN_REQUIRED, MAIL_PROOF_REQUIRED,
 * VALIDATION, RATE_LIMITED.
 */
export async function updateAccount(
  deps: Deps,
  member: Member,
  input: UpdateAccountInput,
  origin: Origin,
): Promise<User> {
  const { name, email, timezone } = input;
  if (name === "" || email === "") throw new AppError("NAME_AND_EMAIL_REQUIRED");
  if (timezone !== undefined && !isTimeZone(timezone)) {
    throw createValidationError([
      { loc: ["body", "timezone"], msg: validationTexts.unknownTimezone, type: "value_error" },
    ]);
  }
  // A client may send the pending address back unchanged; it requests another mail only with a password, or
  // when the link has expired.
  const isUnchanged =
    input.currentPassword === undefined && (await isAddressPendingConfirmation(deps, member, email));
  // An account from before addresses were normalized may have another spelling than the address that a client
  // sends.
  const isOwn = email !== undefined && getStoredFormsOfEmail(member.email).canonical === email;
  const isNewEmail = email !== undefined && !isOwn && !isUnchanged;
  const proof = isNewEmail
    ? await requireReauthentication(deps, member, input.currentPassword ?? null)
    : null;
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(timezone === undefined ? {} : { timezone, timezoneStated: true }),
  };
  const pendingEmail = await deps.db.write(async (tx) => {
    if (proof) await assertReauthenticationStillValid(tx, member, proof);
    if (Object.keys(changes).length > 0) {
      await tx.update(users).set(changes).where(eq(users.rowId, member.rowId));
    }
    if (isNewEmail) {
      await requestEmailChange(tx, deps, { ...member, name: name ?? member.name }, email, origin);
      return email;
    }
    if (!isOwn || member.pendingEmail === null) return member.pendingEmail;
    await deleteUnopenedLinks(tx, member.rowId, "change_email");
    await tx.update(users).set({ pendingEmail: null }).where(eq(users.rowId, member.rowId));
    return null;
  });
  if (isNewEmail) deps.wakeOutbox();
  return toUserProfile({ ...member, ...changes, pendingEmail });
}

/** Whether this address is pending and its link has not expired. */
async function isAddressPendingConfirmation(
  deps: Deps,
  member: Member,
  email: string | undefined,
): Promise<boolean> {
  if (email === undefined || email !== member.pendingEmail) return false;
  const wanted = { purpose: "change_email", userRowId: member.rowId, email } as const;
  return hasUnopenedLink(deps.db, wanted, deps.clock.now());
}

/**
 * Mails the link to the new address. When the address has an account, its owner is notified instead; the
 * answer to the caller is the same.
 */
async function requestEmailChange(
  tx: Tx,
  deps: Deps,
  member: Member,
  email: string,
  { ip, address }: Origin,
): Promise<void> {
  await countMailRequestOrThrow(tx, deps.clock, { kind: "change_email", email, ip });
  const now = deps.clock.now();
  const owner = await findAccountByEmail(tx, email);
  const token = await createOneTimeToken(
    tx,
    { purpose: "change_email", userRowId: member.rowId, email },
    now,
  );
  await tx.update(users).set({ pendingEmail: email }).where(eq(users.rowId, member.rowId));
  await recordAccountEvent(tx, deps, { type: "email_change_asked", userRowId: member.rowId, ip });
  await queueMail(tx, deps, {
    kind: owner ? "email_taken" : "change_email",
    to: { address: email, name: owner?.name ?? null },
    words: owner
      ? mailTexts.emailTaken({ name: owner.name, link: `${address}/login`, askedAt: now })
      : mailTexts.confirmNewEmail({ link: `${address}/verify-email/${token}`, askedAt: now }),
  });
  await queueMail(tx, deps, {
    kind: "email_change_asked",
    to: { address: member.email, name: member.name },
    words: mailTexts.emailChangeAsked({
      name: member.name,
      occurredAt: now,
      link: `${deps.baseUrl}/forgot-password`,
    }),
  });
}
