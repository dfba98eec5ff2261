import type { Db } from "#db/client.ts";
import type { Env } from "#server/env.ts";
import { readTransportState } from "#server/features/mails/service/queue-mail.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Cookies } from "#server/request.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { MailAnswer, ResendInput, SuccessAnswer } from "../schema.ts";
import { type OrderKind, orderMail } from "./mail-requests.ts";
import { askedHashesOf } from "./pending.ts";

type Deps = { db: Db; env: Env; clock: Clock; wakeOutbox: () => void };
type Origin = { ip: string; address: string; cookies: Cookies };

/** Orders a new confirmation link. An address that is unknown or confirmed gets the same answer and no mail. */
export async function resendVerification(
  deps: Deps,
  { email }: ResendInput,
  origin: Origin,
): Promise<MailAnswer> {
  const state = await ask(deps, "resend", email, origin);
  const message = {
    working: answerTexts.resent,
    failing: answerTexts.resendFailed,
    none: answerTexts.noMail,
  };
  return { emailSent: state === "working", message: message[state] };
}

/** Orders a link to set a new password. An address without an account gets the same answer. */
export async function forgotPassword(
  deps: Deps,
  { email }: ResendInput,
  origin: Origin,
): Promise<SuccessAnswer> {
  const state = await ask(deps, "forgot", email, origin);
  const message = {
    working: answerTexts.forgot,
    failing: answerTexts.forgotFailed,
    none: answerTexts.noMail,
  };
  return { success: state === "working", message: message[state] };
}

async function ask(deps: Deps, kind: OrderKind, email: string, { ip, address, cookies }: Origin) {
  const wish = { kind, email, ip, address, askedHashes: askedHashesOf(cookies) };
  await deps.db.write((tx) => orderMail(tx, deps.clock, wish));
  deps.wakeOutbox();
  return readTransportState(deps.db, deps.env.SMTP_URL !== undefined);
}
