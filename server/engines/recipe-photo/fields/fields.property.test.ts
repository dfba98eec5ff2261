import { describe, expect, it } from "vitest";
import type { Line } from "../reading.ts";
import { correctMisreadLines, readScanFields } from "./fields.ts";
import { createTestLine } from "./test-print.ts";

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
  return Array.from({ length: roll(40) }, (_, index) =>
    createTestLine(PIECES[roll(PIECES.length)] ?? "", {
      x: 40 + roll(3) * 350 + roll(3) * 12,
      y: 30 + index * (20 + roll(15)),
      size: [8, 10, 10, 10, 20][roll(5)] ?? 10,
      block: Math.floor(index / (1 + roll(9))),
      page: index > 25 ? 1 : 0,
      confidence: roll(100) / 100,
    }),
  );
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}½]+/gu) ?? [];
const textOf = (lines: Line[]): string =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join(" ");
/** Whether the lines contain a word, or both parts of a word that was joined from two lines. */
const isSaid = (word: string, said: ReadonlySet<string>): boolean =>
  said.has(word) ||
  Array.from(word, (_, index) => index).some(
    (index) => said.has(word.slice(0, index)) && said.has(word.slice(index)),
  );
const SEEDS = Array.from({ length: 80 }, (_, index) => index + 1);

describe("scrambled pages", () => {
  it("keeps every word of every line in the raw text", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      expect(wordsOf(readScanFields(lines).rawText), `seed ${seed}`).toEqual(wordsOf(textOf(lines)));
    }
  });

  it("adds no word to a field that no line contains", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      const fields = readScanFields(lines);
      const said = new Set(wordsOf(textOf(lines)));
      const found = [
        fields.title ?? "",
        ...fields.ingredients.map((item) => item.original),
        ...fields.instructions.map((item) => item.text),
      ];
      expect(
        found.flatMap(wordsOf).filter((word) => !isSaid(word, said)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  it("refers to existing lines and gives valid confidences", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      const { ingredients, instructions } = readScanFields(lines);
      for (const { line } of [...ingredients, ...instructions])
        expect(lines[line], `seed ${seed}`).toBeDefined();
      for (const item of ingredients) {
        expect(item.confidence).toBeGreaterThanOrEqual(0);
        expect(item.confidence).toBeLessThanOrEqual(1);
        expect(item.alternatives.length).toBeLessThanOrEqual(3);
      }
    }
  });

  it("mends without losing a line", () => {
    for (const seed of SEEDS) {
      const lines = scramble(seed);
      const mended = correctMisreadLines(lines);
      expect(mended.length).toBe(lines.length);
      for (const [index, line] of mended.entries()) {
        expect(line.page).toBe(lines[index]?.page);
        for (const { box } of line.words) expect(box.width).toBeGreaterThan(0);
      }
    }
  });
});
