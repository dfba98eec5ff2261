import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { readSecretInput } from "./read-secret.ts";

const SECRET = "Quince-jam 1897!";

/** A fake input. With `isTTY` it is read as a terminal, key by key. */
function source(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
  const prompts = new PassThrough();
  return { input, prompts, shown: () => String(prompts.read() ?? "") };
}

describe("a secret at a terminal", () => {
  it("is prompted for and not echoed", async () => {
    const { input, prompts, shown } = source(true);
    const read = readSecretInput("Password: ", { input, prompts });
    for (const key of `${SECRET.slice(0, 3)}x\u007f${SECRET.slice(3)}\r`) input.write(key);
    expect(await read).toBe(SECRET);
    expect(shown()).toBe("Password: \n");
  });

  it("is null when Ctrl+C or Ctrl+D ends it", async () => {
    for (const key of ["\u0003", "\u0004"]) {
      const { input, prompts } = source(true);
      const read = readSecretInput("Password: ", { input, prompts });
      input.write(key);
      expect(await read).toBeNull();
    }
  });
});

describe("a secret from a pipe", () => {
  it.each([`${SECRET}\n`, `${SECRET}\r\n`, SECRET, `${SECRET}\nand more`])(
    "is the first line of %j",
    async (text) => {
      const { input, prompts, shown } = source(false);
      input.end(text);
      expect(await readSecretInput("Password: ", { input, prompts })).toBe(SECRET);
      expect(shown()).toBe("");
    },
  );

  it("is null when the input is empty", async () => {
    const { input, prompts } = source(false);
    input.end();
    expect(await readSecretInput("Password: ", { input, prompts })).toBeNull();
  });
});
