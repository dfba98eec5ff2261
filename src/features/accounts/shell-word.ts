/** Returns the text if every shell parses it as one literal word, else null. */
export function toUnquotedShellWordOrNull(text: string): string | null {
  return /^[A-Za-z0-9][A-Za-z0-9_.+@-]*$/.test(text) ? text : null;
}
