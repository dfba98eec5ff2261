import { beforeEach, expect, it } from "vitest";
import { createLogger } from "#server/lib/logger.ts";
import { SafeFetchError } from "#server/lib/net/safe-fetch-error.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { refusalOf } from "./refusal.ts";
import { setUpHarness } from "./set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "./sign-in.ts";

type Line = { level: string; msg: string; answer?: string; path?: string; err?: { stack?: string } };

const harness = setUpHarness();
let lines: Line[];
beforeEach(async () => {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  harness.override({ log: createLogger({ level: "info", destination: { write } }) });
});

const extract = async () => {
  const caller = harness.callerFor(await harness.createMember());
  return refusalOf(caller.imports.extract({ url: "https://www.allrecipes.com/recipe/1/x/" }));
};

it.each([
  [new SafeFetchError("unreachable", "no route"), "IMPORT_UNREACHABLE"],
  [new SafeFetchError("timeout", "too slow"), "IMPORT_TIMEOUT"],
  [new QueueFullError(5), "UNAVAILABLE"],
])("a foreseen failure (%s) is noted without a stack and is no error", async (error, answer) => {
  harness.override({
    fetchPage: async () => {
      throw error;
    },
  });
  expect((await extract()).code).toBe(answer);
  expect(lines.filter(({ level }) => level !== "info")).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ answer, path: "imports.extract", msg: "call not served" });
  expect(JSON.stringify(lines)).not.toContain("stack");
});

it("an unexpected failure is logged as an error with its stack", async () => {
  const member = await createSignIn(harness);
  const { passwords } = harness.deps;
  harness.override({
    passwords: {
      ...passwords,
      verify: async () => {
        throw new Error("the hash engine failed");
      },
    },
  });
  const call = visitor(harness).sessions.login({ email: member.email, password: PASSWORD });
  expect((await refusalOf(call)).code).toBe("INTERNAL");
  expect(lines).toEqual([expect.objectContaining({ level: "error", path: "sessions.login" })]);
  expect(lines[0]?.err?.stack).toContain("the hash engine failed");
});

it("a refusal is not logged at all", async () => {
  const call = visitor(harness).sessions.login({ email: "nobody@example.org", password: PASSWORD });
  expect((await refusalOf(call)).code).toBe("INVALID_LOGIN");
  expect(lines).toEqual([]);
});
