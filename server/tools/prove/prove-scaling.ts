import { scaling } from "#server/texts/en/scaling.ts";
import { checkCase } from "./scaling-proof/check-case.ts";
import { randomCase } from "./scaling-proof/random-lines.ts";

const SHOWN_BREAKS = 10;

/**
 * Scales N random lines and reads each back with a parser and a table of steps of its own. `argument` is "N", or
 * "N@SEED" to begin at another seed: a break is made again by "1@" and its seed.
 */
export async function proveScaling(argument: string | undefined) {
  const [count = "100000", first = "1"] = (argument ?? "").split("@").map((text) => text || undefined);
  const kinds: Record<string, number> = {};
  let breaks = 0;
  const started = process.cpuUsage();
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    const test = randomCase(seed);
    const { amount } = test.line;
    const kind = "also" in amount && amount.also ? `${amount.kind} with a second measure` : amount.kind;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const found = checkCase(test, scaling);
    if (found.length === 0) continue;
    breaks += 1;
    if (breaks <= SHOWN_BREAKS)
      console.error(JSON.stringify({ seed, found, ...test, company: test.company.length }));
  }
  const { user } = process.cpuUsage(started);
  return { ok: breaks === 0, cases: Number(count), breaks, kinds, cpuSeconds: Math.round(user / 1e6) };
}
