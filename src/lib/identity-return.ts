import { type IdentityReturn, linkAttempts } from "./link-attempt.ts";

let arrived: IdentityReturn | null = null;

/** The address that this document was loaded as: its policy is that of there, wherever the app has gone since. */
let documentPath = "/";

/**
 * Takes a third party's answer out of the address at once, before anything else reads it: a code must not stand in the
 * history, nor in what a browser tells of its tabs. Answers true where it ends an attempt to add a service: the browser
 * then leaves this document, whose policy may let a foreign script in, for the page that began it.
 */
export function catchIdentityReturn(): boolean {
  documentPath = location.pathname;
  if (documentPath !== "/login") return false;
  const query = new URLSearchParams(location.search);
  const [code, error, state = ""] = [query.get("code"), query.get("error"), query.get("state") ?? ""];
  if (error !== null) arrived = { error, state };
  else if (code !== null) arrived = { code, state };
  else return false;
  history.replaceState(history.state, "", documentPath);
  const goesOnAt = linkAttempts.resume(arrived);
  if (goesOnAt !== null) location.replace(goesOnAt);
  return goesOnAt !== null;
}

export function readIdentityReturn(): IdentityReturn | null {
  return arrived;
}

/** True for the first who asks: an answer is used once. */
export function spendIdentityReturn(): boolean {
  const isFirst = arrived !== null;
  arrived = null;
  return isFirst;
}

export function isLoginDocument(): boolean {
  return documentPath === "/login";
}
