import { expect, it } from "vitest";
import { pick, seededFuzzRandom } from "#server/checks/fuzz/random.ts";
import { randomIngredientLine } from "#server/checks/fuzz/random-line.ts";
import { Amount, LANGUAGES } from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "./ingredient-lines.ts";
import { findLostWords } from "./test-lost-words.ts";

const LINES = Number(process.env.FUZZ_RUNS ?? 800);
/** One in this many lines is repeated up to a million characters. */
const LONG_EVERY = 200;
const LONG_LENGTH = 1_000_000;

it("a random line loses no word and gives a valid amount, in any language", () => {
  for (let seed = 1; seed <= LINES; seed += 1) {
    const random = seededFuzzRandom(seed);
    const short = randomIngredientLine(random) || "x";
    const line =
      seed % LONG_EVERY === 0 ? short.repeat(LONG_LENGTH / short.length + 1).slice(0, LONG_LENGTH) : short;
    const options = random() < 0.5 ? {} : { language: pick(random, LANGUAGES) };
    const reading = readIngredientLine(line, options);
    const found = {
      lost: findLostWords(line, reading),
      isAmount: Amount.safeParse(reading.amount).success,
    };
    expect({ seed, ...found }).toEqual({ seed, lost: [], isAmount: true });
  }
}, 120_000);
