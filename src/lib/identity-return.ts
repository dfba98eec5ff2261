import type { IdentityReturn } from "./identity-link-store.ts";

let arrived: IdentityReturn | null = null;

/** The path that this document was loaded with; its Content Security Policy belongs to that path. */
let documentPath = "/";

/**
 * Removes a provider's answer from the address before anything else reads it, because a code must not remain in the
 * history. Null if there is none. Resolves to a path if the answer belongs to an attempt to add a service: the browser
 * then leaves this document, whose policy may allow a foreign script.
 */
export function takeIdentityReturnFromAddress(): Promise<string | null> | null {
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

/** Loaded on demand: few visits return from a provider. */
async function resumeLink(answer: IdentityReturn): Promise<string | null> {
  const { linkAttempts } = await import("./identity-link-store.ts");
  const path = linkAttempts.resume(answer);
  if (path) location.replace(path);
  return path;
}

export function identityReturnOrNull(): IdentityReturn | null {
  return arrived;
}

/** True for the first caller: an answer is used once. */
export function consumeIdentityReturn(): boolean {
  const isFirst = arrived !== null;
  arrived = null;
  return isFirst;
}

export function wasLoadedAsLoginPage(): boolean {
  return documentPath === "/login";
}
