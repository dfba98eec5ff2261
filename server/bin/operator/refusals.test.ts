import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { createSignIn } from "#server/test/sign-in.ts";
import { explainError, runAdmin } from "./run-admin.ts";
import { runVerb } from "./verbs.ts";

const EMAIL = "ada@example.org";

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(() => harness.close());

async function refused(verb: string, words: string[], options: Record<string, string>): Promise<string> {
  const error = await runVerb(harness.deps, verb, { words, options }).then(
    () => new Error("it was done"),
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(OperatorError);
  return (error as Error).message;
}

it.each(["Password1!", "Ada12345!"])("create-user refuses %s, as registration does", async (password) => {
  expect(await refused("create-user", [EMAIL, "Ada"], { password })).toBe(
    "This password is too common. Please choose another.",
  );
});

describe("set-tier", () => {
  it("refuses an end that lies in the past", async () => {
    const member = await createSignIn(harness, { email: EMAIL });
    const set = (until: string) => refused("set-tier", [EMAIL, "premium"], { until });
    // The clock of the test stands at noon of this day.
    for (const until of ["2020-01-01", "2026-03-09", "2026-03-10", "2026-03-10T12:00:00Z"]) {
      expect(await set(until)).toBe("--until lies in the past.");
    }
    expect((await harness.callerFor(member).accounts.me()).accountTier).toBe("freemium");
  });

  it.each(["2026-02-30", "2027-02-29", "2026-04-31", "2026-00-10", "2026-02-30T10:00:00Z"])(
    "refuses %s, which is no date",
    async (date) => {
      for (const option of ["since", "until"]) {
        expect(await refused("set-tier", [EMAIL, "premium"], { [option]: date })).toBe(
          `${date} is no date: write it as 2027-01-31.`,
        );
      }
    },
  );

  it("refuses a period for freemium, which has none", async () => {
    for (const option of ["since", "until"]) {
      expect(await refused("set-tier", [EMAIL, "freemium"], { [option]: "2099-01-31" })).toBe(
        "--since and --until go with premium alone.",
      );
    }
  });

  it("takes the 29th of February of a leap year", async () => {
    await createSignIn(harness, { email: EMAIL });
    const args = { words: [EMAIL, "premium"], options: { until: "2028-02-29" } };
    expect(await runVerb(harness.deps, "set-tier", args)).toContain("until 2028-02-29");
  });
});

describe("the operator command", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "larder-admin-"));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const complaint = (environment: Record<string, string>, ...argv: string[]) =>
    runAdmin(argv, environment).then(
      () => "it was done",
      (error: unknown) => explainError(error),
    );

  it("makes no new database where the folder is mistyped", async () => {
    const typo = join(dir, "typo");
    for (const argv of [["check"], ["verify", EMAIL], ["remove-starter"], ["set-tier", EMAIL, "premium"]]) {
      expect(await complaint({ DATA_DIR: typo }, ...argv)).toBe(
        `There is no database at ${join(typo, "larder.db")}: look at DATA_DIR and DATABASE_URL.`,
      );
    }
    expect(existsSync(typo)).toBe(false);
    expect(await complaint({ DATA_DIR: dir, DATABASE_URL: `file:${dir}/x.db` }, "check")).toBe(
      `There is no database at ${join(dir, "x.db")}: look at DATA_DIR and DATABASE_URL.`,
    );
    expect(readdirSync(dir)).toEqual([]);
  });

  it("says in one sentence why a folder or a database cannot be used", async () => {
    expect(await complaint({ DATA_DIR: dir, DATABASE_URL: "file:" }, "check")).toMatch(
      /^The environment variable DATABASE_URL cannot be used: .+\.$/,
    );
  });
});
