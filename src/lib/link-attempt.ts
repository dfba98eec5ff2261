import { createStorage, type TextStorage } from "./browser-storage.ts";

/** What a third party sent the browser back to /login with. */
export type IdentityReturn = { code: string; state: string } | { error: string; state: string };

/** A member's attempt to add a sign-in service, begun in this tab. `answer` is what the provider sent back; null before. */
type LinkAttempt = {
  userId: string;
  service: string;
  /** Goes to the provider and comes back with its answer. */
  state: string;
  /** The path to go on at. */
  returnTo: string;
  answer: IdentityReturn | null;
};

const key = "larder:link-attempt";

/** Remembers one attempt while the browser is at the provider. */
export function createLinkAttempts(storage: TextStorage) {
  function read(): LinkAttempt | null {
    const stored = storage.get(key);
    return stored === null ? null : (JSON.parse(stored) as LinkAttempt);
  }
  const write = (attempt: LinkAttempt) => storage.set(key, JSON.stringify(attempt));

  return {
    /** `url` is the provider's address that the server answered, with the state in its query. */
    begin({ url, ...attempt }: { url: string } & Pick<LinkAttempt, "userId" | "service" | "returnTo">) {
      write({ ...attempt, state: new URL(url).searchParams.get("state") ?? "", answer: null });
    },

    /** Takes a provider's answer to the attempt and says where to go on; null for an answer to anything else. */
    resume(answer: IdentityReturn): string | null {
      const attempt = read();
      if (attempt === null || attempt.state === "" || attempt.state !== answer.state) return null;
      write({ ...attempt, answer });
      return attempt.returnTo;
    },

    /** The service of an answered attempt that nobody has taken yet: its member is signed out. */
    waitingService(): string | null {
      const attempt = read();
      return attempt?.answer ? attempt.service : null;
    },

    /** The answered attempt, once. Another member's is dropped. */
    take(userId: string): { service: string; answer: IdentityReturn } | null {
      const attempt = read();
      if (!attempt?.answer) return null;
      storage.remove(key);
      return attempt.userId === userId ? { service: attempt.service, answer: attempt.answer } : null;
    },
  };
}

/** The attempt of this tab. */
export const linkAttempts = createLinkAttempts(createStorage(() => sessionStorage));
