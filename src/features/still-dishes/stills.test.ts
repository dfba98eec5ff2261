import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { stills } from "./stills.ts";

it.each(Object.keys(stills))("has a drawing of %s among the public files", async (name) => {
  const file = await readFile(new URL(`../../../public/dishes/${name}.svg`, import.meta.url), "utf8");
  expect(file).toMatch(/^<svg [^>]*>.*<\/svg>\n$/s);
});
