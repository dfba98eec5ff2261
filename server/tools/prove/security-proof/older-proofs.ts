import { proveEnumeration } from "../prove-enumeration.ts";
import { proveFlood } from "../prove-flood.ts";
import { proveGuesses } from "../prove-guesses.ts";
import { proveHostile } from "../prove-hostile.ts";
import { proveLimits } from "../prove-limits.ts";
import { proveSessions } from "../prove-sessions.ts";
import { proveSsrf } from "../prove-ssrf.ts";
import type { Findings } from "./goal.ts";

/** What a proof of another kind found, as a goal tells it: it is one failure with all its words. */
function asFindings<Proof extends { ok: boolean }>(proof: Proof, tries: number): Findings {
  return { tries, failures: proof.ok ? [] : [JSON.stringify(proof)] };
}

/** G1: no road leads to an address that is not public; every connection to one is a failure. */
export async function proveSsrfGoal(): Promise<Findings> {
  const found = await proveSsrf(undefined);
  const { tries, failures } = asFindings(found, found.tries);
  return { tries, failures: found.canaries.length > 0 ? found.canaries : failures };
}

/** G2: hostile servers end in time and in little memory. */
export async function proveHostileGoal(): Promise<Findings> {
  const found = await proveHostile(undefined);
  return asFindings(found, found.servers);
}

/** G11: each limit lets through exactly what it says. */
export async function proveLimitsGoal(rounds: number): Promise<Findings> {
  const { calls, wrong } = await proveLimits(rounds);
  return { tries: calls, failures: wrong };
}

/** G12 and G13: refreshes at once, a stolen token, and how soon logins end. */
export async function proveSessionsGoal(rounds: number): Promise<Findings> {
  const found = await proveSessions(rounds);
  return asFindings(found, found.refreshes);
}

/** G15: answers and times tell nobody who has an account. */
export async function proveEnumerationGoal(each: number): Promise<Findings> {
  return asFindings(await proveEnumeration(each), each * 3 * 4);
}

/** G18 and G19: guesses are few, and the owner signs in meanwhile. */
export async function proveGuessesGoal(guesses: number): Promise<Findings> {
  const found = await proveGuesses(guesses);
  return asFindings(found, found.guesses + found.owner.signIns);
}

/** G34: a flood of sign-ins leaves readers alone. */
export async function proveFloodGoal(seconds: number): Promise<Findings> {
  const found = await proveFlood(seconds);
  return asFindings(
    found,
    Object.values(found.flood.statuses).reduce((sum, count) => sum + count, 0),
  );
}
