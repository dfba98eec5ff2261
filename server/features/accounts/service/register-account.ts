import type { Db, Tx } from "#db/client.ts";
import { pendingRegistrations } from "#db/schema/index.ts";
import type { Cookies } from "#server/context.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { queueMail, readTransportState } from "#server/features/mails/service/queue-mail.ts";
import { countMailRequest } from "#server/guards/mail-limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import { LINK_LIVES } from "#server/lib/lifetime.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import type { Seal } from "#server/lib/seal.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { findAccount, passwordWork } from "../access.ts";
import type { RegisterAnswer, RegisterInput } from "../schema.ts";
import { fitsInvitation } from "./invitations.ts";
import { makeAccount } from "./make-account.ts";
import { askHere } from "./pending.ts";

type Deps = {
  db: Db;
  env: Env;
  clock: Clock;
  uuid: () => string;
  passwords: Passwords;
  seal: Seal;
  wakeOutbox: () => void;
};
type Origin = { ip: string; address: string; timezone: string | null; cookies: Cookies };

/**
 * Writes a pending registration and mails its link; opening the link makes the account. For an address that has an
 * account the row has no link and its owner is told. Status, body and work are alike for both. Whoever brings the
 * invitation of the address has opened a mailed link before: the account is made at once. Throws REGISTRATION_CLOSED,
 * RATE_LIMITED.
 */
export async function registerAccount(
  deps: Deps,
  input: RegisterInput,
  origin: Origin,
): Promise<RegisterAnswer> {
  const { SIGNUP } = deps.env;
  if (SIGNUP === "closed") throw new AppError("REGISTRATION_CLOSED");
  const isInvited = input.invitation != null && (await fitsInvitation(deps, input.email, input.invitation));
  if (SIGNUP === "invite" && !isInvited) throw new AppError("REGISTRATION_CLOSED");
  const passwordHash = await passwordWork(() => deps.passwords.hash(input.password));
  const { email, name } = input;
  if (isInvited) {
    const made = await deps.db.write((tx) =>
      makeAccount(tx, deps, { email, name, passwordHash, timezone: origin.timezone }),
    );
    if (made) return { emailSent: true, accountReady: true, message: answerTexts.registeredInvited };
  }
  await deps.db.write((tx) => askForAccount(tx, deps, { email, name, passwordHash }, origin));
  deps.wakeOutbox();
  const state = await readTransportState(deps.db, deps.env.SMTP_URL !== undefined);
  const message = {
    working: answerTexts.registered,
    failing: answerTexts.registeredUnsent,
    none: answerTexts.noMail,
  }[state];
  return { emailSent: state === "working", accountReady: false, message };
}

async function askForAccount(
  tx: Tx,
  deps: Deps,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
  { ip, address, timezone, cookies }: Origin,
): Promise<void> {
  await countMailRequest(tx, deps.clock, { kind: "register", email, ip });
  const owner = await findAccount(tx, email);
  const now = deps.clock.now();
  const token = randomToken();
  await tx.insert(pendingRegistrations).values({
    email,
    name,
    passwordHash,
    timezone,
    linkHash: owner ? null : sha256(token),
    askedByHash: sha256(askHere(cookies)),
    createdAt: now,
    expiresAt: now + LINK_LIVES.verify_email,
  });
  const link = owner ? `${address}/login` : `${address}/verify-email/${token}`;
  await queueMail(tx, deps, {
    kind: owner ? "already_registered" : "verify_email",
    // Nobody has shown yet that this name belongs to the mailbox: only an owner is called by one.
    to: { address: email, name: owner?.name ?? null },
    words: owner
      ? mailTexts.alreadyRegistered({ name: owner.name, link, askedAt: now })
      : mailTexts.verify({ link, askedAt: now }),
  });
}
