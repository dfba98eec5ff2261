import { domainToUnicode } from "node:url";

/**
 * Whether an issuer's address is a stored one but for case. Nothing else is folded: a full-width letter, the Kelvin sign
 * and a soft hyphen are letters of another mailbox. The stored domain may be spelled in its ASCII (xn--) or Unicode form.
 */
export function isSameAddress(claimed: string, stored: string): boolean {
  const folded = foldCase(claimed.trim());
  const start = stored.lastIndexOf("@") + 1;
  const inUnicode = `${stored.slice(0, start)}${domainToUnicode(stored.slice(start))}`;
  return folded === foldCase(stored) || folded === foldCase(inUnicode);
}

/** Lower case of the letters whose upper case leads back: U+212A, the Kelvin sign, becomes k and never returns. */
function foldCase(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.toUpperCase() === letter ? lower : letter;
  }).join("");
}
