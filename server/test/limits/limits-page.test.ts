import { expect, it } from "vitest";
import { FREE_FAILURES, LOCKOUT_MINUTES, LOCKOUT_WINDOW_MS } from "#server/guards/login-lockout.ts";
import { MAIL_LIMITS } from "#server/guards/mail-limits.ts";
import { networkRate, type Rate } from "#server/guards/rate-limits.ts";
import { CHECK_LIMITS } from "#server/guards/sign-in-checks.ts";
import { RATE as IDENTITY_START } from "#server/http/identity-start.ts";
import { MAX_BATCH } from "#server/http/trpc-route.ts";
import { OPERATIONS, type Operation, PLAN_LIMITS } from "#server/plans.ts";
import { procedureNames } from "#server/rest/procedures.ts";
import { rateOf, sharing } from "#server/rest/rates.ts";
import { restRows } from "#server/rest/table.ts";
import { ORDINARY } from "#server/trpc.ts";

const MINUTE = 60_000;

/** docs/limits.md, made of the tables that the server itself counts by. */
function limitsPage(): string {
  return `# Every limit

Made from the code by \`npx vitest run server/test/limits -u\`; a test fails where this page and the code part.

## Calls

Counted by call, below both transports: REST and tRPC use up the same, and a batch of tRPC as much as its calls one by one. A request holds at most ${MAX_BATCH} calls. What is over is \`429 Too many requests. Please try again later.\` with \`Retry-After\`, and is counted nowhere. An address is an IPv4 address or an IPv6 /64; a network is an IPv4 /24 or an IPv6 /48. Calls of one line are counted together.

${table(["calls", "an address, a minute", "a network, an hour"], rateRows())}

An hour of a network is two addresses that call without a pause: no address can use it up alone and shut out its neighbours, and a whole /24 that floods is stopped at less than a hundredth of what its addresses may send. Someone who cooks makes some hundred calls an hour, so a university's /24 has room for more than a thousand of them at once, and for ${number(networkRate(rateOf("sessions.login")).calls)} sign-ins. The counts are kept in memory, per process ([why](decisions/012-in-memory-rate-limits.md)).

## Plans

Counted in rows, in the write that they pay for: calls at the same time cannot pass a limit.

${table(["plan", "recipes created", "imports saved", "scans", "what is over"], planRows())}

A premium account over its month has the freemium day. \`USAGE_LIMITS=off\` lifts them all: then the app offers no plan, and counts without meters.

## Passwords

${table(["what", "how many", "within"], passwordRows())}

From failure ${FREE_FAILURES + 1} within ${LOCKOUT_WINDOW_MS / MINUTE} minutes from one network, an account waits there for ${listed(LOCKOUT_MINUTES)} minutes, longer with each; a browser that the account knows has a counter of its own.

## Mails

Asked for within an hour, whether or not they are sent ([why](decisions/019-email-normalization-and-mail-limits.md)).

${table(["to or from", "mails"], mailRows())}
`;
}

type Cells = (string | number)[];

function rateRows(): Cells[] {
  const named = new Map<string, Rate>();
  for (const name of procedureNames) named.set(rateOf(name).bucket, rateOf(name));
  const own = [...named.values()].filter((rate) => !Object.values(ORDINARY).includes(rate));
  return [
    rateRow("what reads, where no line below names it", ORDINARY.query),
    rateRow("what changes, where no line below names it", ORDINARY.mutation),
    ...own.map((rate) => rateRow(callsOf(rate), rate)),
    rateRow("`GET /api/auth/google/start`", IDENTITY_START),
  ];
}

function rateRow(calls: string, rate: Rate): Cells {
  if (rate.seconds !== 60) throw new Error(`The page knows minutes alone: ${rate.bucket}`);
  return [calls, rate.calls, networkRate(rate).calls];
}

/** By their REST rows; one without a row by its name. */
function callsOf(rate: Rate): string {
  return sharing(rate)
    .flatMap((name) => {
      const rest = restRows.filter(({ procedure }) => procedure === name);
      return rest.length > 0 ? rest.map(({ method, path }) => `${method} ${path}`) : [name];
    })
    .map((call) => `\`${call}\``)
    .join(", ");
}

function planRows(): Cells[] {
  const { freemium, premium } = PLAN_LIMITS;
  const row = (plan: string, limits: Record<Operation, number>, over: string): Cells => [
    plan,
    ...OPERATIONS.map((operation) => limits[operation]),
    over,
  ];
  return [
    row("freemium, in all", freemium.lifetime, "402 `LIFETIME_LIMIT_EXCEEDED`"),
    row("freemium, a day", freemium.daily, "402 `DAILY_LIMIT_EXCEEDED`"),
    row("premium, a month", premium.monthly, "402 `MONTHLY_LIMIT_EXCEEDED` past the freemium day"),
    row("premium, a day", premium.daily, "402 `DAILY_LIMIT_EXCEEDED`"),
    row("premium, within 60 minutes", premium.hourly, "429 `BURST_LIMIT_EXCEEDED`"),
  ];
}

function passwordRows(): Cells[] {
  const { account, network } = CHECK_LIMITS;
  const within = (ms: number) => `${ms / MINUTE} minutes`;
  return [
    [
      "passwords compared on one account, from all browsers it does not know",
      account.max,
      within(account.windowMs),
    ],
    ["accounts that one network may be wrong about", network.most, within(network.within)],
  ];
}

function mailRows(): Cells[] {
  const { mailboxAndKind, mailbox, network, domain, server } = MAIL_LIMITS;
  const shared = ({ all, reserved }: { all: number; reserved: number }) =>
    `${all}, of which ${reserved} for networks that ask seldom`;
  return [
    ["one mailbox, of one kind", mailboxAndKind],
    ["one mailbox, but those that make a browser known", mailbox],
    ["one network that asks", network],
    ["one domain", shared(domain)],
    ["this server", shared(server)],
  ];
}

const number = (value: number) => value.toLocaleString("en-US");
const listed = (values: readonly number[]) => `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

function table(head: string[], rows: Cells[]): string {
  const line = (cells: Cells) =>
    `| ${cells.map((cell) => (typeof cell === "number" ? number(cell) : cell)).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

it("docs/limits.md tells the limits that hold", async () => {
  await expect(limitsPage()).toMatchFileSnapshot("../../../docs/limits.md");
});
