import { navigate } from "wouter/use-browser-location";
import { signOut } from "../../lib/session-actions.ts";
import { paths } from "../../paths.ts";

/** Logout: to the landing page first, so that no protected page sends the leaving member to sign in. */
export function leave(): void {
  navigate(paths.landing);
  signOut();
}
