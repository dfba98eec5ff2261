import { count, eq } from "drizzle-orm";
import type { Db, Reader } from "#db/client.ts";
import { recipes, users } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { endLoginsOfMember } from "#server/guards/logins.ts";
import type { Clock } from "#server/lib/clock.ts";
import { canonicalEmailOrNull } from "#server/lib/email-address.ts";
import type { Seal } from "#server/lib/seal.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { verbAnswers } from "#server/texts/en/operator.ts";
import { findAccountByEmail } from "../access.ts";
import { deleteAccount } from "./delete-account.ts";
import { mailInvitationLink } from "./invitations.ts";
import { cancelResetAndEmailChange, createOneTimeToken, createPasswordResetUrl } from "./one-time-links.ts";
import { OperatorError, requireAccountByEmail } from "./operate-account.ts";
import { mailIdentityRemoval, removeMatchingIdentities } from "./sign-in-ways.ts";

type Deps = { db: Db; clock: Clock };
type MailDeps = Deps & { baseUrl: string; uuid: () => string; seal: Seal; wakeOutbox: () => void };

/**
 * Mails an invitation and returns its link. Throws OperatorError when registration is closed or the address
 * has an account.
 */
export async function inviteEmailByOperator(
  deps: MailDeps & { env: Env },
  address: string,
): Promise<{ email: string; link: string }> {
  if (deps.env.SIGNUP === "closed") throw new OperatorError(verbAnswers.registrationClosed);
  const email = canonicalEmailOrNull(address.trim());
  if (email === null) throw new OperatorError(validationTexts.invalidEmail);
  if (await findAccountByEmail(deps.db, address)) throw new OperatorError(verbAnswers.accountThere(email));
  return { email, link: await mailInvitationLink(deps, email) };
}

/** Mails a link that sets a new password, and returns it. Throws OperatorError for a disabled account. */
export async function mailPasswordResetLink(
  deps: MailDeps,
  address: string,
): Promise<{ email: string; link: string }> {
  const made = await deps.db.write(async (tx) => {
    const { rowId, email, name, disabledAt } = await requirePersonAccountByEmail(tx, address);
    if (disabledAt !== null) throw new OperatorError(verbAnswers.resetDisabled(email));
    const now = deps.clock.now();
    const token = await createOneTimeToken(tx, { purpose: "reset_password", userRowId: rowId, email }, now);
    const link = createPasswordResetUrl(deps, token);
    await queueMail(tx, deps, {
      kind: "reset_password",
      to: { address: email, name },
      words: mailTexts.resetPassword({ name, link, askedAt: now }),
    });
    return { email, link };
  });
  deps.wakeOutbox();
  return made;
}

/** Disables an account and ends its logins, whose number it returns as `ended`. Throws OperatorError. */
export async function disableAccount(deps: Deps, address: string): Promise<{ email: string; ended: number }> {
  return deps.db.write(async (tx) => {
    const { rowId, email, disabledAt } = await requirePersonAccountByEmail(tx, address);
    if (disabledAt !== null) throw new OperatorError(verbAnswers.disabledAlready(email));
    const now = deps.clock.now();
    await tx.update(users).set({ disabledAt: now }).where(eq(users.rowId, rowId));
    // The tokens remain stored, so that their requests get the error that the account is disabled.
    const ended = await endLoginsOfMember(tx, rowId, {
      except: null,
      reason: "revoked",
      now,
      keepTokens: true,
    });
    await cancelResetAndEmailChange(tx, rowId);
    return { email, ended };
  });
}

/** Enables a disabled account; its ended logins do not resume. Throws OperatorError. */
export async function enableAccount({ db }: Deps, address: string): Promise<{ email: string }> {
  return db.write(async (tx) => {
    const { rowId, email, disabledAt } = await requirePersonAccountByEmail(tx, address);
    if (disabledAt === null) throw new OperatorError(verbAnswers.notDisabled(email));
    await tx.update(users).set({ disabledAt: null }).where(eq(users.rowId, rowId));
    return { email };
  });
}

/**
 * Removes all identities of an account, so that its next sign-in links a new one, and mails the member.
 * Returns the names of the removed services. Throws OperatorError when the account has no identities.
 */
export async function removeAllIdentities(
  deps: MailDeps,
  address: string,
): Promise<{ email: string; services: string[] }> {
  const done = await deps.db.write(async (tx) => {
    const user = await requirePersonAccountByEmail(tx, address);
    const services = await removeMatchingIdentities(tx, deps, {
      userRowId: user.rowId,
      which: () => true,
      ip: null,
    });
    if (services.length === 0) throw new OperatorError(verbAnswers.noIdentities(user.email));
    await mailIdentityRemoval(tx, deps, user, services, { byOperator: true });
    return { email: user.email, services };
  });
  deps.wakeOutbox();
  return done;
}

/** Deletes an account with all its data. Returns the number of deleted recipes. Throws OperatorError. */
export async function deleteAccountByOperator(
  deps: Parameters<typeof deleteAccount>[0],
  address: string,
): Promise<{ email: string; recipes: number }> {
  const { rowId, email } = await requirePersonAccountByEmail(deps.db, address);
  const [held] = await deps.db
    .select({ recipes: count() })
    .from(recipes)
    .where(eq(recipes.ownerRowId, rowId));
  await deleteAccount(deps, rowId);
  return { email, recipes: held?.recipes ?? 0 };
}

/**
 * The account of an address. Throws OperatorError also for the account of the starter cookbook, which is no
 * person's.
 */
async function requirePersonAccountByEmail(db: Reader, address: string): Promise<typeof users.$inferSelect> {
  const user = await requireAccountByEmail(db, address);
  if (user.exempt) throw new OperatorError(verbAnswers.starterAccount);
  return user;
}
