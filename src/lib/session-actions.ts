import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/router.ts";
import { isUnauthorizedError, readErrorAnswer } from "./error-answer.ts";
import { isDocumentUnloading } from "./leaving.ts";
import { session } from "./session.ts";
import type { SessionUser } from "./session-store.ts";
import { serverConnection, sessionClient, tokenRefresher } from "./trpc.ts";

/**
 * Signs in. Throws the server's error. The profile is requested twice, 500 ms apart, before the one in the answer is
 * used.
 */
export async function signInByPassword(credentials: { email: string; password: string }): Promise<void> {
  await startSessionFromTokens(await sessionClient.sessions.login.mutate(credentials));
}

/** A provider's answer: a code or a token. */
export type IdentityAnswer = inferRouterInputs<AppRouter>["identities"]["signIn"];

/** Signs in by a provider; otherwise like `signInByPassword`. */
export async function signInByIdentity(answer: IdentityAnswer): Promise<void> {
  await startSessionFromTokens(await sessionClient.identities.signIn.mutate(answer));
}

/** Stores the tokens of an answer and its user. */
export async function startSessionFromTokens({
  user,
  ...tokens
}: inferRouterOutputs<AppRouter>["sessions"]["login"]): Promise<void> {
  session.signIn(tokens);
  session.setUser((await fetchProfile(2)) ?? user);
}

/** Signs out locally and informs the server, which identifies the login by its refresh token. */
export function signOut(): void {
  const refreshToken = session.refreshToken();
  session.clear();
  sessionClient.sessions.logout.mutate(refreshToken === null ? {} : { refreshToken }).catch(() => {
    // The tokens are removed here, and expire on the server.
  });
}

let checking: Promise<void> | null = null;

/** Looks up the owner of the stored token, at the start or when another tab signed in. */
export function loadUserOfStoredToken(): Promise<void> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}

async function check(): Promise<void> {
  const used = session.bearer();
  if (used === null) return session.endCheck();
  session.startCheck();
  try {
    session.setUser(await fetchUser());
  } catch (error) {
    // New tokens would arrive too late to be stored, and reusing the old ones counts as theft.
    if (isDocumentUnloading()) return session.endCheck();
    if (!isUnauthorizedError(error)) return serverConnection.fail();
    if (tokenRefresher.endIfDisabled(readErrorAnswer(error))) return;
    const outcome = await tokenRefresher.refresh(used);
    // The sign-in page refreshes nothing and waits for nothing.
    if (outcome === "unchanged") return !serverConnection.isOnline() ? undefined : session.endCheck();
    if (outcome === "ended") return session.clear();
    await fetchUser().then(session.setUser, (second: unknown) =>
      isUnauthorizedError(second) ? session.clear() : serverConnection.fail(),
    );
  }
}

/** Another tab's token, whose owner could not be looked up. */
let isOwnerUnknown = false;

/**
 * Another tab stored a token, usually a newer one of the same member: looked up in the background to avoid flicker.
 * Without an answer it is looked up again when the server is back, so that no page continues with another member's
 * token.
 */
export async function reloadUserAfterTokenChange(): Promise<void> {
  isOwnerUnknown = false;
  if (session.get().user === null) return loadUserOfStoredToken();
  try {
    const user = await fetchUser();
    if (session.bearer() !== null) session.setUser(user);
  } catch (error) {
    if (isUnauthorizedError(error)) return loadUserOfStoredToken();
    if (isDocumentUnloading()) return;
    isOwnerUnknown = true;
    serverConnection.fail();
  }
}

// The tokens stay in the meantime, and the page continues by itself.
serverConnection.onReconnect(async () => {
  if (session.get().isChecking) await loadUserOfStoredToken();
  else if (isOwnerUnknown) await reloadUserAfterTokenChange();
});

/** Loads the member again; a failure keeps the old data. */
export async function reloadProfile(): Promise<void> {
  const user = await fetchProfile(1);
  if (user && session.bearer() !== null) session.setUser(user);
}

async function fetchProfile(attempts: number): Promise<SessionUser | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await fetchUser();
    } catch {
      if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return null;
}

function fetchUser(): Promise<SessionUser> {
  return sessionClient.accounts.me.query();
}
