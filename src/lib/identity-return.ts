import type { IdentityReturn } from "./link-attempt.ts";

let arrived: IdentityReturn | null = null;

/** The address that this document was loaded as: its policy is that of there, wherever the app has gone since. */
let documentPath = "/";

/**
 * Takes a third party's answer out of the address at once, before anything else reads it: a code must not stand in the
 * history, nor in what a browser tells of its tabs. Null where there is none. Answers a path where it ends an attempt to add a
 * service: the browser then leaves this document, whose policy may let a foreign script in, for the page that began it.
 */
export function catchIdentityReturn(): Promise<string | null> | null {
  documentPath = location.pathname;
  if (documentPath !== "/login") return null;
  const query = new URLSearchParams(location.search);
  const [code, error, state = ""] = [query.get("code"), query.get("error"), query.get("state") ?? ""];
  if (error !== null) arrived = { error, state };
  else if (code !== null) arrived = { code, state };
  else return null;
  history.replaceState(history.state, "", documentPath);
  return resumeLink(arrived);
}

/** Few visits are such a return: its code is loaded by them alone. */
async function resumeLink(answer: IdentityReturn): Promise<string | null> {
  const { linkAttempts } = await import("./link-attempt.ts");
  const path = linkAttempts.resume(answer);
  if (path) location.replace(path);
  return path;
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
