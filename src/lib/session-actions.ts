import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/router.ts";
import { isTokenRefusal, readErrorAnswer } from "./error-answer.ts";
import { isLeaving } from "./leaving.ts";
import { session } from "./session.ts";
import type { SessionUser } from "./session-store.ts";
import { serverReach, sessionClient, tokenRefresher } from "./trpc.ts";

/**
 * Signs in. Throws what the server answered. The profile is asked for twice, 500 ms apart; where it does not
 * come, the one in the answer stands.
 */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  await startSession(await sessionClient.sessions.login.mutate(credentials));
}

/** What a third party says of who this is: a code, or a token of its own. */
export type IdentityAnswer = inferRouterInputs<AppRouter>["identities"]["signIn"];

/** Signs in by a third party; for the rest as with a password. */
export async function signInByIdentity(answer: IdentityAnswer): Promise<void> {
  await startSession(await sessionClient.identities.signIn.mutate(answer));
}

/** Takes the tokens of an answer, and whose they are. */
export async function startSession({
  user,
  ...tokens
}: inferRouterOutputs<AppRouter>["sessions"]["login"]): Promise<void> {
  session.signIn(tokens);
  session.welcome((await fetchProfile(2)) ?? user);
}

/**
 * Signs out here whatever the server says; it is told meanwhile, and knows the login by its refresh token.
 */
export function signOut(): void {
  const refreshToken = session.refreshToken();
  session.clear();
  sessionClient.sessions.logout.mutate(refreshToken === null ? {} : { refreshToken }).catch(() => {
    // The tokens are gone from here; on the server they run out.
  });
}

let checking: Promise<void> | null = null;

/** At the start, or when another tab signed in: who does the stored token belong to? */
export function checkSession(): Promise<void> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}

async function check(): Promise<void> {
  const used = session.bearer();
  if (used === null) return session.endCheck();
  session.beginCheck();
  try {
    session.welcome(await askWho());
  } catch (error) {
    // New tokens would come too late to be kept, and the old ones count as stolen when they are used again.
    if (isLeaving()) return session.endCheck();
    if (!isTokenRefusal(error)) return serverReach.lost();
    if (tokenRefresher.shutOut(readErrorAnswer(error))) return;
    const outcome = await tokenRefresher.refresh(used);
    // On the sign-in page nothing is refreshed, and nothing waits for the answer.
    if (outcome === "kept") return serverReach.isAway() ? undefined : session.endCheck();
    if (outcome === "ended") return session.clear();
    await askWho().then(session.welcome, (second: unknown) =>
      isTokenRefusal(second) ? session.clear() : serverReach.lost(),
    );
  }
}

/** A token of another tab, of which nobody could say whose it is. */
let isUnsure = false;

/**
 * Another tab has stored a token. Mostly it is a newer one of the same member: asked quietly, and nothing flickers. Where
 * no answer comes it is asked again once the server is back, so that nobody goes on here in another's name.
 */
export async function followToken(): Promise<void> {
  isUnsure = false;
  if (session.get().user === null) return checkSession();
  try {
    const user = await askWho();
    if (session.bearer() !== null) session.welcome(user);
  } catch (error) {
    if (isTokenRefusal(error)) return checkSession();
    if (isLeaving()) return;
    isUnsure = true;
    serverReach.lost();
  }
}

// Whoever it is keeps the tokens meanwhile, and the page goes on by itself.
serverReach.onBack(async () => {
  if (session.get().isChecking) await checkSession();
  else if (isUnsure) await followToken();
});

/** The member again, after something about them may have changed; the old answer stays where none comes. */
export async function refreshProfile(): Promise<void> {
  const user = await fetchProfile(1);
  if (user && session.bearer() !== null) session.welcome(user);
}

async function fetchProfile(attempts: number): Promise<SessionUser | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await askWho();
    } catch {
      if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return null;
}

function askWho(): Promise<SessionUser> {
  return sessionClient.accounts.me.query();
}
