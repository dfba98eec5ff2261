import { createInterface } from "node:readline/promises";
import { type Readable, Writable } from "node:stream";

/** Input of the secret, and the stream for the prompt. */
export type SecretSource = { input: Readable & { isTTY?: boolean }; prompts: Writable };

/**
 * Reads a secret line: at a terminal without echo after a prompt, otherwise the first line of the input. Null when the
 * input ends first or at Ctrl+C.
 */
export async function readSecretInput(
  prompt: string,
  { input, prompts }: SecretSource,
): Promise<string | null> {
  const isTyped = input.isTTY === true;
  // readline echoes to its output, which is discarded here.
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
