import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { switches } from "./switches.ts";

const root = join(import.meta.dirname, "../../../..");

it.each(switches)("the edits of the switch $name stand each once in the sources", ({ edits }) => {
  for (const { file, text, instead } of edits) {
    const parts = readFileSync(join(root, file), "utf8").split(text);
    expect(parts.length - 1, `${text} in ${file}`).toBe(1);
    expect(instead).not.toBe(text);
  }
});
