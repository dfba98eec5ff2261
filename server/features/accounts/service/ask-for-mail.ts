import type { Db } from "#db/client.ts";
import type { Env } from "#server/env.ts";
import { readMailTransportState } from "#server/features/mails/service/queue-mail.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Cookies } from "#server/request.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { MailAnswer, ResendInput, SuccessAnswer } from "../schema.ts";
import { enqueueMailRequest, type MailRequestKind } from "./mail-requests.ts";
import { readRegistrationSecretHashes } from "./pending.ts";

type Deps = { db: Db; env: Env; clock: Clock; wakeOutbox: () => void };
type Origin = { ip: string; address: string; cookies: Cookies };

/** Requests a new confirmation link. An unknown or confirmed address gets no mail but the same answer. */
export async function requestVerificationMail(
  deps: Deps,
  { email }: ResendInput,
  origin: Origin,
): Promise<MailAnswer> {
  const state = await storeMailRequest(deps, "resend", email, origin);
  const message = {
    working: answerTexts.resent,
    failing: answerTexts.resendFailed,
    none: answerTexts.noMail,
  };
  return { emailSent: state === "working", message: message[state] };
}

/** Requests a link that sets a new password. An address without an account gets the same answer. */
export async function requestPasswordResetMail(
  deps: Deps,
  { email }: ResendInput,
  origin: Origin,
): Promise<SuccessAnswer> {
  const state = await storeMailRequest(deps, "forgot", email, origin);
  const message = {
    working: answerTexts.forgot,
    failing: answerTexts.forgotFailed,
    none: answerTexts.noMail,
  };
  return { success: state === "working", message: message[state] };
}

async function storeMailRequest(
  deps: Deps,
  kind: MailRequestKind,
  email: string,
  { ip, address, cookies }: Origin,
) {
  const request = { kind, email, ip, address, askedHashes: readRegistrationSecretHashes(cookies) };
  await deps.db.write((tx) => enqueueMailRequest(tx, deps.clock, request));
  deps.wakeOutbox();
  return readMailTransportState(deps.db, deps.env.SMTP_URL !== undefined);
}
