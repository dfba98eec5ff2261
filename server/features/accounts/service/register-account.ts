import type { Db } from "#db/client.ts";
import { pendingRegistrations } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { queueMail, readTransportState } from "#server/features/mails/service.ts";
import { countMailRequest } from "#server/guards/mail-limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import { isCommonPassword } from "#server/lib/passwords/common-passwords.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import type { Seal } from "#server/lib/seal.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { findAccount, passwordWork } from "../access.ts";
import { type MailAnswer, RegisterInput } from "../schema.ts";

/**
 * Body of POST /api/auth/register as the server checks it: the list of common passwords is too long for the browser.
 */
export const RegisterBody = RegisterInput.extend({
  password: RegisterInput.shape.password.refine((password) => !isCommonPassword(password), "commonPassword"),
});

/** Hours that a confirmation link works. */
export const LINK_HOURS = 24;

type Deps = {
  db: Db;
  env: Env;
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  passwords: Passwords;
  seal: Seal;
  wakeOutbox: () => void;
};

/**
 * Writes a pending registration and mails its link; opening the link makes the account. For an address that has an
 * account the row has no link and its owner is told. Status, body and work are alike for both.
 */
export async function registerAccount(
  deps: Deps,
  input: RegisterInput,
  origin: { ip: string; timezone: string | null },
): Promise<MailAnswer> {
  if (deps.env.SIGNUP !== "open") throw new AppError("REGISTRATION_CLOSED");
  const passwordHash = await passwordWork(() => deps.passwords.hash(input.password));
  const token = randomToken();
  await deps.db.write(async (tx) => {
    await countMailRequest(tx, deps.clock, { kind: "register", email: input.email, ip: origin.ip });
    const owner = await findAccount(tx, input.email);
    const now = deps.clock.now();
    await tx.insert(pendingRegistrations).values({
      email: input.email,
      name: input.name,
      passwordHash,
      timezone: origin.timezone,
      linkHash: owner ? null : sha256(token),
      createdAt: now,
      expiresAt: now + LINK_HOURS * 3_600_000,
    });
    const link = owner ? `${deps.baseUrl}/login` : `${deps.baseUrl}/verify-email/${token}`;
    const words = owner
      ? mailTexts.alreadyRegistered({ name: owner.name, link, askedAt: now })
      : mailTexts.verify({ link, askedAt: now });
    await queueMail(tx, deps, {
      kind: owner ? "already_registered" : "verify_email",
      // Nobody has shown yet that this name belongs to the mailbox: only an owner is called by one.
      to: { address: input.email, name: owner?.name ?? null },
      ...words,
      link,
    });
  });
  deps.wakeOutbox();
  const state = await readTransportState(deps.db, deps.env.SMTP_URL !== undefined);
  return {
    emailSent: state === "working",
    message: {
      working: answerTexts.registered,
      failing: answerTexts.registeredUnsent,
      none: answerTexts.noMail,
    }[state],
  };
}
