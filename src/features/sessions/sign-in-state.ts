import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";

const endReasons = text.sessions.endedBecause;

/** State that a page passes to the sign-in page. It is never in an address. */
export type SignInState = {
  /** Filled in; the password is focused. */
  email: string;
  /** The account now trusts this browser. */
  isTrusted: boolean;
  /** The login of this browser has ended, on request or by time. */
  isEnded: boolean;
  /** The reason for the end, if the server gave one. */
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
