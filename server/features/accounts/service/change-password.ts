import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import { forgetOtherDevices } from "#server/guards/devices.ts";
import { endLoginsOfMember } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import type { Seal } from "#server/lib/seal.ts";
import type { Cookies } from "#server/request.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import {
  assertPasswordIsNotPersonal,
  assertReauthenticationStillValid,
  mapQueueFullToRateLimited,
  type ProofDeps,
  requireReauthentication,
} from "../access.ts";
import type { ChangePasswordInput, SuccessAnswer } from "../schema.ts";
import { cancelResetAndEmailChange } from "./one-time-links.ts";

type Deps = ProofDeps & { db: Db; baseUrl: string; uuid: () => string; seal: Seal; wakeOutbox: () => void };

/**
 * Sets a new password after reauthentication, ends every other login and forgets the account's other known
 * browsers. Throws VALIDATION, WRONG_CURRENT_PASSWORD, FRESH_SIGN_IN_REQUIRED, MAIL_PROOF_REQUIRED.
 */
export async function changePassword(
  deps: Deps,
  member: Member,
  { currentPassword, newPassword }: ChangePasswordInput,
  { ip, cookies }: { ip: string; cookies: Cookies },
): Promise<SuccessAnswer> {
  assertPasswordIsNotPersonal(newPassword, member, "newPassword");
  const proof = await requireReauthentication(deps, member, currentPassword ?? null);
  const passwordHash = await mapQueueFullToRateLimited(() => deps.passwords.hash(newPassword));
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    await assertReauthenticationStillValid(tx, member, proof);
    await tx.update(users).set({ passwordHash }).where(eq(users.rowId, member.rowId));
    await endLoginsOfMember(tx, member.rowId, { except: member.loginRowId, reason: "revoked", now });
    await forgetOtherDevices(tx, member.rowId, cookies);
    const changeDropped = await cancelResetAndEmailChange(tx, member.rowId);
    await recordAccountEvent(tx, deps, { type: "password_changed", userRowId: member.rowId, ip });
    await storeAlertUnlessThrottled(tx, deps, {
      type: "password_changed",
      severity: "low",
      userRowId: member.rowId,
      ip,
      loginRowId: member.loginRowId || null,
    });
    await queueMail(tx, deps, {
      kind: "password_changed",
      to: { address: member.email, name: member.name },
      words: mailTexts.passwordChanged({
        name: member.name,
        occurredAt: now,
        changeDropped,
        link: `${deps.baseUrl}/forgot-password`,
      }),
    });
  });
  deps.wakeOutbox();
  return { success: true, message: answerTexts.passwordChanged };
}
