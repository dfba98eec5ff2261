export const EMAIL_MAX = 254;

/** Text, @, text, dot, text. Linear: no two parts can match the same text. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Characters that would need quotes before the @, or are invisible. */
const NOT_LOCAL = /[<>()[\],;:\\"\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;
const LOCAL_MAX = 64;
/** Characters that end a URL's host or that no mail domain has. */
const NOT_HOST = /[\s/\\?#@:%[\]<>^|\p{Cc}]/u;
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;

/**
 * The normalized form in which an address is stored, compared, counted and mailed to: NFKC, lower case, domain in
 * ASCII (xn--) without a trailing dot. Null for an invalid address. docs/decisions/019 names what is not folded.
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
  const host = hostOf(named);
  const email = `${local}@${host}`;
  return host !== null && email.length <= EMAIL_MAX ? email : null;
}

/** The domain in ASCII; null for an IP address and for an invalid name. */
function hostOf(domain: string): string | null {
  if (NOT_HOST.test(domain)) return null;
  let host = "";
  try {
    // The URL parser that browsers and Node share.
    host = new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
  return HOST_NAME.test(host) && !IPV4.test(host) ? host : null;
}

/** Whether the forms and the server accept the address. */
export function isValidEmail(text: string): boolean {
  return canonicalEmailOrNull(text) !== null;
}

/**
 * The forms in which an account of this address may be stored: as typed (accounts from before normalization) and
 * normalized. An invalid address is returned as it is.
 */
export function storedFormsOfEmail(typed: string): { typed: string; canonical: string } {
  const address = typed.trim();
  const lower = address.toLowerCase();
  return { typed: lower, canonical: canonicalEmailOrNull(address) ?? lower };
}

/** The mailbox that an address reaches, for counting only: without +tag and without dots before the @. */
export function removeTagAndDotsOfEmail(email: string): string {
  const atIndex = email.lastIndexOf("@");
  const local = email.slice(0, atIndex);
  const bare = local.replace(/\+.*$/su, "").replaceAll(".", "");
  return `${bare === "" ? local : bare}${email.slice(atIndex)}`;
}

/** The domain of a normalized address. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
