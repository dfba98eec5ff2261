import type { Db, Tx } from "#db/client.ts";
import { pendingRegistrations } from "#db/schema/index.ts";
import { isCommonPassword } from "#server/engines/common-passwords/common-passwords.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import {
  assertPasswordIsNotPersonal,
  findAccountByEmail,
  mapQueueFullToRateLimited,
} from "#server/features/accounts/access.ts";
import { RegisterInput } from "#server/features/accounts/schema.ts";
import { createConfirmedAccount } from "#server/features/accounts/service/create-confirmed-account.ts";
import { findEmailByInvitationToken } from "#server/features/accounts/service/invitations.ts";
import { addRegistrationSecretCookie } from "#server/features/accounts/service/pending.ts";
import { queueMail, readMailTransportState } from "#server/features/mails/service/queue-mail.ts";
import type { LoginAnswer } from "#server/features/sessions/schema.ts";
import {
  type Origin as Browser,
  type StartSessionDeps,
  startSession,
} from "#server/features/sessions/service/start-session.ts";
import { readDeviceSecrets } from "#server/guards/devices.ts";
import { chooseLoginFailureCounter } from "#server/guards/login-lockout.ts";
import { countMailRequestOrThrow } from "#server/guards/mail-limits.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { LINK_LIFETIMES } from "#server/lib/recent-window.ts";
import type { Cookies } from "#server/request.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import type { RegisterAnswer } from "./schema.ts";

type Deps = StartSessionDeps & {
  db: Db;
  env: Env;
  passwords: Passwords;
  wakeOutbox: () => void;
};
type Asked = { email: string; name: string; passwordHash: string };
type Origin = { ip: string; address: string; timezone: string | null; cookies: Cookies };

/** Body of POST /api/auth/register with the check for common passwords, which the form only warns of. */
export const RegisterBody = RegisterInput.extend({
  password: RegisterInput.shape.password.refine((password) => !isCommonPassword(password), "commonPassword"),
});

/**
 * Stores a pending registration and mails a link that creates the account. When the address has an account,
 * the row has no link and the owner is notified; status, body and work are the same. A valid invitation
 * proves the mailbox, so the account is created and signed in at once. Throws REGISTRATION_CLOSED,
 * VALIDATION, RATE_LIMITED.
 */
export async function registerAccount(
  deps: Deps,
  input: RegisterInput,
  origin: Browser,
): Promise<RegisterAnswer> {
  const { SIGNUP } = deps.env;
  if (SIGNUP === "closed") throw new AppError("REGISTRATION_CLOSED");
  const isInvited =
    input.invitation != null &&
    (await findEmailByInvitationToken(deps.db, input.invitation, deps.clock.now())) === input.email;
  if (SIGNUP === "invite" && !isInvited) throw new AppError("REGISTRATION_CLOSED");
  assertPasswordIsNotPersonal(input.password, input, "password");
  const passwordHash = await mapQueueFullToRateLimited(() => deps.passwords.hash(input.password));
  const { email, name } = input;
  if (isInvited) {
    const signedIn = await deps.db.write((tx) =>
      createAndSignInInvitedAccount(tx, deps, { email, name, passwordHash }, origin),
    );
    if (signedIn) {
      deps.wakeOutbox();
      return { emailSent: true, accountReady: true, message: answerTexts.registeredInvited, ...signedIn };
    }
  }
  await deps.db.write((tx) => storeRegistrationAndQueueMail(tx, deps, { email, name, passwordHash }, origin));
  deps.wakeOutbox();
  const state = await readMailTransportState(deps.db, deps.env.SMTP_URL !== undefined);
  const message = {
    working: answerTexts.registered,
    failing: answerTexts.registeredUnsent,
    none: answerTexts.noMail,
  }[state];
  return { emailSent: state === "working", accountReady: false, message };
}

/** Creates and signs in the account of an invited person; null when the address has an account meanwhile. */
async function createAndSignInInvitedAccount(
  tx: Tx,
  deps: Deps,
  asked: Asked,
  origin: Browser,
): Promise<LoginAnswer | null> {
  const { ip, cookies, timezone } = origin;
  const user = await createConfirmedAccount(tx, deps, { ...asked, timezone });
  if (!user) return null;
  const attempt = await chooseLoginFailureCounter(tx, {
    address: user.email,
    ip,
    devices: readDeviceSecrets(cookies),
  });
  return startSession(tx, deps, origin, { user, attempt, service: null });
}

async function storeRegistrationAndQueueMail(
  tx: Tx,
  deps: Deps,
  { email, name, passwordHash }: Asked,
  { ip, address, timezone, cookies }: Origin,
): Promise<void> {
  await countMailRequestOrThrow(tx, deps.clock, { kind: "register", email, ip });
  const owner = await findAccountByEmail(tx, email);
  const now = deps.clock.now();
  const token = createRandomToken();
  await tx.insert(pendingRegistrations).values({
    email,
    name,
    passwordHash,
    timezone,
    linkHash: owner ? null : sha256Hex(token),
    askedByHash: sha256Hex(addRegistrationSecretCookie(cookies)),
    createdAt: now,
    expiresAt: now + LINK_LIFETIMES.verify_email,
  });
  const link = owner ? `${address}/login` : `${address}/verify-email/${token}`;
  await queueMail(tx, deps, {
    kind: owner ? "already_registered" : "verify_email",
    // The mail addresses only the owner of an existing account by name, because a stranger may have typed the
    // new name.
    to: { address: email, name: owner?.name ?? null },
    words: owner
      ? mailTexts.alreadyRegistered({ name: owner.name, link, askedAt: now })
      : mailTexts.verify({ link, askedAt: now }),
  });
}
