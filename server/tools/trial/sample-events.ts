import { eq, sql } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { Deps } from "#server/context.ts";

/**
 * Gives a member `count` attempts to sign in. Two of three succeed, from 40 places with 30 browsers; half of all are of
 * the last ten hours. Every attempt comes with another event of the account, every tenth with an alert.
 */
export async function addSampleEvents(deps: Deps, email: string, count: number): Promise<void> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email)).limit(1);
  if (!user) throw new Error("There is no such sample member");
  const userRowId = user.rowId;
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
