import { and, desc, eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { accountEvents, knownDevices, loginEvents } from "#db/schema/index.ts";
import {
  isNetworkInHistory,
  type LoginHistory,
  type LoginRisk,
  type NewLogin,
  scoreLoginRisk,
} from "#server/engines/login-risk/login-risk.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The risk engine does not distinguish more than five failures. */
const MAX_COUNTED = 5;
const LOGINS = 20;
/** Maximum number of failures from one IP address that are read, because one address may fill the table. */
const MAX_FAILURES_READ = 500;

/** The origin and browser of an attempt. */
export type AssessedLogin = Omit<NewLogin, "time"> & { ip: string };

/**
 * Scores the risk of a sign-in attempt against the account's history. Call it before the attempt is recorded.
 * An email address without an account takes the same time.
 */
export async function assessLoginRisk(
  tx: Tx,
  userRowId: number | null,
  { ip, ...login }: AssessedLogin,
  now: number,
): Promise<LoginRisk> {
  const account = userRowId ?? 0;
  const logins = await readPastLogins(tx, account);
  const facts = await readRiskFacts(tx, account, ip, now);
  const history: LoginHistory = {
    logins,
    lastSuccessAt: logins[0]?.time ?? facts.seenAt,
    recentFailures: facts.failures,
    accountsFailedFromAddress: facts.accounts,
    changedAt: facts.changedAt,
  };
  return scoreLoginRisk(history, { ...login, time: now });
}

/** Whether one of the sign-ins that the risk score considers came from this network. */
export async function isKnownNetwork(
  db: Reader,
  userRowId: number,
  network: string,
  now: number,
): Promise<boolean> {
  return isNetworkInHistory(await readPastLogins(db, userRowId), network, now);
}

function readPastLogins(tx: Reader, userRowId: number): Promise<LoginHistory["logins"][number][]> {
  const { network, wideNetwork, country, latitude, longitude, browser, operatingSystem, deviceType } =
    loginEvents;
  return tx
    .select({
      time: loginEvents.createdAt,
      network,
      wideNetwork,
      country,
      latitude,
      longitude,
      browser,
      operatingSystem,
      deviceType,
    })
    .from(loginEvents)
    .where(and(eq(loginEvents.userRowId, userRowId), sql`success = 1`, eq(loginEvents.disowned, false)))
    .orderBy(desc(loginEvents.createdAt), desc(loginEvents.rowId))
    .limit(LOGINS);
}

type Facts = { failures: number; accounts: number; changedAt: number | null; seenAt: number | null };

/**
 * Reads facts for the risk score. Known devices supply the last use, because sign-ins are deleted after 180
 * days and devices later. Failures before a password reset do not count: the owner of the mailbox made them,
 * or they were guesses at the replaced password.
 */
async function readRiskFacts(tx: Tx, userRowId: number, ip: string, now: number): Promise<Facts> {
  const hour = createTimeSpanCondition(now, HOUR);
  // Only these reasons mean a wrong guess: a disabled or unverified account refuses the correct password.
  const wrong = sql`failure_reason in ('password', 'locked')`;
  const [facts] = await tx.all<Facts>(
    sql`select
      (select count(*) from (select 1 from ${loginEvents} where user_row_id = ${userRowId} and ${hour}
        and ${wrong} and created_at > ifnull((select max(created_at) from ${accountEvents}
          where user_row_id = ${userRowId} and ${hour} and type = 'password_reset'), 0)
        limit ${MAX_COUNTED})) as failures,
      (select count(distinct email) from (select email from ${loginEvents}
        where ip_address = ${ip} and success = 0 and ${hour} and ${wrong}
        order by created_at desc limit ${MAX_FAILURES_READ})) as accounts,
      (select max(created_at) from ${accountEvents} where user_row_id = ${userRowId} and ${createTimeSpanCondition(now, DAY)}
        and type in ('password_reset', 'email_changed')) as "changedAt",
      (select max(last_seen_at) from ${knownDevices} where user_row_id = ${userRowId}) as "seenAt"`,
  );
  return facts as Facts;
}

function createTimeSpanCondition(now: number, span: number) {
  const { from, to } = createRecentWindow(now, span);
  return sql`created_at > ${from} and created_at <= ${to}`;
}
