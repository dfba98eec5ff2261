import { createInterface } from "node:readline/promises";
import { type Readable, Writable } from "node:stream";

/** Stream that the secret is read from, and stream for the prompt. */
export type SecretSource = { input: Readable & { isTTY?: boolean }; prompts: Writable };

/**
 * Reads a secret: at a terminal after a prompt without echo, otherwise the first line of the input. Null when
 * the input ends first, or at Ctrl+C.
 */
export async function readSecretInput(
  prompt: string,
  { input, prompts }: SecretSource,
): Promise<string | null> {
  const isTyped = input.isTTY === true;
  // readline echoes what is typed to its output, which discards it.
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
