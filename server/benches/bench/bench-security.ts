import type { Deps } from "#server/deps.ts";
import { signInHeaders } from "../../checks/running-server/rest-client.ts";
import { addSampleSignInAttempts } from "../../checks/running-server/sample-events.ts";
import { addSampleMember } from "../../checks/running-server/sample-members.ts";
import {
  withBuiltServer,
  withServerDeps,
  withTemporaryFolder,
} from "../../checks/running-server/with-server.ts";
import { measureRequestCpu, roundMeasured } from "./measure-cpu.ts";

const MEMBER = "security@larder.invalid";
const OTHERS = 20;
/** Requests after which V8 has compiled the code and its compiler threads are idle. */
const WARM_UP = 3000;
/** Maximum of the 95th percentile, in milliseconds of CPU. */
const MAX_CPU_MS = 10;
const HISTORY = "/api/auth/security/login-history";
const CALLS = [
  "/api/auth/security/dashboard",
  HISTORY,
  `${HISTORY}?limit=200`,
  `${HISTORY}?limit=200&include_failures=false`,
  "/api/auth/security/alerts",
  "/api/auth/security/alerts?limit=500",
  "/api/auth/security/alerts?limit=500&status=resolved&severity=critical",
  "/api/auth/security/stats",
  "/api/auth/security/sessions",
];

/**
 * Measures the calls of the security dashboard with many events: `all` in total, `own` of one member, half of
 * these from today. Prints one JSON line with the server's CPU time per call.
 */
export function benchSecurity(own: number, all: number): Promise<{ ok: boolean }> {
  return withTemporaryFolder("security", async (dataDir) => {
    await withServerDeps(dataDir, (deps) => fill(deps, own, all));
    return withBuiltServer(dataDir, async (server) => {
      const headers = await signInHeaders(server.url, MEMBER);
      let ok = true;
      for (const path of CALLS) {
        const measured = await measureRequestCpu(server, { path, member: true }, headers, WARM_UP);
        const isFine = measured.p95 <= MAX_CPU_MS;
        ok &&= isFine;
        console.log(JSON.stringify({ call: path, cpuMs: roundMeasured(measured), ok: isFine }));
      }
      return { ok };
    });
  });
}

async function fill(deps: Deps, own: number, all: number): Promise<void> {
  const others = Array.from({ length: OTHERS }, (_, n) => `other${n}@larder.invalid`);
  for (const email of [MEMBER, ...others]) await addSampleMember(deps, email, 1);
  await addSampleSignInAttempts(deps, MEMBER, own);
  for (const email of others) await addSampleSignInAttempts(deps, email, Math.round((all - own) / OTHERS));
}
