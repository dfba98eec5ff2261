import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/router.ts";
import type { TextStorage } from "./browser-storage.ts";
import { createStore } from "./store.ts";

/** The signed-in member, from `accounts.me`. */
export type SessionUser = inferRouterOutputs<AppRouter>["accounts"]["me"];

export type Tokens = { accessToken: string; refreshToken: string };

export type Session = {
  user: SessionUser | null;
  isGuest: boolean;
  /** A token exists, and its owner is not known yet. */
  isChecking: boolean;
  /** Message of the last failed sign-in. */
  error: string | null;
  needsEmailVerification: boolean;
};

const storageKeys = { access: "token", refresh: "refresh_token", guest: "guestMode" } as const;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session: none, a guest or a member. Tokens and guest flag are read from browser storage each time, so that a
 * token refreshed by another tab is used at once; the rest is in memory.
 */
export function createSessionStore(storage: TextStorage) {
  const { get, set, subscribe, use } = createStore<Session>({
    user: null,
    isGuest: storage.get(storageKeys.guest) === "true",
    isChecking: storage.get(storageKeys.access) !== null && storage.get(storageKeys.guest) !== "true",
    error: null,
    needsEmailVerification: false,
  });
  const change = (part: Partial<Session>) => set({ ...get(), ...part });

  function clearTokens() {
    storage.remove(storageKeys.access);
    storage.remove(storageKeys.refresh);
  }

  return {
    get,
    use,
    subscribe,
    accessToken: () => storage.get(storageKeys.access),
    refreshToken: () => storage.get(storageKeys.refresh),

    /** The bearer token: null in guest mode, even if a token is stored. */
    bearer(): string | null {
      if (get().isGuest) return null;
      return storage.get(storageKeys.access);
    },

    /** New tokens of the same login. */
    storeTokens(tokens: Tokens) {
      storage.set(storageKeys.access, tokens.accessToken);
      storage.set(storageKeys.refresh, tokens.refreshToken);
    },

    /** Stores the tokens of a login and removes guest flag and errors. The user follows with `setUser`. */
    signIn(tokens: Tokens) {
      storage.set(storageKeys.access, tokens.accessToken);
      storage.set(storageKeys.refresh, tokens.refreshToken);
      storage.remove(storageKeys.guest);
      change({ isGuest: false, error: null, needsEmailVerification: false });
    },

    startCheck: () => change({ isChecking: true }),
    setUser: (user: SessionUser) => change({ user, isChecking: false }),

    /** The tokens are invalid: a member is signed out, a guest stays. */
    expire() {
      clearTokens();
      change({ user: null, isChecking: false });
    },

    /** Logout, or a failed start: removes everything. */
    clear() {
      clearTokens();
      storage.remove(storageKeys.guest);
      change({ user: null, isGuest: false, isChecking: false, error: null, needsEmailVerification: false });
    },

    /** The check had no result: the tokens stay. */
    endCheck: () => change({ isChecking: false }),

    continueAsGuest() {
      clearTokens();
      storage.set(storageKeys.guest, "true");
      change({ user: null, isGuest: true, isChecking: false, error: null });
    },

    fail: (error: string, needsEmailVerification = get().needsEmailVerification) =>
      change({ error, needsEmailVerification }),
    clearError: () => change({ error: null }),
    requireEmailVerification: () => change({ needsEmailVerification: true }),
    emailVerified: () => change({ needsEmailVerification: false }),

    /**
     * Another tab changed the storage. Returns the next step: a new token needs a look-up, a removed one signs this tab
     * out.
     */
    sync(key: string | null): "look-up" | "signed-out" | "nothing" {
      if (key !== null && !Object.values<string>(storageKeys).includes(key)) return "nothing";
      const isGuest = storage.get(storageKeys.guest) === "true";
      const hasToken = storage.get(storageKeys.access) !== null;
      const lost = get().user !== null && (!hasToken || isGuest);
      if (lost || isGuest !== get().isGuest) change({ isGuest, ...(lost ? { user: null } : {}) });
      if (lost) return "signed-out";
      return hasToken && !isGuest && key === storageKeys.access ? "look-up" : "nothing";
    },
  };
}
