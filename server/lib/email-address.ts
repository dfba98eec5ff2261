export const EMAIL_MAX = 254;

/** The simple pattern of the specification: text, @, text, dot, text. Linear: no two parts can match one text. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** No mailbox has these before its @: they would need quotes, or cannot be seen. */
const NOT_LOCAL = /[<>()[\],;:\\"\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;
const LOCAL_MAX = 64;
/** Where a URL's host would end, or hold what no name of a mail server does. */
const NOT_HOST = /[\s/\\?#@:%[\]<>^|\p{Cc}]/u;
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;

/**
 * The one form in which an address is stored, compared, counted and mailed to: NFKC, lower case, the domain in its ASCII
 * (xn--) form without a dot at its end. Null for what cannot be an address. docs/decisions/019 says what is not folded.
 */
export function canonicalEmail(typed: string): string | null {
  if (typed.length > EMAIL_MAX) return null;
  const folded = typed.normalize("NFKC").toLowerCase().normalize("NFKC");
  const at = folded.lastIndexOf("@");
  const local = folded.slice(0, at);
  const domain = folded.slice(at + 1).replaceAll("\u3002", ".");
  const named = domain.endsWith(".") ? domain.slice(0, -1) : domain;
  if (!EMAIL_PATTERN.test(`${local}@${named}`) || local.length > LOCAL_MAX || NOT_LOCAL.test(local))
    return null;
  const host = hostOf(named);
  const email = `${local}@${host}`;
  return host !== null && email.length <= EMAIL_MAX ? email : null;
}

/** A domain as mail servers know it; null for a bare address of a machine and for what no name can hold. */
function hostOf(domain: string): string | null {
  if (NOT_HOST.test(domain)) return null;
  let host = "";
  try {
    // The one parser of names that browsers and Node share.
    host = new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
  return HOST_NAME.test(host) && !IPV4.test(host) ? host : null;
}

/** True for an address that the forms and the server accept. */
export function isEmail(text: string): boolean {
  return canonicalEmail(text) !== null;
}

/**
 * How an account of a typed address may be stored: as it was typed (accounts from before there was one form), then in
 * the one form. What cannot be an address stands for itself.
 */
export function normalizeEmail(typed: string): { typed: string; canonical: string } {
  const address = typed.trim();
  const lower = address.toLowerCase();
  return { typed: lower, canonical: canonicalEmail(address) ?? lower };
}

/**
 * The mailbox that an address reaches, for counting alone: without a +tag and without the dots before the @, so that
 * a reader of one mailbox is not mailed for each of its spellings.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const bare = local.replace(/\+.*$/su, "").replaceAll(".", "");
  return `${bare === "" ? local : bare}${email.slice(at)}`;
}

/** The domain of an address in its one form. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
