import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { assemble } from "#server/assemble.ts";
import type { Deps } from "#server/context.ts";
import { readEnv } from "#server/env.ts";
import { signIn } from "../trial/rest-client.ts";
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
    await addSampleMember(deps, MEMBER, 1);
    for (let n = 0; n < OTHERS; n += 1) await addSampleMember(deps, `other${n}@larder.invalid`, 1);
    const users = await deps.db.all<{ rowId: number; email: string }>(
      "select row_id as rowId, email from users order by row_id",
    );
    for (const { rowId, email } of users) {
      const events = email === MEMBER ? own : Math.round((all - own) / OTHERS);
      await addEvents(deps, rowId, email, events);
    }
  } finally {
    await close();
  }
}

/**
 * Two attempts of three succeed, from 40 places with 30 browsers; half of all are of the last ten hours. Every attempt
 * comes with another event of the account, every tenth with an alert.
 */
async function addEvents(deps: Deps, userRowId: number, email: string, count: number): Promise<void> {
  const now = deps.clock.now();
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  const at = sql`${now} - case when n % 2 then n % 36000 * 1000 else n % 150 * 86400000 + n end`;
  const id = sql`lower(hex(randomblob(16)))`;
  await deps.db.write(async (tx) => {
    await tx.run(sql`insert into login_events (id, user_row_id, email, success, failure_reason, ip_address, network,
      wide_network, city, country, user_agent, browser, operating_system, device_type, risk_score, risk_reasons,
      created_at, ended_at, end_reason, session_minutes)
      ${numbers} select ${id}, ${userRowId}, ${email}, n % 3 > 0, case when n % 3 then null else 'password' end,
      '203.0.' || (n % 200) || '.7', '203.0.' || (n % 200) || '.0/24', '203.0.0.0/16', 'City ' || (n % 40), 'Portugal',
      ${"Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"}, 'Browser ' || (n % 30), 'Linux',
      'desktop', n % 101, '[{"code":"unknown_device","points":25},{"code":"new_country","points":30}]', ${at},
      case when n % 3 then ${now} end, case when n % 3 then 'manual' end, case when n % 3 then n % 500 end from numbers`);
    await tx.run(sql`insert into account_events (id, user_row_id, type, created_at)
      ${numbers} select ${id}, ${userRowId}, case n % 3 when 0 then 'lockout' when 1 then 'password_reset'
      else 'signed_out' end, ${at} from numbers`);
    await tx.run(sql`insert into security_alerts (id, user_row_id, type, severity, status, created_at)
      ${numbers} select ${id}, ${userRowId}, 'new_device', case n % 4 when 0 then 'critical' else 'low' end,
      case n % 3 when 0 then 'resolved' else 'pending' end, ${at} from numbers where n % 10 = 0`);
  });
}
