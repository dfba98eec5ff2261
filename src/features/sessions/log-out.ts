import { navigate } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { askForConfirmation } from "../../lib/confirm.ts";
import { session } from "../../lib/session.ts";
import { signOut } from "../../lib/session-actions.ts";
import { fetchMemberOfStoredTokenOrNull } from "../../lib/session-check.ts";
import { announceSignOut } from "../../lib/signed-out.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { createServerDraftCalls } from "../drafts/create-draft-calls.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { sendStoredRecipeDrafts } from "../drafts/saved-drafts.ts";
import { unsentDrafts } from "../drafts/unsent-drafts.ts";
import { scanDrafts } from "../scans/scan-drafts.ts";
import { removeMemberDataFromBrowser } from "./remove-local-data.ts";

/** How long a logout waits until the server has stored the drafts, in ms. */
const SEND_TIMEOUT_MS = 3000;

/**
 * Logs out. Drafts are sent to the server and removed from this browser, because others may use it. If data
 * exists only here, the member is asked first.
 */
export async function logOutAndClearLocalData(): Promise<void> {
  const { user } = session.get();
  if (user && !(await confirmLosingUnsavedLocalData(user.id))) return;
  if (user) announceSignOut(user.id);
  // Navigates first, because a protected page would send the signed-out member to the sign-in page.
  navigate(paths.landing);
  signOut();
  if (user) removeMemberDataFromBrowser(user.id);
}

/**
 * Ends the login whose tokens are stored, for use on the sign-in page, where the session is not loaded.
 * Returns false if the member cancels.
 */
export async function logOutStoredLogin(): Promise<boolean> {
  const userId = session.get().user?.id ?? (await fetchMemberOfStoredTokenOrNull())?.id ?? null;
  if (userId !== null && !(await confirmLosingUnsavedLocalData(userId))) return false;
  if (userId !== null) announceSignOut(userId);
  signOut();
  if (userId !== null) removeMemberDataFromBrowser(userId);
  return true;
}

/** Whether local data may be removed, because the server has stored it or the member agrees. */
export async function confirmLosingUnsavedLocalData(userId: string): Promise<boolean> {
  return (await isLocalDataStoredOnServer(userId)) || (await askForConfirmation(text.sessions.leaveQuestion));
}

async function isLocalDataStoredOnServer(userId: string): Promise<boolean> {
  const timeout = new Promise<boolean>((done) => setTimeout(() => done(false), SEND_TIMEOUT_MS));
  return Promise.race([sendAllUnsentLocalData(userId), timeout]);
}

async function sendAllUnsentLocalData(userId: string): Promise<boolean> {
  const isSent = await unsentDrafts.send();
  const areDraftsStored = await sendStoredRecipeDrafts(userId, drafts, (place) =>
    createServerDraftCalls(trpcClient, place),
  );
  // An unfinished scan exists only here, because its photos are not sent before they are read.
  return isSent && areDraftsStored && (await scanDrafts.read(userId)) === null;
}

/**
 * Logs out in the browser after the server has ended the session at the member's request. `state` says why to
 * the landing page.
 */
export function finishRequestedLogoutInBrowser(userId: string, state: object | null = null): void {
  announceSignOut(userId);
  navigate(paths.landing, { state });
  session.clear();
  removeMemberDataFromBrowser(userId);
}
