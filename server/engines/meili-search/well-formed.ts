/** The text with a mark in place of halves of letters, which no JSON for another program may hold. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\u{FFFD}");
}
