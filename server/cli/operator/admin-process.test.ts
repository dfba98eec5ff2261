import { pathToFileURL } from "node:url";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDb } from "#db/client.ts";
import { serverFlags, users } from "#db/schema/index.ts";
import { setSearchOutboxEnabled } from "#server/features/search-index/service/outbox.ts";
import { claimDataFolder, type Ownership } from "#server/lib/process/owner-socket.ts";
import { admin, WHILE_BUILDING } from "#server/test/admin-command.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { createSignIn, PASSWORD } from "#server/test/sign-in.ts";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { runAdminCommand } from "./run-admin.ts";
import { runVerb, verbs } from "./verbs.ts";

const EMAIL = "ada@example.org";

beforeAll(async () => {
  expect((await admin({}, [])).code).toBe(0);
}, WHILE_BUILDING);

describe("the command ends", () => {
  const inFolder = setUpFolder();
  let harness: Harness;
  let owner: Ownership;
  beforeAll(async () => {
    harness = await createHarness();
    owner = await claimDataFolder(harness.folder, (verb, args) => runVerb(harness.deps, verb, args));
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

  it("with 1 and the server's sentence where it is not done", async () => {
    const err = "Nobody has asked for an account with the address nobody@example.org.";
    expect(await call("verify", "nobody@example.org")).toEqual({ code: 1, out: "", err });
  });

  it("with 1 alone, too, and where the environment is wrong", async () => {
    const alone = (env: Record<string, string>, ...words: string[]) =>
      admin({ DATA_DIR: inFolder(), ...env }, words);
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
    expect(await alone({ PORT: "x" }, "check")).toEqual({
      code: 1,
      out: "",
      err: expect.stringMatching(/^The environment variable PORT cannot be used: /),
    });
  }, 60_000);

  it("with 0 alone, with the password that is piped to it, and leaves the notes of a search server", async () => {
    const alone = (...words: string[]) => admin({ DATA_DIR: inFolder() }, words, PASSWORD);
    // The database is a copy from a server that has a search server; the commands run without the setting for
    // it.
    await setSearchOutboxEnabled(harness.db, true);
    await harness.db.copyTo(inFolder("larder.db"));
    for (const [words, answer] of [
      [
        ["create-user", "grace@example.org", "Grace", "--set-password"],
        /^Created the account grace@example\.org\.$/,
      ],
      [["set-tier", "grace@example.org", "premium"], /^grace@example\.org is premium now\.$/],
      [["delete-user", EMAIL], /^Deleted the account ada@example\.org with 0 recipes\.$/],
      [["reindex"], /^Indexed \d+ recipes\.$/],
    ] as const) {
      const { code, out, err } = await alone(...words);
      expect({ code, err }, words[0]).toEqual({ code: 0, err: "" });
      expect(out).toMatch(answer);
    }
    const db = await openDb(pathToFileURL(inFolder("larder.db")).href);
    const [grace] = await db.select().from(users).where(eq(users.email, "grace@example.org"));
    const flags = await db.select().from(serverFlags);
    await db.close();
    expect(grace).toMatchObject({ tier: "premium", passwordHash: expect.stringContaining("argon2id") });
    expect(flags.map(({ name }) => name)).toContain("search_outbox");
  }, 60_000);

  it("with 2 and no call to the server where the words are wrong", async () => {
    // Neither a server nor a database exists, so any attempt to use one would fail with another error.
    const { code, out, err } = await admin({ DATA_DIR: "/nonexistent" }, ["verify"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^Say whose: an email address comes first\.\n.*npm run admin -- /);
  });
});

describe("the list and the help", () => {
  it("name every verb", async () => {
    const list = await runAdminCommand([], {});
    for (const { usage, about } of Object.values(verbs)) {
      expect(list).toContain(`\n  ${usage}\n      ${about}\n`);
    }
  });

  it.each(Object.entries(verbs))(
    "of %s says usage, what it does, an example and exit codes",
    async (name, verb) => {
      expect(verb.usage.split(" ")[0]).toBe(name);
      const help = await runAdminCommand([name, "--help"], {});
      expect(help.startsWith(`npm run admin -- ${verb.usage}\n\n${verb.about}\n`)).toBe(true);
      expect(help).toContain(`Example:\n  npm run admin -- ${verb.example}\n`);
      expect(help).toMatch(
        /Exit codes:\n {2}0 {2}done.*\n {2}1 {2}not done.*\n {2}2 {2}the words were wrong/,
      );
    },
  );

  it("warn of passwords on a command line", async () => {
    expect(await runAdminCommand(["create-user", "--help"], {})).toContain(
      "stands in the history of your shell",
    );
  });
});
