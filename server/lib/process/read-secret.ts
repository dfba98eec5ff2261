import { createInterface } from "node:readline/promises";
import { type Readable, Writable } from "node:stream";

/** Where a secret is typed or sent, and where the prompt is shown. */
export type SecretSource = { input: Readable & { isTTY?: boolean }; prompts: Writable };

/**
 * Reads a line that must not be seen: typed at a terminal, which shows none of it, after a prompt; else the first line
 * of the input. Null where the input ends before it, or Ctrl+C breaks it off.
 */
export async function readSecret(prompt: string, { input, prompts }: SecretSource): Promise<string | null> {
  const isTyped = input.isTTY === true;
  // The terminal's echo is written to the output of the interface, so that goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: isTyped });
  if (isTyped) prompts.write(prompt);
  try {
    return await new Promise((resolve) => {
      lines.once("line", resolve);
      lines.once("SIGINT", () => resolve(null));
      lines.once("close", () => resolve(null));
    });
  } finally {
    lines.close();
    if (isTyped) prompts.write("\n");
  }
}
