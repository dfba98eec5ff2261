import { proveSwitches, type SwitchesProof } from "./prove-switches.ts";
import type { Goal } from "./security-proof/goal.ts";
import { goals } from "./security-proof/goals.ts";

/** How many failures of a goal are told in words. */
const TOLD = 8;

export type SecurityProof = { goals: number; tries: number; failed: string[]; ok: boolean };

/**
 * Runs every goal, or those of `only`: ids with commas between them, each with a number of tries of its own where one
 * stands after `=`. Prints a line a goal. `switches` turns the guards off instead, `switches=NAME` one of them.
 */
export async function proveSecurity(only = ""): Promise<SecurityProof | SwitchesProof> {
  const [, switches] = /^switches=?(.*)$/.exec(only) ?? [];
  if (switches !== undefined) return proveSwitches(switches);
  const chosen = chooseGoals(only);
  const failed: string[] = [];
  let tries = 0;
  for (const goal of chosen) {
    const found = await runGoal(goal);
    tries += found.tries;
    if (found.failures > 0 || found.tries === 0) failed.push(...idsOf(goal));
  }
  return { goals: chosen.length, tries, failed, ok: failed.length === 0 };
}

function chooseGoals(only: string): Goal[] {
  if (only === "") return [...goals];
  const chosen = only.split(",").map((one) => {
    const [id = "", tries] = one.split("=");
    const goal = goals.find((known) => idsOf(known).includes(id.toUpperCase()));
    if (!goal) throw new Error(`There is no goal ${one}; there are ${goals.flatMap(idsOf).join(", ")}.`);
    return tries === undefined ? goal : { ...goal, tries: Number(tries) };
  });
  // Both goals of one proof may have been named.
  return [...new Set(chosen)];
}

const idsOf = ({ id, also }: Goal): string[] => (also === undefined ? [id] : [id, also]);

/** A goal that breaks off has failed. */
async function runGoal(goal: Goal): Promise<{ tries: number; failures: number }> {
  const { what, tries, prove } = goal;
  const started = performance.now();
  const found = await prove(tries).catch((error: Error) => ({
    tries,
    failures: [`broke off: ${error.stack}`],
  }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${idsOf(goal).join(", ")} ${what}: ${found.tries} tries, ${found.failures.length} failures, ${seconds} s`,
  );
  for (const failure of found.failures.slice(0, TOLD)) console.log(`  ${failure.slice(0, 600)}`);
  return { tries: found.tries, failures: found.failures.length };
}
