import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { isKnownNetwork } from "#server/features/security/service/assess-login-risk.ts";
import { storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import {
  ensureDeviceCookie,
  forgetOtherDevices,
  isDeviceKnownToAccount,
  readDeviceSecrets,
  rememberDevice,
} from "#server/guards/devices.ts";
import { clearLockoutsOfEmail } from "#server/guards/login-lockout.ts";
import { endLoginsOfMember } from "#server/guards/logins.ts";
import { deletePasswordChecksOfEmail } from "#server/guards/sign-in-checks.ts";
import type { Clock } from "#server/lib/clock.ts";
import { toNetworkPrefix } from "#server/lib/net/network.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import type { Seal } from "#server/lib/seal.ts";
import type { Cookies } from "#server/request.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { assertPasswordIsNotPersonal, mapQueueFullToRateLimited } from "../access.ts";
import type {
  ResetLinkAnswer,
  ResetPasswordAnswer,
  ResetPasswordInput,
  VerifyEmailInput,
} from "../schema.ts";
import { cancelResetAndEmailChange, consumeOneTimeLink, findUnexpiredLink } from "./one-time-links.ts";
import { removeMatchingIdentities } from "./sign-in-ways.ts";

type Deps = {
  db: Db;
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  passwords: Passwords;
  seal: Seal;
  wakeOutbox: () => void;
};

/** The account whose password a reset link sets; changes nothing. Throws INVALID_RESET_TOKEN. */
export async function readResetLinkOwner(
  { db, clock }: { db: Db; clock: Clock },
  { token }: VerifyEmailInput,
): Promise<ResetLinkAnswer> {
  const found = await findUnexpiredLink(db, "reset_password", token, clock.now());
  if (!found || found.link.usedAt !== null || found.user.disabledAt !== null) {
    throw new AppError("INVALID_RESET_TOKEN");
  }
  const { name, email } = found.user;
  return { success: true, message: answerTexts.resetTokenValid, name, email };
}

/**
 * Sets a new password by a mailed link, which works once. Because the link proves the mailbox, this confirms
 * the address, ends lockouts and all logins, removes all identities and forgets the other known browsers.
 * This browser becomes known when the account was used from its network before. Throws INVALID_RESET_TOKEN,
 * VALIDATION.
 */
export async function resetPassword(
  deps: Deps,
  input: ResetPasswordInput,
  { ip, cookies }: { ip: string; cookies: Cookies },
): Promise<ResetPasswordAnswer> {
  // The link is checked before hashing, because hashing is expensive.
  const owner = await readResetLinkOwner(deps, input);
  assertPasswordIsNotPersonal(input.newPassword, owner, "newPassword");
  const passwordHash = await mapQueueFullToRateLimited(() => deps.passwords.hash(input.newPassword));
  const removedServices = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const taken = await consumeOneTimeLink(tx, "reset_password", input.token, now);
    if (!taken || taken.user.disabledAt !== null) return null;
    const { user } = taken;
    const emailVerifiedAt = user.emailVerifiedAt ?? now;
    await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.rowId, user.rowId));
    const changeDropped = await cancelResetAndEmailChange(tx, user.rowId);
    await endLoginsOfMember(tx, user.rowId, { except: null, reason: "revoked", now });
    const removed = await removeMatchingIdentities(tx, deps, {
      userRowId: user.rowId,
      which: () => true,
      ip,
    });
    await forgetOtherDevices(tx, user.rowId, cookies);
    await rememberBrowserOnKnownNetwork(tx, user.rowId, { ip, cookies }, now);
    await clearLockoutsOfEmail(tx, user.email);
    await deletePasswordChecksOfEmail(tx, user.email);
    await recordAccountEvent(tx, deps, { type: "password_reset", userRowId: user.rowId, ip });
    await storeAlertUnlessThrottled(tx, deps, {
      type: "password_reset",
      severity: "medium",
      userRowId: user.rowId,
      ip,
    });
    await queueMail(tx, deps, {
      kind: "password_reset",
      to: { address: user.email, name: user.name },
      words: mailTexts.passwordReset({
        name: user.name,
        occurredAt: now,
        changeDropped,
        removedServices: removed,
        link: `${deps.baseUrl}/forgot-password`,
      }),
    });
    return removed;
  });
  if (!removedServices) throw new AppError("INVALID_RESET_TOKEN");
  deps.wakeOutbox();
  return { success: true, message: answerTexts.passwordReset, removedServices };
}

/**
 * Remembers this browser when its network is known: together with the mailed link this shows that the member
 * uses it.
 */
async function rememberBrowserOnKnownNetwork(
  tx: Tx,
  userRowId: number,
  { ip, cookies }: { ip: string; cookies: Cookies },
  now: number,
): Promise<void> {
  if (await isDeviceKnownToAccount(tx, userRowId, readDeviceSecrets(cookies))) return;
  if (!(await isKnownNetwork(tx, userRowId, toNetworkPrefix(ip), now))) return;
  await rememberDevice(tx, { userRowId, device: ensureDeviceCookie(cookies, null) }, now);
}
