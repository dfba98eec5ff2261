import { createTextStorageWithFallback, type TextStorage } from "./browser-storage.ts";

/** The identity provider's response, from the query string of /login. */
export type IdentityReturn = { code: string; state: string } | { error: string; state: string };

/**
 * An attempt in this tab to link a sign-in service to the account. `answer` is null until the provider
 * returns.
 */
type LinkAttempt = {
  userId: string;
  service: string;
  /** A random value that is sent to the provider and comes back with its response. */
  state: string;
  /** The path to open after the return. */
  returnTo: string;
  answer: IdentityReturn | null;
};

const key = "larder:link-attempt";

/** Stores the attempt while the browser is at the provider. */
export function createIdentityLinkStore(storage: TextStorage) {
  function read(): LinkAttempt | null {
    const stored = storage.get(key);
    return stored === null ? null : (JSON.parse(stored) as LinkAttempt);
  }
  const write = (attempt: LinkAttempt) => storage.set(key, JSON.stringify(attempt));

  return {
    /** Stores a new attempt. `url` is the provider's address, whose query string has the state. */
    begin({ url, ...attempt }: { url: string } & Pick<LinkAttempt, "userId" | "service" | "returnTo">) {
      write({ ...attempt, state: new URL(url).searchParams.get("state") ?? "", answer: null });
    },

    /**
     * Stores the provider's response to the attempt, and returns the path to open; null if the response
     * belongs to no attempt.
     */
    resume(answer: IdentityReturn): string | null {
      const attempt = read();
      if (attempt === null || attempt.state === "" || attempt.state !== answer.state) return null;
      write({ ...attempt, answer });
      return attempt.returnTo;
    },

    /**
     * The service of an attempt that has a response but waits until its member signs in again; null if there
     * is none.
     */
    waitingService(): string | null {
      const attempt = read();
      return attempt?.answer ? attempt.service : null;
    },

    /**
     * Returns the attempt's response once, and removes the attempt. Null for an attempt of another member.
     */
    take(userId: string): { service: string; answer: IdentityReturn } | null {
      const attempt = read();
      if (!attempt?.answer) return null;
      storage.remove(key);
      return attempt.userId === userId ? { service: attempt.service, answer: attempt.answer } : null;
    },
  };
}

/** The attempt of this tab, which sessionStorage has. */
export const linkAttempts = createIdentityLinkStore(createTextStorageWithFallback(() => sessionStorage));
