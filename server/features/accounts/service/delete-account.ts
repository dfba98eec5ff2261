import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import {
  accountEvents,
  identities,
  images,
  invitations,
  knownDevices,
  loginEvents,
  oneTimeTokens,
  outbox,
  pendingMailRequests,
  pendingRegistrations,
  recipes,
  securityAlerts,
  users,
} from "#db/schema/index.ts";
import { deleteAllLikesOfUser } from "#server/features/likes/service/like-recipe.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { deleteRecipe } from "#server/features/recipes/service/delete-recipe.ts";
import type { SearchDeps } from "#server/features/search-index/service/index-recipe.ts";
import { clearLockoutsOfEmail } from "#server/guards/login-lockout.ts";
import { endLoginsOfMember } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import { toMember } from "#server/guards/session-reader.ts";
import { deletePasswordChecksOfEmail } from "#server/guards/sign-in-checks.ts";
import type { ImageStore } from "#server/lib/images.ts";
import type { Seal } from "#server/lib/seal.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { assertReauthenticationStillValid, type ProofDeps, requireReauthentication } from "../access.ts";
import type { DeleteAccountInput, SuccessAnswer } from "../schema.ts";

type Deps = SearchDeps &
  ProofDeps & { uuid: () => string; seal: Seal; images: ImageStore; wakeOutbox: () => void };

/**
 * Deletes the member's account and all its data. Throws WRONG_CURRENT_PASSWORD, FRESH_SIGN_IN_REQUIRED,
 * MAIL_PROOF_REQUIRED.
 */
export async function deleteOwnAccount(
  deps: Deps,
  member: Member,
  { currentPassword }: DeleteAccountInput,
): Promise<SuccessAnswer> {
  const proof = await requireReauthentication(deps, member, currentPassword ?? null);
  await deleteAccount(deps, member.rowId, (tx) => assertReauthenticationStillValid(tx, member, proof));
  return { success: true, message: answerTexts.accountDeleted };
}

/**
 * Deletes an account: first the personal data in one transaction, which calls `assertMay`, then recipes,
 * likes and pictures in steps. `finishInterruptedDeletions` completes a deletion that was interrupted.
 */
export async function deleteAccount(
  deps: Deps,
  userRowId: number,
  assertMay?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await deps.db.write(async (tx) => {
    await assertMay?.(tx);
    await deletePersonalData(tx, deps, userRowId);
  });
  deps.wakeOutbox();
  await deleteRecipesLikesAndPictures(deps, userRowId);
}

/** Completes interrupted deletions. Returns the number of deleted accounts. */
export async function finishInterruptedDeletions(deps: Deps, signal?: AbortSignal): Promise<number> {
  const begun = await deps.db
    .select({ rowId: users.rowId })
    .from(users)
    .where(isNotNull(users.deletedAt))
    .orderBy(asc(users.rowId))
    .limit(100);
  for (const { rowId } of begun) {
    if (signal?.aborted) break;
    await deleteRecipesLikesAndPictures(deps, rowId);
  }
  return begun.length;
}

async function deletePersonalData(tx: Tx, deps: Deps, userRowId: number): Promise<void> {
  const now = deps.clock.now();
  const [user] = await tx.select().from(users).where(eq(users.rowId, userRowId)).limit(1);
  if (!user || user.deletedAt !== null) return;
  await endLoginsOfMember(tx, userRowId, { except: null, reason: "revoked", now });
  for (const table of [oneTimeTokens, identities, knownDevices, securityAlerts, accountEvents]) {
    await tx.delete(table).where(eq(table.userRowId, userRowId));
  }
  // Login events from before the account existed contain only the email address, no user id.
  const ofPerson = or(eq(loginEvents.userRowId, userRowId), eq(loginEvents.email, user.email));
  await tx.delete(loginEvents).where(ofPerson);
  for (const table of [pendingRegistrations, invitations, pendingMailRequests]) {
    await tx.delete(table).where(eq(table.email, user.email));
  }
  await clearLockoutsOfEmail(tx, user.email);
  await deletePasswordChecksOfEmail(tx, user.email);
  // Waiting mails may contain links to the account. At the pending address, which may be another person's,
  // only the link for the change is deleted.
  await tx.delete(outbox).where(eq(outbox.toAddress, user.email));
  if (user.pendingEmail !== null) {
    const isLink = and(eq(outbox.toAddress, user.pendingEmail), eq(outbox.kind, "change_email"));
    await tx.delete(outbox).where(isLink);
  }
  await queueMail(tx, deps, {
    kind: "account_deleted",
    to: { address: user.email, name: user.name },
    words: mailTexts.accountDeleted({ name: user.name, occurredAt: now }),
  });
  const deletedUser = {
    email: `${user.id}@deleted.invalid`,
    pendingEmail: null,
    name: "-",
    passwordHash: null,
    disabledAt: now,
    deletedAt: now,
  };
  await tx.update(users).set(deletedUser).where(eq(users.rowId, userRowId));
}

async function deleteRecipesLikesAndPictures(deps: Deps, userRowId: number): Promise<void> {
  const isBegun = and(eq(users.rowId, userRowId), isNotNull(users.deletedAt));
  const [row] = await deps.db.select().from(users).where(isBegun).limit(1);
  if (!row) return;
  const member = toMember(row, null, deps.clock.now());
  await deleteAllLikesOfUser(deps, userRowId);
  for (;;) {
    const some = await deps.db
      .select({ id: recipes.id })
      .from(recipes)
      .where(eq(recipes.ownerRowId, userRowId))
      .limit(100);
    for (const { id } of some) await deleteRecipe(deps, member, id);
    if (some.length < 100) break;
  }
  // Files are deleted before the rows, because only the rows contain their names.
  const pictures = await deps.db
    .select({ id: images.id })
    .from(images)
    .where(eq(images.ownerRowId, userRowId));
  for (const { id } of pictures) await deps.images.removeImage(id);
  await deps.db.write((tx) => tx.delete(users).where(eq(users.rowId, userRowId)));
}
