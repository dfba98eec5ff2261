import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { normalizeUnitWord } from "../amounts/unit-key.ts";
import { stemWord } from "../search/words/languages.ts";
import { splitIntoFoldedWords } from "../search/words/words.ts";
import { memoize } from "./memoize.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heldMb = () => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

/** A text of 200 kB that begins with a long word, a different one for each number. */
const page = (n: number) =>
  `Sternumbrella${"abcdefghij"[n % 10]}${"klmnopqrst"[(n / 10) | 0]}ing ${"egg milk ".repeat(22_000)}`;

it("memoize computes again only after the cache was cleared", () => {
  const asked: string[] = [];
  const length = memoize(2, (text) => {
    asked.push(text);
    return text.length;
  });
  expect([length("a"), length("bb"), length("a")]).toEqual([1, 2, 1]);
  expect(asked).toEqual(["a", "bb"]);
  expect([length("ccc"), length("a")]).toEqual([3, 1]);
  expect(asked).toEqual(["a", "bb", "ccc", "a"]);
});

it("memoize accepts empty texts and lone surrogates", () => {
  const same = memoize(5, (text) => text);
  expect(["", "\ud83c", "🍋", ""].map(same)).toEqual(["", "\ud83c", "🍋", ""]);
});

const memoized = memoize(1000, (text) => text.slice(0, 14));

it.each<[string, (text: string) => unknown]>([
  ["a stem", (text) => stemWord(splitIntoFoldedWords(text)[0] ?? "")],
  ["the key of a unit", (text) => normalizeUnitWord(text.slice(0, 16))],
  ["the result of a substring", (text) => memoized(text.slice(0, 16))],
])("%s does not retain its page", (_, ask) => {
  const before = heldMb();
  for (let n = 0; n < 100; n += 1) ask(page(n));
  expect(heldMb() - before).toBeLessThan(5);
});
