import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { identities, knownDevices, oneTimeTokens, pendingRegistrations, users } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { findAccount } from "#server/features/accounts/access.ts";
import { canonicalEmail, cleanName, NAME_MAX, NAME_MIN } from "#server/features/accounts/policy.ts";
import { isInvited } from "#server/features/accounts/service/invitations.ts";
import { makeAccount } from "#server/features/accounts/service/make-account.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { noteAccountEvent } from "#server/features/security/service/account-events.ts";
import { endLogins } from "#server/guards/logins.ts";
import { forgetChecks } from "#server/guards/sign-in-checks.ts";
import { clearWaits } from "#server/guards/sign-in-waits.ts";
import type { Clock } from "#server/lib/clock.ts";
import { IdentityError } from "#server/lib/identity/identity-error.ts";
import type { ProvenIdentity } from "#server/lib/identity/identity-provider.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";

type Deps = { env: Env; baseUrl: string; clock: Clock; uuid: () => string; seal: Seal };
type UserRow = typeof users.$inferSelect;
type Issued = ProvenIdentity & { issuer: string };

/** The account that an identity opens, or would open; `isLinked` where it has done so before. */
export async function findIdentityAccount(
  db: Reader,
  { issuer, subject, verifiedEmail }: Issued,
): Promise<{ user: UserRow; isLinked: boolean } | null> {
  const [known] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.rowId, identities.userRowId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .limit(1);
  if (known) return { user: known.user, isLinked: true };
  const user = await findAccount(db, addressOf(verifiedEmail));
  // The starter cookbook's account is nobody's, whatever mailbox somebody has.
  if (user?.exempt) throw new IdentityError("account is nobody's");
  return user ? { user, isLinked: false } : null;
}

/**
 * Ties an identity to the account of its address and tells its owner. One whose address nobody has confirmed may have
 * been made by somebody else: what they know of it opens nothing any more.
 */
export async function linkIdentity(
  tx: Tx,
  deps: Deps,
  { user, identity, provider, ip }: { user: UserRow; identity: Issued; provider: string; ip: string },
): Promise<UserRow> {
  const now = deps.clock.now();
  const owned = user.emailVerifiedAt === null ? await handOver(tx, user, now) : user;
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, user.email));
  await insertIdentity(tx, deps, user.rowId, identity);
  await noteAccountEvent(tx, deps, { type: "identity_linked", userRowId: user.rowId, ip });
  await queueMail(tx, deps, {
    kind: "identity_linked",
    to: { address: user.email, name: user.name },
    words: mailTexts.identityLinked({
      name: user.name,
      provider,
      at: now,
      link: `${deps.baseUrl}/forgot-password`,
    }),
  });
  return owned;
}

/** Notes that an identity was used. */
export async function touchIdentity(tx: Tx, { issuer, subject }: Issued, now: number): Promise<void> {
  await tx
    .update(identities)
    .set({ lastUsedAt: now })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
}

/** Makes the account of an identity that opens none. Throws REGISTRATION_CLOSED, IdentityError. */
export async function makeIdentityAccount(
  tx: Tx,
  deps: Deps,
  { identity, timezone }: { identity: Issued; timezone: string | null },
): Promise<UserRow> {
  const email = addressOf(identity.verifiedEmail);
  const { SIGNUP } = deps.env;
  const mayJoin =
    SIGNUP === "open" || (SIGNUP === "invite" && (await isInvited(tx, email, deps.clock.now())));
  if (!mayJoin) throw new AppError("REGISTRATION_CLOSED");
  const name = nameFor(identity.name, email);
  const user = await makeAccount(tx, deps, { email, name, passwordHash: null, timezone });
  if (!user) throw new IdentityError("address was taken meanwhile");
  await insertIdentity(tx, deps, user.rowId, identity);
  return user;
}

async function insertIdentity(
  tx: Tx,
  { clock, uuid }: Deps,
  userRowId: number,
  { issuer, subject, verifiedEmail: email }: Issued,
): Promise<void> {
  const now = clock.now();
  const row = { userRowId, issuer, subject, email, createdAt: now, lastUsedAt: now };
  await tx.insert(identities).values({ id: uuid(), ...row });
}

async function handOver(tx: Tx, { rowId, email }: UserRow, now: number): Promise<UserRow> {
  await endLogins(tx, rowId, { but: null, reason: "revoked", now });
  for (const table of [oneTimeTokens, knownDevices, identities]) {
    await tx.delete(table).where(eq(table.userRowId, rowId));
  }
  await clearWaits(tx, email);
  await forgetChecks(tx, email);
  const [owned] = await tx
    .update(users)
    .set({ passwordHash: null, pendingEmail: null, emailVerifiedAt: now })
    .where(eq(users.rowId, rowId))
    .returning();
  return owned as UserRow;
}

/** In its one form. Throws IdentityError where the issuer vouches for none that can be an address. */
function addressOf(verifiedEmail: string | null): string {
  if (verifiedEmail === null) throw new IdentityError("issuer vouches for no address");
  const email = canonicalEmail(verifiedEmail.trim());
  if (email === null) throw new IdentityError("issuer vouches for what is no address");
  return email;
}

/** As registration takes names; of an address that names nobody all of it. */
function nameFor(claimed: string | null, email: string): string {
  const local = email.slice(0, email.lastIndexOf("@"));
  const name = [claimed ?? "", local].map(boundName).find(({ length }) => length >= NAME_MIN);
  return name ?? boundName(email);
}

function boundName(name: string): string {
  return [...cleanName(name)].slice(0, NAME_MAX).join("").slice(0, NAME_MAX).trim();
}
