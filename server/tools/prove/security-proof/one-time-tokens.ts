import { randomToken } from "#server/lib/ids.ts";
import { addSampleMember } from "../../trial/sample-members.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { ask } from "./ask.ts";
import type { Findings } from "./goal.ts";
import { waitingToken } from "./goal-mails.ts";

const AT_ONCE = 50;
const HOUR = 3_600_000;
const TOKENS = 10_000;
/** A set of bits that is this far from even would come once in many billions of tries. */
const MOST_SKEW = 0.01;

/** G16: a mailed link has one effect, for one member and one purpose, in its time, and no one guesses it. */
export async function proveOneTimeTokens(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  try {
    const failures = wrongTokens();
    for (let round = 0; round < tries; round += 1) {
      // The limits of mails are by the hour.
      server.clock.advance(2 * HOUR);
      failures.push(...(await tryRound(server, round)));
    }
    return { tries: tries * (AT_ONCE + 6) + TOKENS, failures };
  } finally {
    await server.close();
  }
}

async function tryRound(server: CountedServer, round: number): Promise<string[]> {
  const [email, other] = [`a${round}@larder.invalid`, `b${round}@larder.invalid`];
  const failures: string[] = [];
  const expect = (name: string, status: number, expected: number) => {
    if (status !== expected) failures.push(`round ${round}, ${name}: ${status}`);
  };
  // One hash serves both: the first round of each member is what is looked at.
  if (round % 5 === 0) for (const one of [email, other]) await addSampleMember(server.deps, one, 0);
  const [owner, stranger] = round % 5 === 0 ? [email, other] : accountsOf(round);
  const first = await forgot(server, owner);
  const second = await forgot(server, owner);
  expect("an older link after a newer one", await reset(server, first, round), 400);
  expect("a link to reset as one to verify", (await verify(server, second)).status, 400);
  expect("a link cut short", await reset(server, second.slice(0, -1), round), 400);
  const late = await forgot(server, stranger);
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => reset(server, second, round * 100 + n)),
  );
  const successes = statuses.filter((status) => status === 200).length;
  const broken = statuses.filter((status) => ![200, 400, 429, 503].includes(status));
  if (successes !== 1) failures.push(`round ${round}: ${successes} of ${AT_ONCE} at once set a password`);
  if (broken.length > 0) failures.push(`round ${round}: ${broken.join()}`);
  expect("a link again", await reset(server, second, round), 400);
  server.clock.advance(HOUR);
  expect("a link after its time", await reset(server, late, round), 400);
  return [...failures, ...(await verifyOnce(server, round))];
}

/** The accounts of the last round that made some. */
function accountsOf(round: number): [string, string] {
  const maker = round - (round % 5);
  return [`a${maker}@larder.invalid`, `b${maker}@larder.invalid`];
}

async function forgot(server: CountedServer, email: string): Promise<string> {
  await ask(server.url, { method: "POST", path: "/api/auth/forgot-password", body: { email } });
  return (await waitingToken(server.deps, email)) ?? "";
}

async function reset(server: CountedServer, token: string, n: number): Promise<number> {
  const body = { token, new_password: `Quince-jam ${n} 1897!` };
  return (await ask(server.url, { method: "POST", path: "/api/auth/reset-password", body })).status;
}

function verify(server: CountedServer, token: string) {
  return ask(server.url, { path: `/api/auth/verify/${token || "none"}` });
}

/** A link to confirm an address may say yes again, to a scanner and a person alike; it makes one account, and no session. */
async function verifyOnce(server: CountedServer, round: number): Promise<string[]> {
  if (round % 5 !== 0) return [];
  const email = `new${round}@larder.invalid`;
  const body = { email, name: "A Cook", password: "Quince-jam 1897!" };
  await ask(server.url, { method: "POST", path: "/api/auth/register", body });
  const token = (await waitingToken(server.deps, email)) ?? "";
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => verify(server, token)));
  const failures: string[] = [];
  const rows = await server.deps.db.all<{ count: number }>(
    `select count(*) as count from users where email = '${email}'`,
  );
  if (rows[0]?.count !== 1) failures.push(`${email}: ${rows[0]?.count} accounts`);
  if (!replies.some(({ status }) => status === 200)) failures.push(`${email}: no link opened`);
  if (replies.some(({ status }) => status >= 500)) failures.push(`${email}: a broken answer`);
  const signed = replies.filter(({ text }) => text.includes("refresh_token"));
  if (signed.length > 1) failures.push(`${email}: ${signed.length} sessions`);
  return failures;
}

/** 256 bits each, no two alike, every bit as often set as not. */
function wrongTokens(): string[] {
  const tokens = Array.from({ length: TOKENS }, () => randomToken());
  const failures: string[] = [];
  if (new Set(tokens).size !== TOKENS) failures.push("a token came twice");
  const bytes = tokens.map((token) => Buffer.from(token, "base64url"));
  if (bytes.some(({ length }) => length * 8 < 128)) failures.push("a token is short");
  for (let bit = 0; bit < 256; bit += 1) {
    const set = bytes.filter((one) => ((one[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    // Five standard deviations of 10,000 throws are 2.5 percent.
    if (Math.abs(set / TOKENS - 0.5) > 0.015 + MOST_SKEW) failures.push(`bit ${bit} is set in ${set}`);
  }
  return failures;
}
