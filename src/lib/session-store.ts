import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/router.ts";
import type { TextStorage } from "./browser-storage.ts";
import { createStore } from "./store.ts";

/** The signed-in member as `accounts.me` returns it. */
export type SessionUser = inferRouterOutputs<AppRouter>["accounts"]["me"];

export type Tokens = { accessToken: string; refreshToken: string };

export type Session = {
  user: SessionUser | null;
  isGuest: boolean;
  /** Whether there is a token whose owner is not known yet. */
  isChecking: boolean;
  /** The message of the last failed sign-in. */
  error: string | null;
  needsEmailVerification: boolean;
};

const storageKeys = { access: "token", refresh: "refresh_token", guest: "guestMode" } as const;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session: of a member, of a guest, or none. Tokens and guest flag are read from the storage each time,
 * so that a token refreshed by another tab is used at once; other values are in memory.
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

    /** The access token to send; null for guests, even if a token is stored. */
    bearer(): string | null {
      if (get().isGuest) return null;
      return storage.get(storageKeys.access);
    },

    /** Stores refreshed tokens of the same login. */
    storeTokens(tokens: Tokens) {
      storage.set(storageKeys.access, tokens.accessToken);
      storage.set(storageKeys.refresh, tokens.refreshToken);
    },

    /**
     * Stores the tokens of a new login, and clears guest flag and errors. The caller then sets the user with
     * `setUser`.
     */
    signIn(tokens: Tokens) {
      storage.set(storageKeys.access, tokens.accessToken);
      storage.set(storageKeys.refresh, tokens.refreshToken);
      storage.remove(storageKeys.guest);
      change({ isGuest: false, error: null, needsEmailVerification: false });
    },

    startCheck: () => change({ isChecking: true }),
    setUser: (user: SessionUser) => change({ user, isChecking: false }),

    /** Must be called when the tokens are invalid: signs out a member, but not a guest. */
    expire() {
      clearTokens();
      change({ user: null, isChecking: false });
    },

    /** Removes everything, on logout or after a failed start. */
    clear() {
      clearTokens();
      storage.remove(storageKeys.guest);
      change({ user: null, isGuest: false, isChecking: false, error: null, needsEmailVerification: false });
    },

    /** Ends a check without a result; the tokens stay. */
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
     * Must be called when another tab has changed the storage. Returns what to do: load the owner of a new
     * token, treat the member as signed out, or nothing.
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
