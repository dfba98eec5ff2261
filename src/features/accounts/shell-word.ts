/** A text that any shell takes for one word of a command, and nothing more; null for one that it could take for more. */
export function shellWord(text: string): string | null {
  return /^[A-Za-z0-9][A-Za-z0-9_.+@-]*$/.test(text) ? text : null;
}
