import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimOwnership, type Ownership } from "#server/lib/process/owner-socket.ts";
import { admin, WHILE_BUILDING } from "#server/test/admin-command.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { createSignIn } from "#server/test/sign-in.ts";
import { runAdmin } from "./run-admin.ts";
import { runVerb, verbs } from "./verbs.ts";

const EMAIL = "ada@example.org";

beforeAll(async () => {
  expect((await admin({}, [])).code).toBe(0);
}, WHILE_BUILDING);

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

  it("with 1 and the server's sentence where it is not done", async () => {
    const err = "Nobody has asked for an account with the address nobody@example.org.";
    expect(await call("verify", "nobody@example.org")).toEqual({ code: 1, out: "", err });
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
      expect(await alone({ PORT: "x" }, "check")).toEqual({
        code: 1,
        out: "",
        err: expect.stringMatching(/^The environment variable PORT cannot be used: /),
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it("with 2 where the words are wrong, asking nobody", async () => {
    // No server and no database is there to be asked.
    const { code, out, err } = await admin({ DATA_DIR: "/nonexistent" }, ["verify"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^Say whose: an email address comes first\.\n.*npm run admin -- /);
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
