import type {
  LoginAgent,
  LoginHistory,
  LoginPlace,
  LoginRisk,
  NewLogin,
  PastLogin,
  RiskCode,
  RiskLevel,
  RiskPoints,
} from "./risk-values.ts";

export type { LoginHistory, LoginRisk, NewLogin, RiskLevel } from "./risk-values.ts";

/** The score from which a login is suspicious. */
export const SUSPICIOUS_SCORE = 60;
export const CRITICAL_SCORE = 80;
const MEDIUM_SCORE = 30;
/** The maximum score of the first login of an account, which has no history to compare with. */
const FIRST_LOGIN_LIMIT = 29;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Only these logins of the history count: the last 20 within 90 days. */
const HISTORY = { logins: 20, within: 90 * DAY };
/**
 * Travel over more than `kilometres` is impossible if it is faster than an airliner (`perHour`, in km/h).
 * Shorter distances may be errors of the geolocation database.
 */
const TRAVEL = { kilometres: 100, perHour: 1000 };
const FAILURE = { each: 6, limit: 30 };
/** An address whose logins failed on this many accounts is probably trying stolen passwords. */
const MANY_ACCOUNTS = 5;
const EARTH_RADIUS_KM = 6371;
const MIN_LOGINS_FOR_HOURS = 10;
const MAX_HOURS_APART = 2;

/** The only codes that count for the first login of an account. */
const FIRST_LOGIN_CODES: ReadonlySet<RiskCode> = new Set([
  "recent_failures",
  "many_accounts",
  "scripted_agent",
]);

/** Matches the User-Agent of programs. "Cubot" is excluded because it is a manufacturer of phones. */
const SCRIPTED =
  /\b(?:curl|wget|httpie|python|aiohttp|httpx|urllib|requests|go-http-client|java|okhttp|axios|undici|node|node-fetch|deno|bun|got|postman\w*|insomnia|libwww|perl|ruby|php|guzzle\w*|scrapy|headless\w*|phantomjs|selenium|puppeteer|playwright|powershell|(?!cubot\b)\w*bot|\w*spider|\w*crawler)\b/i;

/** The risk of a login and its reasons. The reasons have the order of the table in the README. */
export function scoreLoginRisk(history: LoginHistory, login: NewLogin): LoginRisk {
  const isFirst = history.lastSuccessAt === null;
  const all = collectRiskFactors(history, login);
  const reasons = isFirst ? all.filter(({ code }) => FIRST_LOGIN_CODES.has(code)) : all;
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const score = Math.max(0, Math.min(isFirst ? FIRST_LOGIN_LIMIT : 100, sum));
  return { score, level: getRiskLevelOfScore(score), reasons };
}

/** The level of a score: medium from 30, high from 60 (suspicious), critical from 80. */
export function getRiskLevelOfScore(score: number): RiskLevel {
  if (score >= CRITICAL_SCORE) return "critical";
  if (score >= SUSPICIOUS_SCORE) return "high";
  return score >= MEDIUM_SCORE ? "medium" : "low";
}

/** All reasons whose points are not zero. */
function collectRiskFactors(history: LoginHistory, login: NewLogin): RiskPoints[] {
  const past = selectRecentLogins(history.logins, login.time);
  const isNewNetwork = !isNetworkInLogins(past, login.network);
  const origin: [RiskCode, number][] = [
    ...scoreDevice(past, login, isNewNetwork),
    ["new_address", isNewNetwork ? 10 : 0],
    ...scoreLocation(past, login),
  ];
  const points: [RiskCode, number][] = [
    ...origin,
    ["never_seen", isNewNetwork && !login.isKnownDevice ? computePointsMissingToSuspicious(origin) : 0],
    ["recent_failures", Math.min(FAILURE.limit, FAILURE.each * history.recentFailures)],
    ["many_accounts", history.accountsFailedFromAddress >= MANY_ACCOUNTS ? 20 : 0],
    ["scripted_agent", isScriptUserAgent(login.userAgent) ? 10 : 0],
    ["long_absence", isFirstLoginAfterLongBreak(history, login) ? 10 : 0],
    ["after_change", isUnknownDeviceAfterAccountChange(history, login) ? 10 : 0],
    ["unusual_hour", isLoginHourUnusual(past, login) ? 5 : 0],
  ];
  return points.flatMap(([code, value]) => (value === 0 ? [] : [{ code, points: value }]));
}

/** Whether one of the logins that count at the time `now` came from the network. */
export function isNetworkInHistory(
  logins: readonly PastLogin[],
  network: PastLogin["network"],
  now: number,
): boolean {
  return isNetworkInLogins(selectRecentLogins(logins, now), network);
}

/**
 * Whether both browser and network are unknown. The reason `never_seen` does not tell, because it is absent
 * if the other reasons already make the login suspicious.
 */
export function areBrowserAndNetworkNew(reasons: readonly { code: string }[]): boolean {
  const has = (code: RiskCode) => reasons.some((reason) => reason.code === code);
  return has("unknown_device") && has("new_address");
}

function selectRecentLogins(logins: readonly PastLogin[], now: number): PastLogin[] {
  return logins.filter((past) => now - past.time <= HISTORY.within).slice(0, HISTORY.logins);
}

/** Whether the account has a login from this network. All logins without an address count as one network. */
function isNetworkInLogins(logins: readonly PastLogin[], network: PastLogin["network"]): boolean {
  return logins.some((past) => past.network === network);
}

function computePointsMissingToSuspicious(origin: readonly [RiskCode, number][]): number {
  return Math.max(0, SUSPICIOUS_SCORE - origin.reduce((sum, [, points]) => sum + points, 0));
}

/**
 * Points for the device. A known User-Agent lowers them only on a known network, because it is easy to copy.
 */
function scoreDevice(
  past: readonly PastLogin[],
  login: NewLogin,
  isNewNetwork: boolean,
): [RiskCode, number][] {
  if (login.isKnownDevice) return [["known_device", -10]];
  if (isNewNetwork) return [["unknown_device", 25]];
  const agent = createUserAgentKeyWithoutVersions(login);
  const seen = past.some((login) => createUserAgentKeyWithoutVersions(login) === agent);
  return seen ? [["missing_cookie", 10]] : [["unknown_device", 25]];
}

/** A key of browser, system and device type. It omits versions, so that an update does not change it. */
export function createUserAgentKeyWithoutVersions({
  browser,
  operatingSystem,
  deviceType,
}: LoginAgent): string {
  const family = (name: string | null) => name?.replace(/ \d[\d.]*$/, "") ?? "";
  return [family(browser), family(operatingSystem), deviceType ?? ""].join("\n");
}

/**
 * Points for the location. If the country of this login or of all earlier ones is unknown, the wide network
 * is compared instead.
 */
function scoreLocation(past: readonly PastLogin[], login: NewLogin): [RiskCode, number][] {
  if (isTravelImpossible(past[0], login)) return [["impossible_travel", 40]];
  const countries = new Set(past.flatMap(({ country }) => country ?? []));
  if (login.country !== null && countries.size > 0) {
    return countries.has(login.country) ? [] : [["new_country", 30]];
  }
  return past.some(({ wideNetwork }) => wideNetwork === login.wideNetwork) ? [] : [["new_network", 15]];
}

function isTravelImpossible(last: PastLogin | undefined, login: NewLogin): boolean {
  const kilometres = last ? computeKilometresBetweenOrNull(last, login) : null;
  if (!last || kilometres === null || kilometres <= TRAVEL.kilometres) return false;
  return kilometres > TRAVEL.perHour * (Math.max(0, login.time - last.time) / HOUR);
}

function isScriptUserAgent(userAgent: string): boolean {
  return userAgent === "" || SCRIPTED.test(userAgent);
}

function isFirstLoginAfterLongBreak({ lastSuccessAt }: LoginHistory, { time }: NewLogin): boolean {
  return lastSuccessAt !== null && time - lastSuccessAt >= HISTORY.within;
}

function isUnknownDeviceAfterAccountChange(
  { changedAt }: LoginHistory,
  { time, isKnownDevice }: NewLogin,
): boolean {
  return changedAt !== null && !isKnownDevice && time - changedAt <= DAY;
}

function isLoginHourUnusual(past: readonly PastLogin[], { time }: NewLogin): boolean {
  if (past.length < MIN_LOGINS_FOR_HOURS) return false;
  return !past.some((login) => computeHoursOfDayApart(login.time, time) <= MAX_HOURS_APART);
}

/** The difference between the UTC hours of two times, at most 12. */
function computeHoursOfDayApart(a: number, b: number): number {
  const hour = (time: number) => Math.floor(time / HOUR) % 24;
  const apart = Math.abs(hour(a) - hour(b));
  return Math.min(apart, 24 - apart);
}

/** The great-circle distance in kilometres; null if the coordinates of a place are unknown. */
function computeKilometresBetweenOrNull(a: LoginPlace, b: LoginPlace): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const [from, to] = [degreesToRadians(a.latitude), degreesToRadians(b.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(degreesToRadians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

function degreesToRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
