import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { signIn } from "../trial/rest-client.ts";
import { addSampleEvents } from "../trial/sample-events.ts";
import { addSampleMember } from "../trial/sample-members.ts";
import { startServer } from "../trial/server-process.ts";
import { measure, rounded } from "./measure-cpu.ts";

const ENV = { SEED: "none", USAGE_LIMITS: "off", TRUST_PROXY: "127.0.0.1" };
const MEMBER = "security@larder.invalid";
const OTHERS = 20;
/** So many requests of a kind have its hot paths compiled, and the compiler, which has threads of its own, at rest. */
const WARM_UP = 3000;
/** Milliseconds of CPU that 95 of 100 requests stay within. */
const MOST_CPU = 10;
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
 * The calls of the security dashboard over many events: of one member, half of them of today, and in all. CPU of the
 * server's process; one JSON line a call.
 */
export async function benchSecurity(own: number, all: number): Promise<{ ok: boolean }> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-security-"));
  try {
    await fill(dataDir, own, all);
    const server = await startServer(dataDir, ENV);
    try {
      const headers = await signIn(server.url, MEMBER);
      const rows = CALLS.map((path) => ({ path, member: true }));
      let ok = true;
      for (const row of rows) {
        const measured = await measure(server, row, headers, WARM_UP);
        const isFine = measured.p95 <= MOST_CPU;
        ok &&= isFine;
        console.log(JSON.stringify({ call: row.path, cpuMs: rounded(measured), ok: isFine }));
      }
      return { ok };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(dataDir: string, own: number, all: number): Promise<void> {
  const { deps, close } = await assemble(readEnv({ ...ENV, DATA_DIR: dataDir, LOG_LEVEL: "error" }));
  try {
    const emails = [MEMBER, ...Array.from({ length: OTHERS }, (_, n) => `other${n}@larder.invalid`)];
    for (const email of emails) await addSampleMember(deps, email, 1);
    for (const email of emails)
      await addSampleEvents(deps, email, email === MEMBER ? own : Math.round((all - own) / OTHERS));
  } finally {
    await close();
  }
}
