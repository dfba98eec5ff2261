import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";

const endReasons = text.sessions.endedBecause;

/**
 * History state that a page passes to the sign-in page. It is not in the address, because it contains an
 * email address.
 */
export type SignInState = {
  /** An address to fill in; the password field then gets the focus. */
  email: string;
  /** Whether the account has just started to trust this browser. */
  isTrusted: boolean;
  /** Whether the login of this browser has ended, by request or because it expired. */
  isEnded: boolean;
  /** Why the login ended, if the server said so. */
  reason: keyof typeof endReasons | null;
};

export function parseSignInHistoryState(state: unknown): SignInState {
  const { email, isTrusted, isEnded, reason } = (typeof state === "object" ? (state ?? {}) : {}) as Record<
    string,
    unknown
  >;
  return {
    email: typeof email === "string" ? email : "",
    isTrusted: isTrusted === true,
    isEnded: isEnded === true,
    reason: typeof reason === "string" && reason in endReasons ? (reason as keyof typeof endReasons) : null,
  };
}

export function useSignInHistoryState(): SignInState {
  return parseSignInHistoryState(useHistoryState());
}
