import { domainToUnicode } from "node:url";

/**
 * Whether an issuer's address equals a stored one, ignoring case. Nothing else is folded: a full-width letter, the
 * Kelvin sign and a soft hyphen belong to other mailboxes. The stored domain may be in ASCII (xn--) or Unicode.
 */
export function isSameEmailIgnoringCase(claimed: string, stored: string): boolean {
  const folded = foldCase(claimed.trim());
  const start = stored.lastIndexOf("@") + 1;
  const inUnicode = `${stored.slice(0, start)}${domainToUnicode(stored.slice(start))}`;
  return folded === foldCase(stored) || folded === foldCase(inUnicode);
}

/**
 * Lower-cases letters whose upper case leads back; the Kelvin sign U+212A becomes k, whose upper case is K, and is
 * left alone.
 */
function foldCase(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.toUpperCase() === letter ? lower : letter;
  }).join("");
}
