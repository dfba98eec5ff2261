import { checkWritesSurviveKill } from "./crash/check-crash.ts";
import { checkServerSurvivesFullDisk } from "./disk/check-disk.ts";
import { checkParserTimeGrowth } from "./growth/check-growth.ts";
import { checkUsageLimitsUnderConcurrency } from "./limits/check-limits.ts";
import { checkMemory } from "./memory/check-memory.ts";
import { checkRecipesSurviveRestart } from "./restart/check-restart.ts";
import { type Check, INSIDE, runChecks, runIsolatedChecks } from "./run-checks/run-checks.ts";
import { checkPrivateAddressesAreNotDialled } from "./ssrf/check-ssrf.ts";

/** `size` is N in the short form of each check; README.md states N for the long forms. */
const checks: Record<string, Check> = {
  crash: { run: checkWritesSurviveKill, size: 3, isIsolated: false },
  restart: { run: checkRecipesSurviveRestart, size: 1, isIsolated: false },
  disk: { run: checkServerSurvivesFullDisk, size: 1, isIsolated: true },
  ssrf: { run: checkPrivateAddressesAreNotDialled, size: 20, isIsolated: true },
  limits: { run: checkUsageLimitsUnderConcurrency, size: 40, isIsolated: false },
  memory: { run: checkMemory, size: 1, isIsolated: true },
  growth: { run: checkParserTimeGrowth, size: 1, isIsolated: false },
};

const [name, size, mode] = process.argv.slice(2);
const count = size === undefined ? undefined : Number(size);
const isKnown = name === undefined || Object.hasOwn(checks, name);
if (!isKnown || (count !== undefined && !(Number.isInteger(count) && count > 0))) {
  console.error(`Usage: npm run checks [-- ${Object.keys(checks).join("|")} [N]]`);
  process.exit(2);
}
const chosen = name === undefined ? checks : { [name]: checks[name] as Check };
if (mode === INSIDE) await runIsolatedChecks(chosen, count);
else process.exitCode = (await runChecks(chosen, count)) === 0 ? 0 : 1;
