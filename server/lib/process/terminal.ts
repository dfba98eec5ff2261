/**
 * Prints a line to the terminal without control characters. Bypasses the logger, because links with a token
 * must not be logged.
 */
export function printToTerminal(text: string): void {
  console.log(text.replace(/\p{Cc}/gu, (character) => (character === "\n" ? character : "")));
}
