import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { loginEvents, securityAlerts } from "#db/schema/index.ts";
import {
  areBrowserAndNetworkNew,
  createUserAgentKeyWithoutVersions,
} from "#server/engines/login-risk/login-risk.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Limits the mails that an attacker with the password can cause; alerts are not limited. */
const MAX_MAILS_PER_HOUR = 3;
/**
 * Maximum number of alerts that are read, newest first. A browser whose mail is older is mailed about again.
 */
const ALERTS_LIMIT = 1000;

type Event = typeof loginEvents.$inferSelect;
type MailedEvent = Pick<
  Event,
  | "network"
  | "browser"
  | "operatingSystem"
  | "deviceType"
  | "deviceHash"
  | "riskReasons"
  | "disowned"
  | "createdAt"
>;

/** A suspicious sign-in, and the device secrets in the cookies of its browser. */
export type SuspiciousSignIn = { userRowId: number; event: MailedEvent; devices: readonly string[] };

/**
 * Whether to send a mail about this suspicious sign-in. A new browser on a new network is mailed once, other
 * reasons once a day. Sign-ins belong together when they share a device cookie or, without cookies, the
 * browser family and network. Mails before the last password change do not count.
 */
export async function isSuspicionMailDue(
  db: Reader,
  signIn: SuspiciousSignIn,
  now: number,
): Promise<boolean> {
  const { userRowId, event } = signIn;
  if ((await countSuspicionMails(db, userRowId, createRecentWindow(now, HOUR))) >= MAX_MAILS_PER_HOUR)
    return false;
  const isSameBrowser = createSameBrowserPredicate(signIn);
  // After a day, only a mail about a disowned sign-in still counts. Another sign-in made its network known,
  // so if the network is new again, the earlier sign-in has expired and a mail is due.
  const isCovered = ({ riskReasons, disowned, createdAt }: MailedEvent) =>
    createdAt > now - DAY
      ? !areBrowserAndNetworkNew(event.riskReasons) || areBrowserAndNetworkNew(riskReasons)
      : disowned && areBrowserAndNetworkNew(event.riskReasons) && areBrowserAndNetworkNew(riskReasons);
  const mailed = await readMailedSignIns(db, userRowId);
  return !mailed.some((earlier) => isSameBrowser(earlier) && isCovered(earlier));
}

function createSameBrowserPredicate({ event, devices }: SuspiciousSignIn): (earlier: MailedEvent) => boolean {
  if (devices.length > 0) {
    const hashes = new Set(devices.map(sha256Hex));
    return ({ deviceHash }) => deviceHash !== null && hashes.has(deviceHash);
  }
  const agent = createUserAgentKeyWithoutVersions(event);
  return (earlier) =>
    earlier.network === event.network && createUserAgentKeyWithoutVersions(earlier) === agent;
}

async function countSuspicionMails(
  db: Reader,
  userRowId: number,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)` })
    .from(loginEvents)
    .where(
      and(
        eq(loginEvents.userRowId, userRowId),
        sql`success = 1`,
        eq(loginEvents.mailed, true),
        gt(loginEvents.createdAt, from),
        lte(loginEvents.createdAt, to),
      ),
    );
  return row?.n ?? 0;
}

/** The sign-ins since the last password change that a mail was sent about. */
async function readMailedSignIns(db: Reader, userRowId: number): Promise<MailedEvent[]> {
  const { rowId, type, eventRowId, createdAt } = securityAlerts;
  const page = db
    .select({ rowId, type, eventRowId })
    .from(securityAlerts)
    .where(
      and(
        eq(securityAlerts.userRowId, userRowId),
        sql`${type} in ('suspicious_login', 'password_changed', 'password_reset')`,
      ),
    )
    .orderBy(desc(createdAt), desc(rowId))
    .limit(ALERTS_LIMIT)
    .as("page");
  const alerts = await db
    .select({ rowId: page.rowId, type: page.type, event: loginEvents })
    .from(page)
    .leftJoin(loginEvents, eq(loginEvents.rowId, page.eventRowId));
  const changed = Math.max(
    0,
    ...alerts.flatMap((alert) => (alert.type === "suspicious_login" ? [] : [alert.rowId])),
  );
  return alerts.flatMap(({ rowId, event }) => (rowId > changed && event?.mailed ? [event] : []));
}
