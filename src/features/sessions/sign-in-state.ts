import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";

const endings = text.sessions.endedBecause;

/** What a page hands over to the sign-in page in the navigation's state; none of it stands in an address. */
export type SignInState = {
  /** To be filled in; the password is asked for next. */
  email: string;
  /** The account has just come to know this browser. */
  isTrusted: boolean;
  /** The login that was here has ended, from elsewhere or by time. */
  isEnded: boolean;
  /** Why, where the server said so. */
  reason: keyof typeof endings | null;
};

export function readSignInState(state: unknown): SignInState {
  const { email, isTrusted, isEnded, reason } = (typeof state === "object" ? (state ?? {}) : {}) as Record<
    string,
    unknown
  >;
  return {
    email: typeof email === "string" ? email : "",
    isTrusted: isTrusted === true,
    isEnded: isEnded === true,
    reason: typeof reason === "string" && reason in endings ? (reason as keyof typeof endings) : null,
  };
}

export function useSignInState(): SignInState {
  return readSignInState(useHistoryState());
}
