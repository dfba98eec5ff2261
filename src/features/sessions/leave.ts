import { navigate } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { askFirst } from "../../lib/confirm.ts";
import { session } from "../../lib/session.ts";
import { signOut } from "../../lib/session-actions.ts";
import { readStoredMember } from "../../lib/session-check.ts";
import { noteSignOut } from "../../lib/signed-out.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { draftCalls } from "../drafts/draft-calls.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { sendStoredDrafts } from "../drafts/saved-drafts.ts";
import { unsentDrafts } from "../drafts/unsent-drafts.ts";
import { scanDrafts } from "../scans/scan-drafts.ts";
import { forgetTyped } from "./forget-typed.ts";

/** How long a sign-out waits for the server to take what was typed, in ms. */
const PATIENCE = 3000;

/**
 * Logout. What was typed goes to the server first, where drafts wait for the next sign-in, and then from this browser,
 * which others may use; what this browser alone has is asked about.
 */
export async function leave(): Promise<void> {
  const { user } = session.get();
  if (user && !(await mayForget(user.id))) return;
  if (user) noteSignOut(user.id);
  // To the landing page first, so that no protected page sends the leaving member to sign in.
  navigate(paths.landing);
  signOut();
  if (user) forgetTyped(user.id);
}

/**
 * Ends the login of which this browser has the tokens, though nobody has asked yet whose it is: on the sign-in page that is
 * not known. False where its member stays.
 */
export async function leaveStored(): Promise<boolean> {
  const userId = session.get().user?.id ?? (await readStoredMember())?.id ?? null;
  if (userId !== null && !(await mayForget(userId))) return false;
  if (userId !== null) noteSignOut(userId);
  signOut();
  if (userId !== null) forgetTyped(userId);
  return true;
}

/** Whether what was typed here may go: the server has it, after it was sent what it lacked, or the member says so. */
export async function mayForget(userId: string): Promise<boolean> {
  return (await isStored(userId)) || (await askFirst(text.sessions.leaveQuestion));
}

async function isStored(userId: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE));
  return Promise.race([sendAll(userId), tooLate]);
}

async function sendAll(userId: string): Promise<boolean> {
  const isSent = await unsentDrafts.send();
  const isKept = await sendStoredDrafts(userId, drafts, (place) => draftCalls(trpcClient, place));
  // Photos go to no server before they are read, and what came of them is kept nowhere else.
  return isSent && isKept && (await scanDrafts.read(userId)) === null;
}

/**
 * The same where the server has ended the session already, at the member's own wish. `state` tells the landing page why
 * one comes.
 */
export function leaveEnded(userId: string, state: object | null = null): void {
  noteSignOut(userId);
  navigate(paths.landing, { state });
  session.clear();
  forgetTyped(userId);
}
