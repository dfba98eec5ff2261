import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/router.ts";
import { isUnauthorizedError, readErrorAnswer } from "./error-answer.ts";
import { isDocumentUnloading } from "./leaving.ts";
import { session } from "./session.ts";
import type { SessionUser } from "./session-store.ts";
import { serverConnection, sessionClient, tokenRefresher } from "./trpc.ts";

/**
 * Signs in, or throws the server's error. The profile is requested up to twice, 500 ms apart; if both fail,
 * the one in the response is used.
 */
export async function signInByPassword(credentials: { email: string; password: string }): Promise<void> {
  await startSessionFromTokens(await sessionClient.sessions.login.mutate(credentials));
}

/** A response of the identity provider: a code or a token. */
export type IdentityAnswer = inferRouterInputs<AppRouter>["identities"]["signIn"];

/** Like `signInByPassword`, with the response of an identity provider. */
export async function signInByIdentity(answer: IdentityAnswer): Promise<void> {
  await startSessionFromTokens(await sessionClient.identities.signIn.mutate(answer));
}

/** Starts the session of a sign-in response: stores its tokens and loads its user. */
export async function startSessionFromTokens({
  user,
  ...tokens
}: inferRouterOutputs<AppRouter>["sessions"]["login"]): Promise<void> {
  session.signIn(tokens);
  session.setUser((await fetchUserWithRetriesOrNull(2)) ?? user);
}

/** Signs out locally and notifies the server, which finds the login by its refresh token. */
export function signOut(): void {
  const refreshToken = session.refreshToken();
  session.clear();
  sessionClient.sessions.logout.mutate(refreshToken === null ? {} : { refreshToken }).catch(() => {
    // If the server is not reached, the tokens are still removed here and expire on the server.
  });
}

let checking: Promise<void> | null = null;

/**
 * Loads the owner of the stored token, on start or after another tab signed in. Concurrent calls share one
 * request.
 */
export function loadUserOfStoredToken(): Promise<void> {
  checking ??= checkStoredTokenAndLoadUser().finally(() => {
    checking = null;
  });
  return checking;
}

async function checkStoredTokenAndLoadUser(): Promise<void> {
  const used = session.bearer();
  if (used === null) return session.endCheck();
  session.startCheck();
  try {
    session.setUser(await fetchUserOfToken());
  } catch (error) {
    // While the page unloads, new tokens could not be stored, and reusing the old refresh token would count
    // as theft.
    if (isDocumentUnloading()) return session.endCheck();
    if (!isUnauthorizedError(error)) return serverConnection.fail();
    if (tokenRefresher.endIfDisabled(readErrorAnswer(error))) return;
    const outcome = await tokenRefresher.refresh(used);
    // "unchanged": on the sign-in page, which does not refresh, the check ends. Offline it continues after
    // the reconnection.
    if (outcome === "unchanged") return !serverConnection.isOnline() ? undefined : session.endCheck();
    if (outcome === "ended") return session.clear();
    await fetchUserOfToken().then(session.setUser, (second: unknown) =>
      isUnauthorizedError(second) ? session.clear() : serverConnection.fail(),
    );
  }
}

/** Whether another tab has stored a token whose owner could not be loaded. */
let isOwnerUnknown = false;

/**
 * Call it after another tab has stored a token, usually a newer one of the same member. The owner is loaded
 * in the background, to avoid flicker. If that fails, it is repeated after the reconnection, so that no page
 * goes on with another member's token.
 */
export async function reloadUserAfterTokenChange(): Promise<void> {
  isOwnerUnknown = false;
  if (session.get().user === null) return loadUserOfStoredToken();
  try {
    const user = await fetchUserOfToken();
    if (session.bearer() !== null) session.setUser(user);
  } catch (error) {
    if (isUnauthorizedError(error)) return loadUserOfStoredToken();
    if (isDocumentUnloading()) return;
    isOwnerUnknown = true;
    serverConnection.fail();
  }
}

// A check that failed offline is repeated; until then the tokens stay.
serverConnection.onReconnect(async () => {
  if (session.get().isChecking) await loadUserOfStoredToken();
  else if (isOwnerUnknown) await reloadUserAfterTokenChange();
});

/** Reloads the member; after an error the old data stays. */
export async function reloadSessionUser(): Promise<void> {
  const user = await fetchUserWithRetriesOrNull(1);
  if (user && session.bearer() !== null) session.setUser(user);
}

async function fetchUserWithRetriesOrNull(attempts: number): Promise<SessionUser | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await fetchUserOfToken();
    } catch {
      if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return null;
}

function fetchUserOfToken(): Promise<SessionUser> {
  return sessionClient.accounts.me.query();
}
