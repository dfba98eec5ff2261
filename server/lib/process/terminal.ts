/**
 * Writes a line to the person at the terminal, past the logger: for links that hold a token and must
 * never stand in a log line. Control characters are taken out, so no text can move the cursor.
 */
export function printToTerminal(text: string): void {
  console.log(text.replace(/\p{Cc}/gu, (character) => (character === "\n" ? character : "")));
}
