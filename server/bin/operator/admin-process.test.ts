import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logins } from "#db/schema/index.ts";
import { claimOwnership, type Ownership } from "#server/lib/process/owner-socket.ts";
import { admin, WHILE_BUILDING } from "#server/test/admin-command.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { exitCodeOf, runAdmin } from "./run-admin.ts";
import { runVerb, verbs } from "./verbs.ts";

const EMAIL = "ada@example.org";

beforeAll(async () => {
  expect((await admin({}, [])).code).toBe(0);
}, WHILE_BUILDING);

const DONE_NOT: [string[], string][] = [
  [["verify", "nobody@example.org"], "Nobody has asked for an account with the address nobody@example.org."],
  [["enable", EMAIL], "ada@example.org is not disabled."],
  [
    ["create-user", "x@example.org", "Xenia", "--set-password"],
    "Password does not meet security requirements",
  ],
  [["set-tier", EMAIL, "premium", "--until", "2020-01-01"], "--until lies in the past."],
];
const WRONG_WORDS: [string[], string][] = [
  [["destroy"], "There is no verb destroy."],
  [["check", "--nonsense"], "Unknown option '--nonsense'"],
  [["verify"], "Say whose: an email address comes first."],
  [["check", "--set-password"], "check knows no --set-password."],
];
const OTHER_WRONG_WORDS: [string[], string][] = [
  [["__proto__"], "There is no verb __proto__."],
  [["destroy", "--help"], "There is no verb destroy."],
  [["set-tier", EMAIL, "premium", "--until"], "Option '--until <value>' argument missing"],
  [["create-user", EMAIL, "Ada", "--until", "2027-01-01"], "create-user knows no --until."],
  [["create-user", EMAIL], "Say their name after the address."],
  [["disable", EMAIL, "now"], "disable does not know what to do with the word now."],
  [["check", "now"], "check does not know what to do with the word now."],
  [["set-tier", EMAIL], "The tier is premium or freemium."],
  [["set-tier", EMAIL, "gold"], "The tier is premium or freemium."],
  [["set-tier", EMAIL, "premium", "--since", "tomorrow"], "tomorrow is no date: write it as 2027-01-31."],
  [["unpublish"], "Say which: the id or the address of a recipe."],
];

describe("the command ends", () => {
  let harness: Harness;
  let owner: Ownership;
  beforeAll(async () => {
    harness = await createHarness();
    owner = await claimOwnership(harness.folder, (verb, args) => runVerb(harness.deps, verb, args));
    await createSignIn(harness, { email: EMAIL });
  });
  afterAll(async () => {
    await owner.release();
    await harness.close();
  });
  const call = (...words: string[]) => admin({ DATA_DIR: harness.folder }, words, "short");

  it("with 0 where it only explains", async () => {
    for (const words of [[], ["--help"], ["check", "--help"]]) {
      const { code, err } = await call(...words);
      expect({ code, err }).toEqual({ code: 0, err: "" });
    }
  });

  it.each(DONE_NOT)("with 1 and a sentence where it is not done: %j", async (words, sentence) => {
    expect(await call(...words)).toEqual({ code: 1, out: "", err: sentence });
  });

  it("with 1 alone, too, and where the environment is wrong", async () => {
    const folder = mkdtempSync(join(tmpdir(), "larder-admin-"));
    const alone = (env: Record<string, string>, ...words: string[]) =>
      admin({ DATA_DIR: folder, ...env }, words);
    try {
      const missing = await alone({}, "check");
      expect(missing).toMatchObject({ code: 1, out: "" });
      expect(missing.err).toMatch(/^There is no database at /);
      expect((await alone({}, "create-user", EMAIL, "Ada")).code).toBe(0);
      expect(await alone({}, "create-user", EMAIL, "Ada")).toEqual({
        code: 1,
        out: "",
        err: "There is an account with the address ada@example.org already.",
      });
      expect(await alone({ SIGNUP: "closed" }, "invite", "x@example.org")).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^Registration is closed on this server/),
      });
      expect(await alone({ PORT: "x" }, "check")).toMatchObject({ code: 1, out: "" });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it.each(WRONG_WORDS)("with 2 where the words are wrong, asking nobody: %j", async (words, sentence) => {
    // No server and no database is there to be asked.
    const { code, out, err } = await admin({ DATA_DIR: "/nonexistent" }, words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.startsWith(sentence)).toBe(true);
    expect(err).toContain("npm run admin -- ");
  });

  it.each(OTHER_WRONG_WORDS)("with 2 for %j as well", async (words, sentence) => {
    const error = await runAdmin(words, { DATA_DIR: "/nonexistent" }).catch((caught: unknown) => caught);
    expect((error as Error).message.startsWith(sentence)).toBe(true);
    expect(exitCodeOf(error)).toBe(2);
  });
});

describe("the list and the help", () => {
  it("name every verb", async () => {
    const list = await runAdmin([], {});
    for (const { usage, about } of Object.values(verbs)) {
      expect(list).toContain(`\n  ${usage}\n      ${about}\n`);
    }
  });

  it.each(Object.entries(verbs))(
    "of %s says usage, what it does, an example and exit codes",
    async (name, verb) => {
      expect(verb.usage.split(" ")[0]).toBe(name);
      const help = await runAdmin([name, "--help"], {});
      expect(help.startsWith(`npm run admin -- ${verb.usage}\n\n${verb.about}\n`)).toBe(true);
      expect(help).toContain(`Example:\n  npm run admin -- ${verb.example}\n`);
      expect(help).toMatch(
        /Exit codes:\n {2}0 {2}done.*\n {2}1 {2}not done.*\n {2}2 {2}the words were wrong/,
      );
    },
  );

  it("warn of passwords on a command line", async () => {
    expect(await runAdmin(["create-user", "--help"], {})).toContain("stands in the history of your shell");
  });
});

it("a disabled member's tokens are refused by the running server within a second", async () => {
  const harness = await createHarness();
  const owner = await claimOwnership(harness.folder, (verb, args) => runVerb(harness.deps, verb, args));
  try {
    await createSignIn(harness, { email: EMAIL });
    const { accessToken, refreshToken } = await visitor(harness).sessions.login({
      email: EMAIL,
      password: PASSWORD,
    });
    expect((await admin({ DATA_DIR: harness.folder }, ["disable", EMAIL])).code).toBe(0);
    // The very next call: nothing of a session is remembered between two.
    const disabled = { status: 401, detail: "Account is disabled" };
    expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject(disabled);
    expect(await refusalOf(visitor(harness).sessions.refresh({ refreshToken }))).toMatchObject(disabled);
    expect((await harness.db.select().from(logins))[0]?.endedAt).toBe(harness.clock.now());
  } finally {
    await owner.release();
    await harness.close();
  }
});
