import { expect, it } from "vitest";
import type { FuzzRequest } from "./fuzz-request.ts";
import { answerOf, type Run } from "./fuzz-run.ts";
import { judgeTroubles } from "./server-troubles.ts";
import { createSuspects } from "./suspects.ts";

const requestOf = (path: string): FuzzRequest => {
  return { what: "a call", method: "GET", path, query: [], headers: [], body: null, account: null };
};

/** A run whose server logs an error at each request that `isBad`. */
function runWith(isBad: (request: FuzzRequest) => boolean): Run {
  const troubles: string[] = [];
  const send = async (request: FuzzRequest) => {
    if (isBad(request)) troubles.push("an error");
    return { status: 200, type: "text/html", text: "", ms: 1 };
  };
  const server = { isAlive: () => true, troubles: () => troubles.splice(0) };
  const report = { failures: [] };
  return { server, send, report, suspects: createSuspects(8), world: { accounts: [] } } as unknown as Run;
}

async function sendSome(run: Run): Promise<void> {
  await Promise.all(["/a", "/b", "/c"].map((path, at) => answerOf(run, requestOf(path), at)));
  await judgeTroubles(run);
}

it("tells the request at which the server fails again", async () => {
  const run = runWith(({ path }) => path.startsWith("/b"));
  await sendSome(run);
  expect(run.report.failures).toMatchObject([
    { kind: "server", number: 1, told: "an error", request: { path: "/b" } },
  ]);
});

it("tells all that may have been it where none fails again", async () => {
  let times = 0;
  const run = runWith(({ path }) => path === "/b" && times++ === 0);
  await sendSome(run);
  expect(run.report.failures).toMatchObject([{ kind: "server", request: null }]);
  expect(run.report.failures[0]?.told).toContain("GET /a");
  expect(run.report.failures[0]?.told).toContain("GET /b");
});

it("looks for nobody while the server is content", async () => {
  const run = runWith(() => false);
  await sendSome(run);
  expect(run.report.failures).toEqual([]);
});
