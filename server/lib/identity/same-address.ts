import { domainToUnicode } from "node:url";

/**
 * Whether an issuer's address equals a stored address, ignoring case. Other normalization would unite
 * different mailboxes, for example of addresses with full-width letters, the Kelvin sign or a soft hyphen.
 * The stored domain may be in ASCII (xn--) or Unicode.
 */
export function isSameEmailIgnoringCase(claimed: string, stored: string): boolean {
  const folded = lowerCaseReversibleLetters(claimed.trim());
  const start = stored.lastIndexOf("@") + 1;
  const inUnicode = `${stored.slice(0, start)}${domainToUnicode(stored.slice(start))}`;
  return folded === lowerCaseReversibleLetters(stored) || folded === lowerCaseReversibleLetters(inUnicode);
}

/**
 * Lower-cases only letters that upper-casing restores. The Kelvin sign U+212A stays, because its lower case k
 * has the upper case K.
 */
function lowerCaseReversibleLetters(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.toUpperCase() === letter ? lower : letter;
  }).join("");
}
