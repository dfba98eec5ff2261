import { PLAN_LIMITS } from "#server/features/usage/policy.ts";
import { startCountedServer } from "../account-proof/counted-server.ts";
import { ROADS, sendMany } from "../account-proof/metered-calls.ts";
import type { Findings } from "./goal.ts";

const CALLS = 40;

/** T15, the short way of G11: of many calls at once by a new member exactly the day's number passes, on every road. */
export async function proveUsage(): Promise<Findings> {
  const server = await startCountedServer();
  const failures: string[] = [];
  try {
    for (const road of ROADS) {
      for (const operation of ["recipe_create", "recipe_import"] as const) {
        const { token } = await server.addMember("freemium");
        const tally = await sendMany({ url: server.url, token, road, operation, photo: "" }, CALLS);
        const most = PLAN_LIMITS.freemium.daily[operation];
        if (tally.passed !== most)
          failures.push(`${operation} by ${road}: ${most} should pass: ${JSON.stringify(tally)}`);
      }
    }
    return { tries: ROADS.length * 2 * CALLS, failures };
  } finally {
    await server.close();
  }
}
