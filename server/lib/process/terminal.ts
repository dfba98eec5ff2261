/**
 * Prints a line at the terminal, bypassing the logger: for links with a token, which must not be logged. Removes
 * control characters.
 */
export function printToTerminal(text: string): void {
  console.log(text.replace(/\p{Cc}/gu, (character) => (character === "\n" ? character : "")));
}
