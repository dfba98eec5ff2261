import { describe, expect, it } from "vitest";
import type { Line } from "../reading.ts";
import { mendLines, readFields } from "./fields.ts";
import { printLine } from "./test-print.ts";

/** The same numbers for every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const PIECES = [
  "Ingredients¦METHOD¦For the sauce:¦Tip: serve it warm.¦Serves 4¦Prep 10 mins¦112¦1.¦2¦½",
  "1½ cups flour¦2 eggs¦salt and pepper¦% tsp salt¦Flour 200 g¦1 onion, finely¦chopped",
  "1. Heat the oven to 180°C.¦2 Mix the flour with the¦eggs and bake until golden.",
  "Beat the cream, then fold in the re-¦maining sugar.¦Lemon Cake¦A cake my aunt made.¦|¦•¦...",
  "Mrs. Lee¦1 cup milk  2 eggs¦©¦ﬁne salt",
].flatMap((row) => row.split("¦"));

function scramble(seed: number): Line[] {
  const roll = dice(seed);
  return Array.from({ length: roll(40) }, (_, at) =>
    printLine(PIECES[roll(PIECES.length)] ?? "", {
      x: 40 + roll(3) * 350 + roll(3) * 12,
      y: 30 + at * (20 + roll(15)),
      size: [8, 10, 10, 10, 20][roll(5)] ?? 10,
      block: Math.floor(at / (1 + roll(9))),
      page: at > 25 ? 1 : 0,
      confidence: roll(100) / 100,
    }),
  );
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}½]+/gu) ?? [];
const textOf = (lines: Line[]): string =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join(" ");
/** Whether a line says a word, or two lines the halves of it. */
const isSaid = (word: string, said: ReadonlySet<string>): boolean =>
  said.has(word) ||
  Array.from(word, (_, at) => at).some((at) => said.has(word.slice(0, at)) && said.has(word.slice(at)));
const SEEDS = Array.from({ length: 80 }, (_, at) => at + 1);

describe("scrambled pages", () => {
  it("keeps every word of every line in the raw text", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      expect(wordsOf(readFields(lines).rawText), `seed ${seed}`).toEqual(wordsOf(textOf(lines)));
    }
  });

  it("puts nothing into a field that no line says", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      const fields = readFields(lines);
      const said = new Set(wordsOf(textOf(lines)));
      const found = [
        fields.title ?? "",
        ...fields.ingredients.map((one) => one.original),
        ...fields.instructions.map((one) => one.text),
      ];
      expect(
        found.flatMap(wordsOf).filter((word) => !isSaid(word, said)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  it("points at lines that there are, and says a confidence that is one", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      const { ingredients, instructions } = readFields(lines);
      for (const { line } of [...ingredients, ...instructions])
        expect(lines[line], `seed ${seed}`).toBeDefined();
      for (const one of ingredients) {
        expect(one.confidence).toBeGreaterThanOrEqual(0);
        expect(one.confidence).toBeLessThanOrEqual(1);
        expect(one.alternatives.length).toBeLessThanOrEqual(3);
      }
    }
  });

  it("mends without losing a line", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      const mended = mendLines(lines);
      expect(mended.length).toBe(lines.length);
      for (const [at, line] of mended.entries()) {
        expect(line.page).toBe(lines[at]?.page);
        for (const { box } of line.words) expect(box.width).toBeGreaterThan(0);
      }
    }
  });
});
