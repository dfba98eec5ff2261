import { navigate } from "wouter/use-browser-location";
import { session } from "../../lib/session.ts";
import { signOut } from "../../lib/session-actions.ts";
import { paths } from "../../paths.ts";

/** Logout: to the landing page first, so that no protected page sends the leaving member to sign in. */
export function leave(): void {
  navigate(paths.landing);
  signOut();
}

/** The same where the server has ended the session already. `state` tells the landing page why one comes. */
export function leaveEnded(state: object | null = null): void {
  navigate(paths.landing, { state });
  session.clear();
}
