import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#db/schema/index.ts";
import { claimDataFolder, type Ownership } from "#server/lib/process/owner-socket.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { dumpDatabase, PASSWORD } from "#server/test/sign-in.ts";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { formatAdminError, getExitCodeOfError, runAdminCommand } from "./run-admin.ts";
import { runVerb } from "./verbs.ts";

const EMAIL = "ada@example.org";
const USAGE = "Usage: npm run admin -- create-user EMAIL NAME [--set-password]";
const OF_AN_ACCOUNT = ["reset-password", "relink-identities", "disable", "enable", "delete-user"];
const TAKEN = "There is an account with the address ada@example.org already.";
const WHOSE = "Say whose: an email address comes first.";
const WEAK = "Password does not meet security requirements";
const COMMON = "This password is too common. Please choose another.";
const PAST = "--until lies in the past.";
const STARTER = "This is the account of the starter cookbook: remove-starter takes it away.";
const ON_COMMAND_LINE =
  "A password is not taken from the command line, where others can read it. Use --set-password and type it when asked, or pipe it to standard input.";

const harness = setUpHarness({}, "file");
let ownership: Ownership;
let before: string;
beforeAll(async () => {
  ownership = await claimDataFolder(harness.folder, (verb, args) => runVerb(harness.deps, verb, args));
  await harness.createMember({ email: EMAIL });
  await harness.createMember({ email: "off@example.org", disabledAt: 7 });
  await harness.createMember({ email: "cookbook@larder.invalid", exempt: true });
  const { rowId } = await harness.createMember({ email: "x@deleted.invalid", disabledAt: 7 });
  await harness.db.write((tx) => tx.update(users).set({ deletedAt: 7 }).where(eq(users.rowId, rowId)));
  before = await dumpDatabase(harness);
});
afterAll(() => ownership.release());

/** Returns the exit code and the first line of the output. */
async function endOf(argv: string[], typed: string): Promise<[number, string | undefined]> {
  try {
    const env = { DATA_DIR: harness.folder };
    return [0, await runAdminCommand(argv, env, undefined, async () => typed)];
  } catch (error) {
    return [getExitCodeOfError(error), formatAdminError(error).split("\n")[0]];
  }
}

/**
 * The columns are exit code, command line, error and typed password. The test clock is fixed at noon of
 * 2026-03-10.
 */
const refusals: [number, string, string, string?][] = [
  [2, "destroy", "There is no verb destroy."],
  [2, "destroy --help", "There is no verb destroy."],
  [2, "__proto__", "There is no verb __proto__."],
  [2, "check --set-password", "check knows no --set-password."],
  [2, "check now", "check does not know what to do with the word now."],
  ...["--password", "--password=x", "--password x"].map((option): [number, string, string] => [
    2,
    `create-user ${EMAIL} Ada ${option}`,
    ON_COMMAND_LINE,
  ]),
  [2, "create-user", WHOSE],
  [2, `create-user ${EMAIL}`, "Say their name after the address."],
  [2, `create-user ${EMAIL} Ada --until 2027-01-01`, "create-user knows no --until."],
  [1, `create-user ${EMAIL} Ada`, TAKEN],
  [1, `create-user ${EMAIL} Ada --set-password`, TAKEN, PASSWORD],
  [1, "create-user x@example Xenia", "Please enter a valid email address"],
  [1, "create-user x@example.org A", "Name must be at least 2 characters"],
  [1, "create-user x@example.org Xenia --set-password", "No password was typed.", ""],
  [1, "create-user x@example.org Xenia --set-password", WEAK, "short"],
  [1, "create-user x@example.org Ada --set-password", COMMON, "Password1!"],
  [1, "create-user x@example.org Ada --set-password", COMMON, "Ada12345!"],
  [2, "verify", WHOSE],
  [1, "verify nobody@example.org", "Nobody has asked for an account with the address nobody@example.org."],
  [2, "invite", WHOSE],
  [1, "invite ADA@example.org", TAKEN],
  [1, "invite ada@example", "Please enter a valid email address"],
  ...OF_AN_ACCOUNT.flatMap((verb): [number, string, string][] => [
    [2, verb, WHOSE],
    [2, `${verb} ada`, WHOSE],
    [2, `${verb} ${EMAIL} x`, `${verb} does not know what to do with the word x.`],
    [1, `${verb} cookbook@larder.invalid`, STARTER],
  ]),
  ...[...OF_AN_ACCOUNT, "set-tier"].flatMap((verb): [number, string, string][] =>
    ["nobody@example.org", "x@deleted.invalid"].map((email) => [
      1,
      `${verb} ${email}${verb === "set-tier" ? " premium" : ""}`,
      `There is no account with the address ${email}.`,
    ]),
  ),
  [1, "reset-password off@example.org", "off@example.org is disabled: enable the account first."],
  [1, `relink-identities ${EMAIL}`, "ada@example.org is linked to no sign-in service."],
  [1, "disable off@example.org", "off@example.org is disabled already."],
  [1, `enable ${EMAIL}`, "ada@example.org is not disabled."],
  [2, `set-tier ${EMAIL}`, "The tier is premium or freemium."],
  [2, `set-tier ${EMAIL} gold`, "The tier is premium or freemium."],
  [2, `set-tier ${EMAIL} premium --until`, "Option '--until <value>' argument missing"],
  [2, `set-tier ${EMAIL} premium --since 2026-04-01 --until 2026-03-01`, "--until must come after --since."],
  ...["2020-01-01", "2026-03-09", "2026-03-10", "2026-03-10T12:00:00Z"].map(
    (until): [number, string, string] => [1, `set-tier ${EMAIL} premium --until ${until}`, PAST],
  ),
  ...["since", "until"].flatMap((option): [number, string, string][] => [
    [2, `set-tier ${EMAIL} freemium --${option} 2099-01-31`, "--since and --until go with premium alone."],
    ...["tomorrow", "2026", "01.02.2026", "2026-13-01", "2026-00-10", "2026-02-30", "2027-02-29"]
      .concat("2026-04-31", "2026-02-30T10:00:00Z")
      .map((date): [number, string, string] => [
        2,
        `set-tier ${EMAIL} premium --${option} ${date}`,
        `${date} is no date: write it as 2027-01-31.`,
      ]),
  ]),
  [2, "unpublish", "Say which: the id or the address of a recipe."],
];

it.each(refusals)("the command ends with %i: %s", async (code, line, sentence, typed = "") => {
  expect(await endOf(line.split(" "), typed)).toEqual([code, sentence]);
  expect(await dumpDatabase(harness)).toBe(before);
});

it("prints how the verb is used where its words are wrong", async () => {
  const call = runAdminCommand(["create-user", EMAIL, "Ada", "--password"], {});
  expect(formatAdminError(await call.catch((error: unknown) => error))).toBe(`${ON_COMMAND_LINE}\n${USAGE}`);
});

it("invite is refused where registration is closed", async () => {
  harness.override({ env: { ...harness.deps.env, SIGNUP: "closed" } });
  expect(await endOf(["invite", "grace@example.org"], "")).toEqual([
    1,
    "Registration is closed on this server: set SIGNUP to invite or open, or use create-user.",
  ]);
});

describe("the operator command", () => {
  const inFolder = setUpFolder();

  const complaint = (environment: Record<string, string>, ...argv: string[]) =>
    runAdminCommand(argv, environment).then(
      () => "it was done",
      (error: unknown) => formatAdminError(error),
    );

  it("makes no new database where the folder is mistyped", async () => {
    const typo = inFolder("typo");
    for (const argv of [["check"], ["verify", EMAIL], ["remove-starter"], ["set-tier", EMAIL, "premium"]]) {
      expect(await complaint({ DATA_DIR: typo }, ...argv)).toBe(
        `There is no database at ${join(typo, "larder.db")}: look at DATA_DIR and DATABASE_URL.`,
      );
    }
    expect(existsSync(typo)).toBe(false);
    expect(await complaint({ DATA_DIR: inFolder(), DATABASE_URL: `file:${inFolder()}/x.db` }, "check")).toBe(
      `There is no database at ${inFolder("x.db")}: look at DATA_DIR and DATABASE_URL.`,
    );
    expect(readdirSync(inFolder())).toEqual([]);
  });

  it("says in one sentence why a folder or a database cannot be used", async () => {
    expect(await complaint({ DATA_DIR: inFolder(), DATABASE_URL: "file:" }, "check")).toMatch(
      /^The environment variable DATABASE_URL cannot be used: .+\.$/,
    );
  });
});
