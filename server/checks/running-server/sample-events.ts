import { eq, type SQL, sql } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import type { RiskCode } from "#server/engines/login-risk/risk-values.ts";

const OWN = {
  userAgent:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  browser: "Chrome 141",
  system: "macOS 10.15",
};
const OTHER = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
  system: "Linux",
};

/** Events with an odd number below this are the most recent ones. */
const LATEST = 60;

/**
 * Stores `count` sign-in attempts of a member, from 41 places and 31 browsers. At least two of three succeed;
 * half of them are from the last ten hours. Each 25th is critical and from elsewhere; most of the latest are
 * the member's own, by a browser on this machine. Each attempt has another event of the account, each tenth
 * an alert.
 */
export async function addSampleSignInAttempts(deps: Deps, email: string, count: number): Promise<void> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email)).limit(1);
  if (!user) throw new Error("There is no such sample member");
  const userRowId = user.rowId;
  const now = deps.clock.now();
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  // The latest attempts are minutes apart, like a person's; the other attempts of today only fill the
  // statistics.
  const ago = sql`(case when n % 2 = 0 then n % 150 * 86400000 + n % 1440 * 60000
    when n < ${LATEST} then n * 300000 else 18000000 + n % 18000 * 1000 end)`;
  const createdAt = sql`${now} - ${ago}`;
  const id = sql`lower(hex(randomblob(16)))`;
  const isElsewhere = sql`(n % 25 = 10)`;
  // There is no failure in the last hour, because it would raise the risk of the next sign-in.
  const isRight = sql`(n % 3 > 0 or ${ago} < 3600000)`;
  const isOwn = sql`(n % 2 = 1 and n < ${LATEST} and ${isRight} and not ${isElsewhere})`;
  const own = (mine: string | null, other: SQL) => sql`case when ${isOwn} then ${mine} else ${other} end`;
  await deps.db.write(async (tx) => {
    await tx.run(sql`insert into login_events (id, user_row_id, email, success, failure_reason, ip_address, network,
      wide_network, city, country, user_agent, browser, operating_system, device_type, risk_score, risk_reasons,
      created_at, ended_at, end_reason, session_minutes)
      ${numbers} select ${id}, ${userRowId}, ${email}, ${isRight}, case when not ${isRight} then 'password' end,
      ${own("127.0.0.1", sql`'203.0.' || (n % 200) || '.7'`)}, ${own("127.0.0.0/24", sql`'203.0.' || (n % 200) || '.0/24'`)},
      ${own("127.0.0.0/16", sql`'203.0.0.0/16'`)}, ${own(null, sql`'City ' || (n % 40)`)}, ${own(null, sql`'Portugal'`)},
      ${own(OWN.userAgent, sql`${OTHER.userAgent}`)}, ${own(OWN.browser, sql`'Browser ' || (n % 30)`)},
      ${own(OWN.system, sql`${OTHER.system}`)}, 'desktop',
      case when ${isElsewhere} then 95 when not ${isRight} then 35 when ${isOwn} then 0 else 5 end,
      case when ${isElsewhere} then ${points({ unknown_device: 25, new_address: 10, new_country: 30, recent_failures: 30 })}
      when not ${isRight} then ${points({ unknown_device: 25, new_address: 10 })}
      when ${isOwn} then ${points({ known_device: -10 })} else ${points({ unusual_hour: 5 })} end, ${createdAt},
      case when ${isRight} then ${now} end, case when ${isRight} then 'manual' end,
      case when ${isRight} then min(n % 500, ${ago} / 60000) end from numbers`);
    await tx.run(sql`insert into account_events (id, user_row_id, type, created_at)
      ${numbers} select ${id}, ${userRowId}, case n % 3 when 0 then 'lockout' when 1 then 'password_reset'
      else 'signed_out' end, ${createdAt} from numbers`);
    await tx.run(sql`insert into security_alerts (id, user_row_id, type, severity, status, created_at)
      ${numbers} select ${id}, ${userRowId}, case when ${isElsewhere} then 'suspicious_login' else 'new_device' end,
      case when ${isElsewhere} then 'critical' else 'low' end,
      case n / 10 % 4 when 0 then 'resolved' else 'pending' end, ${createdAt} from numbers where n % 10 = 0`);
  });
}

const points = (reasons: Partial<Record<RiskCode, number>>) =>
  JSON.stringify(Object.entries(reasons).map(([code, points]) => ({ code, points })));
