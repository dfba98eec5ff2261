import { createRateLimits } from "#server/guards/rate-limits.ts";
import { createTestClock } from "#server/lib/clock.ts";
import { startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, call } from "./ask.ts";
import type { Findings } from "./goal.ts";

type Case = { name: string; calls: number; request: (at: number) => Asked };
const post = (path: string, body: object): Asked => ({ method: "POST", path, body });
const account = { email: "nobody@larder.invalid" };

/** Calls that have a number a minute, over both roads in turn. */
const CASES: readonly Case[] = [
  {
    name: "login",
    calls: 300,
    request: (at) =>
      at % 2 === 0
        ? post("/api/auth/login", { email: "", password: "" })
        : call("sessions.login", { email: "" }),
  },
  {
    name: "scan",
    calls: 30,
    request: (at) => (at % 2 === 0 ? post("/api/ocr/parse-with-llm", {}) : call("scans.parseText", {})),
  },
  {
    name: "import",
    calls: 60,
    request: (at) => (at % 2 === 0 ? post("/api/import/extract-text", {}) : call("imports.extractText", {})),
  },
  { name: "export", calls: 30, request: () => post("/api/recipes/export", { format: "none" }) },
  { name: "account", calls: 60, request: () => post("/api/auth/reset-password", { token: "x", ...account }) },
  {
    name: "scale",
    calls: 120,
    request: (at) => post(`/api/recipes/none/scale${at % 2 === 0 ? "" : "/"}`, { new_servings: 2 }),
  },
];

/** T25: a call that may be made N times a minute may be made N times a minute, whatever its road and its spelling. */
export async function proveRates(): Promise<Findings> {
  const clock = createTestClock(Date.UTC(2026, 2, 10, 12));
  const server = await startCountedServer({ parts: { rateLimits: createRateLimits(clock) } });
  const failures: string[] = [];
  let tries = 0;
  try {
    const { token } = await server.addMember("premium");
    for (const { name, calls, request } of CASES) {
      let passed = 0;
      const most = calls + 20;
      for (let at = 0; at < most; at += 1) {
        const { status } = await ask(server.url, { ...request(at), token });
        if (status !== 429) passed += 1;
      }
      tries += most;
      if (passed !== calls) failures.push(`${name}: ${passed} of ${most} passed, ${calls} may`);
    }
    return { tries, failures };
  } finally {
    await server.close();
  }
}
