import { expect, it } from "vitest";
import { FREE_FAILURES, LOCKOUT_MINUTES, LOCKOUT_WINDOW_MS } from "#server/guards/login-lockout.ts";
import { MAIL_LIMITS } from "#server/guards/mail-limits.ts";
import { type Rate, toNetworkRate } from "#server/guards/rate-limits.ts";
import { CHECK_LIMITS } from "#server/guards/sign-in-checks.ts";
import { RATE as IDENTITY_START } from "#server/http/identity-start.ts";
import { MAX_BATCH } from "#server/http/trpc-route.ts";
import { OPERATIONS, type Operation, PLAN_LIMITS } from "#server/plans.ts";
import { procedureNames } from "#server/rest/procedures.ts";
import { getRateByProcedureName, listProceduresSharingRate } from "#server/rest/rates.ts";
import { restRows } from "#server/rest/table.ts";
import { ORDINARY } from "#server/trpc.ts";

const MINUTE = 60_000;

/** Generates docs/limits.md from the tables that the server enforces. */
function limitsPage(): string {
  return `# Rate limits and quotas

This page is generated from the code by \`npx vitest run server/test/limits -u\`; a test fails if they differ.

## Call rates

REST and tRPC share these limits, and each call of a tRPC batch counts. A request contains at most ${MAX_BATCH} calls. Calls over a limit answer \`429 Too many requests. Please try again later.\` with \`Retry-After\`, and do not count. An address is an IPv4 address or an IPv6 /64; a network is an IPv4 /24 or an IPv6 /48. Calls in one row are counted together.

${table(["calls", "per address and minute", "per network and hour"], rateRows())}

The hourly limit of a network equals two addresses that call without a pause. No address can use it up alone and lock out its neighbours, and a /24 that floods the server is stopped at less than a hundredth of the calls that its addresses could send. A person who cooks makes some hundred calls an hour, so a university's /24 has capacity for more than a thousand of them at once, and for ${number(toNetworkRate(getRateByProcedureName("sessions.login")).calls)} sign-ins. Counts are in memory, per process ([why](decisions/012-in-memory-rate-limits.md)).

## Plans

Usage is counted in the database, in the same write as the created row, so concurrent calls cannot exceed a limit.

${table(["plan", "recipes created", "imports saved", "scans", "error over the limit"], planRows())}

A premium account that has used up its month has the freemium daily limits. \`USAGE_LIMITS=off\` lifts all of them: the app then offers no plan and shows counts without meters.

## Passwords

${table(["attempts", "limit", "within"], passwordRows())}

From failure ${FREE_FAILURES + 1} within ${LOCKOUT_WINDOW_MS / MINUTE} minutes on, the account is locked for that network, for ${listed(LOCKOUT_MINUTES)} minutes in turn. A browser that the account knows has its own counter.

## Mails

The table lists mail requests within an hour, whether or not the mail is sent ([why](decisions/019-email-normalization-and-mail-limits.md)).

${table(["scope", "requests"], mailRows())}
`;
}

type Cells = (string | number)[];

function rateRows(): Cells[] {
  const named = new Map<string, Rate>();
  for (const name of procedureNames)
    named.set(getRateByProcedureName(name).bucket, getRateByProcedureName(name));
  const own = [...named.values()].filter((rate) => !Object.values(ORDINARY).includes(rate));
  return [
    rateRow("reading calls without a row below", ORDINARY.query),
    rateRow("writing calls without a row below", ORDINARY.mutation),
    ...own.map((rate) => rateRow(callsOf(rate), rate)),
    rateRow("`GET /api/auth/google/start`", IDENTITY_START),
  ];
}

function rateRow(calls: string, rate: Rate): Cells {
  if (rate.seconds !== 60) throw new Error(`The page knows minutes alone: ${rate.bucket}`);
  return [calls, rate.calls, toNetworkRate(rate).calls];
}

/** The calls of a rate: their REST rows, or the procedure's name if it has none. */
function callsOf(rate: Rate): string {
  return listProceduresSharingRate(rate)
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
    row("freemium, lifetime", freemium.lifetime, "402 `LIFETIME_LIMIT_EXCEEDED`"),
    row("freemium, a day", freemium.daily, "402 `DAILY_LIMIT_EXCEEDED`"),
    row("premium, a month", premium.monthly, "402 `MONTHLY_LIMIT_EXCEEDED` after the freemium daily limit"),
    row("premium, a day", premium.daily, "402 `DAILY_LIMIT_EXCEEDED`"),
    row("premium, within 60 minutes", premium.hourly, "429 `BURST_LIMIT_EXCEEDED`"),
  ];
}

function passwordRows(): Cells[] {
  const { account, network } = CHECK_LIMITS;
  const within = (ms: number) => `${ms / MINUTE} minutes`;
  return [
    [
      "passwords tried on one account, from all browsers that it does not know",
      account.max,
      within(account.windowMs),
    ],
    ["accounts on which one network tried a wrong password", network.most, within(network.within)],
  ];
}

function mailRows(): Cells[] {
  const { mailboxAndKind, mailbox, network, domain, server } = MAIL_LIMITS;
  const shared = ({ all, reserved }: { all: number; reserved: number }) =>
    `${all}, of which ${reserved} are reserved for networks with few requests`;
  return [
    ["one mailbox and kind of mail", mailboxAndKind],
    ["one mailbox, except mails that confirm a browser", mailbox],
    ["one network", network],
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

it("docs/limits.md matches the limits in the code", async () => {
  await expect(limitsPage()).toMatchFileSnapshot("../../../docs/limits.md");
});
