import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents, securityAlerts } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { OTHERS_ATTEMPTS } from "../policy.ts";
import { AlertSeverity, type WaitingAlerts } from "../schema.ts";
import { selectAlerts, toAlertAnswer } from "./alerts.ts";

type Deps = { db: Db };
/** Larger than any time in milliseconds, so that a sort key of both orders by severity before age. */
const ABOVE_ALL_MOMENTS = 1_000_000_000_000_000;

const isOfOthers = sql`type in ${OTHERS_ATTEMPTS}`;
const severities = sql.join(
  AlertSeverity.options.map((severity, rank) => sql`when ${severity} then ${rank}`),
  sql` `,
);

/**
 * Counts the open alerts and finds the most severe one that the member can answer, in two index scans. `own`
 * counts alerts about the caller's login, or about a new browser with the same name and IP address.
 */
export async function readOpenAlertSummary({ db }: Deps, member: Member): Promise<WaitingAlerts> {
  const waiting = sql`from ${securityAlerts} where user_row_id = ${member.rowId} and status = 'pending'`;
  const isOwn = sql`row_id in (
    select row_id from ${securityAlerts} where login_row_id = ${member.loginRowId}
    union all
    select alert.row_id from ${securityAlerts} as alert
      cross join ${loginEvents} as theirs on theirs.row_id = alert.event_row_id
      cross join ${loginEvents} as mine on mine.login_row_id = ${member.loginRowId} and mine.success = 1
      where alert.user_row_id = ${member.rowId} and alert.status = 'pending' and alert.type = 'new_device'
        and theirs.ip_address = mine.ip_address and theirs.browser = mine.browser
        and theirs.operating_system = mine.operating_system and theirs.device_type = mine.device_type
  )`;
  const weight = sql`min((case severity ${severities} end) * ${ABOVE_ALL_MOMENTS} - created_at)`;
  const [[counts], [gravest]] = await Promise.all([
    db.all<{ own: number; others: number; attacks: number; latest: number | null }>(
      sql`select count(*) filter (where ${isOwn}) as own, count(*) filter (where not ${isOwn}) as others,
        count(*) filter (where ${isOfOthers}) as attacks, max(created_at) filter (where ${isOfOthers}) as latest
        ${waiting}`,
    ),
    selectAlerts(
      db,
      [
        sql`alert.row_id = (select row_id from (
          select row_id, ${weight} ${waiting} and not ${isOfOthers} and not ${isOwn}
        ) as counts)`,
      ],
      1,
    ),
  ]);
  const { own = 0, others = 0, attacks = 0, latest = null } = counts ?? {};
  return {
    own,
    others,
    attacks: { count: attacks, latest: latest === null ? null : new Date(latest).toISOString() },
    gravest: gravest ? toAlertAnswer(gravest) : null,
  };
}
