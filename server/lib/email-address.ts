export const EMAIL_MAX = 254;

/**
 * Matches local part, @ and a domain with a dot. Linear time, because no two parts can match the same text.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Characters that are invisible or that need quotes before the @. */
const NOT_LOCAL = /[<>()[\],;:\\"\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;
const LOCAL_MAX = 64;
/** Characters that would end the host in a URL or that occur in no mail domain. */
const NOT_HOST = /[\s/\\?#@:%[\]<>^|\p{Cc}]/u;
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;

/**
 * Normalizes an address for storing, comparing, counting and mailing: NFKC, lower case, and the domain in
 * ASCII (xn--) without a trailing dot. Null for an invalid address. docs/decisions/019 lists what is not
 * normalized.
 */
export function canonicalEmailOrNull(typed: string): string | null {
  if (typed.length > EMAIL_MAX) return null;
  const folded = typed.normalize("NFKC").toLowerCase().normalize("NFKC");
  const atIndex = folded.lastIndexOf("@");
  const local = folded.slice(0, atIndex);
  const domain = folded.slice(atIndex + 1).replaceAll("\u3002", ".");
  const named = domain.endsWith(".") ? domain.slice(0, -1) : domain;
  if (!EMAIL_PATTERN.test(`${local}@${named}`) || local.length > LOCAL_MAX || NOT_LOCAL.test(local))
    return null;
  const host = normalizeEmailDomainOrNull(named);
  const email = `${local}@${host}`;
  return host !== null && email.length <= EMAIL_MAX ? email : null;
}

/** The domain in ASCII; null for an IP address and for an invalid name. */
function normalizeEmailDomainOrNull(domain: string): string | null {
  if (NOT_HOST.test(domain)) return null;
  let host = "";
  try {
    // Converts to ASCII with the URL parser, which works the same in browsers and Node.
    host = new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
  return HOST_NAME.test(host) && !IPV4.test(host) ? host : null;
}

/** Whether the forms and the server accept this address. */
export function isValidEmail(text: string): boolean {
  return canonicalEmailOrNull(text) !== null;
}

/**
 * The forms in which the account of an address may be stored: in lower case only (accounts from before
 * normalization) and normalized. Both are the same for an invalid address.
 */
export function getStoredFormsOfEmail(typed: string): { typed: string; canonical: string } {
  const address = typed.trim();
  const lower = address.toLowerCase();
  return { typed: lower, canonical: canonicalEmailOrNull(address) ?? lower };
}

/**
 * Removes "+tag" and the dots before the @, so that spellings of one mailbox count together. Never mail to
 * the result.
 */
export function removeTagAndDotsOfEmail(email: string): string {
  const atIndex = email.lastIndexOf("@");
  const local = email.slice(0, atIndex);
  const bare = local.replace(/\+.*$/su, "").replaceAll(".", "");
  return `${bare === "" ? local : bare}${email.slice(atIndex)}`;
}

/** The domain of a normalized address. */
export function getEmailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
