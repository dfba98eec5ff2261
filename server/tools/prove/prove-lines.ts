import { Amount, LANGUAGES } from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { lostWords } from "./line-proof/lost-words.ts";
import { longLine, randomLine } from "./line-proof/random-text.ts";
import { pick, randomFrom } from "./scaling-proof/random-lines.ts";

const SHOWN_BREAKS = 10;
/** No line costs more milliseconds of CPU. One that does is read five times more, and the least counts. */
const MOST_MILLISECONDS = 5;
const RERUNS = 5;
/** One line in so many has 1,000,000 characters. */
const LONG_EVERY = 2000;

/**
 * Reads N random lines: none throws, none loses a word, none costs too much. `argument` is "N", or "N@SEED" to begin at
 * another seed: a break is made again by "1@" and its seed.
 */
export async function proveLines(argument: string | undefined) {
  const [count = "100000", first = "1"] = (argument ?? "").split("@").map((text) => text || undefined);
  warmUp();
  let [breaks, long, overOnce, slowest, slowestSeed, total] = [0, 0, 0, 0, 0, 0];
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    const { line, options, isLong } = lineOf(seed);
    let milliseconds = costOf(line, options);
    total += milliseconds;
    if (milliseconds > MOST_MILLISECONDS) {
      overOnce += 1;
      for (let run = 0; run < RERUNS; run += 1) milliseconds = Math.min(milliseconds, costOf(line, options));
    }
    if (milliseconds > slowest) [slowest, slowestSeed] = [milliseconds, seed];
    if (isLong) long += 1;
    const found = findBreak(line, options, milliseconds);
    if (found === null) continue;
    breaks += 1;
    if (breaks <= SHOWN_BREAKS)
      console.error(JSON.stringify({ seed, found, options, line: line.slice(0, 700) }));
  }
  const microseconds = Math.round((total * 1000) / Number(count));
  return {
    ok: breaks === 0,
    lines: Number(count),
    long,
    breaks,
    slowestMs: round(slowest),
    slowestSeed,
    overOnce,
    microseconds,
  };
}

type Options = { language?: string };

function lineOf(seed: number): { line: string; options: Options; isLong: boolean } {
  const random = randomFrom(seed);
  const isLong = seed % LONG_EVERY === 0;
  const line = isLong ? longLine(random) : randomLine(random);
  const options = random() < 0.5 ? {} : { language: pick(random, LANGUAGES) };
  return { line, options, isLong };
}

const warmUp = () => {
  for (let seed = -2000; seed < 0; seed += 1) costOf(lineOf(seed).line.slice(0, 700), {});
};

/** Milliseconds of CPU that reading a line takes; a throw is found out later. */
function costOf(line: string, options: Options): number {
  const before = process.cpuUsage();
  try {
    readIngredientLine(line, options);
  } catch {}
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function findBreak(line: string, options: Options, milliseconds: number): unknown {
  if (milliseconds > MOST_MILLISECONDS) return { milliseconds };
  try {
    const reading = readIngredientLine(line, options);
    const lost = lostWords(line, reading);
    if (lost.length > 0) return { lost, reading };
    return Amount.safeParse(reading.amount).success ? null : { amount: reading.amount };
  } catch (error) {
    return { thrown: String(error) };
  }
}

const round = (value: number) => Math.round(value * 100) / 100;
