import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { stills } from "./stills.ts";

it.each(Object.keys(stills))("the public folder has a drawing of %s", async (name) => {
  const file = await readFile(new URL(`../../../public/dishes/${name}.svg`, import.meta.url), "utf8");
  expect(file).toMatch(/^<svg [^>]*>.*<\/svg>\n$/s);
});
