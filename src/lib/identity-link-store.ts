import { createTextStorageWithFallback, type TextStorage } from "./browser-storage.ts";

/** The provider's answer in the address of /login. */
export type IdentityReturn = { code: string; state: string } | { error: string; state: string };

/** A member's attempt to add a sign-in service in this tab. `answer` is null until the provider returns. */
type LinkAttempt = {
  userId: string;
  service: string;
  /** Sent to the provider and returned with its answer. */
  state: string;
  /** The path to continue at. */
  returnTo: string;
  answer: IdentityReturn | null;
};

const key = "larder:link-attempt";

/** Stores one attempt while the browser is at the provider. */
export function createIdentityLinkStore(storage: TextStorage) {
  function read(): LinkAttempt | null {
    const stored = storage.get(key);
    return stored === null ? null : (JSON.parse(stored) as LinkAttempt);
  }
  const write = (attempt: LinkAttempt) => storage.set(key, JSON.stringify(attempt));

  return {
    /** `url` is the provider's address from the server, with the state in its query. */
    begin({ url, ...attempt }: { url: string } & Pick<LinkAttempt, "userId" | "service" | "returnTo">) {
      write({ ...attempt, state: new URL(url).searchParams.get("state") ?? "", answer: null });
    },

    /**
     * Stores the answer of an attempt and returns the path to continue at; null if the answer belongs to no attempt.
     */
    resume(answer: IdentityReturn): string | null {
      const attempt = read();
      if (attempt === null || attempt.state === "" || attempt.state !== answer.state) return null;
      write({ ...attempt, answer });
      return attempt.returnTo;
    },

    /** The service of an answered attempt whose member is signed out, or null. */
    waitingService(): string | null {
      const attempt = read();
      return attempt?.answer ? attempt.service : null;
    },

    /** Returns the answered attempt once. Another member's is dropped. */
    take(userId: string): { service: string; answer: IdentityReturn } | null {
      const attempt = read();
      if (!attempt?.answer) return null;
      storage.remove(key);
      return attempt.userId === userId ? { service: attempt.service, answer: attempt.answer } : null;
    },
  };
}

/** The attempt of this tab. */
export const linkAttempts = createIdentityLinkStore(createTextStorageWithFallback(() => sessionStorage));
