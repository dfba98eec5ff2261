import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { restRows } from "#server/rest/table.ts";
import { appRouter } from "#server/router.ts";
import { listen } from "./app-harness.ts";
import { spellingsOf } from "./email-spellings.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";

const MIB = 1024 * 1024;

const client = setUpRestClient();
let port: number;
let url: string;
beforeAll(async () => {
  // Rate limits are off, because these tests check access only.
  client.harness.override({ rateLimits: { take: () => undefined } });
  port = await listen(client.app);
  url = `http://127.0.0.1:${port}`;
});

/** The status line for a request that announces 9 MB but never sends them. */
async function statusOf(method: string, address: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  try {
    socket.write(
      `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${9 * MIB}\r\n\r\n[{},{},`,
    );
    const [first] = (await once(socket, "data")) as [Buffer];
    return Number(first.toString().split(" ")[1]);
  } finally {
    socket.destroy();
  }
}

async function expectRefused(method: string, path: string): Promise<void> {
  const spellings = spellingsOf(path);
  const statuses = await Promise.all(spellings.map((spelling) => statusOf(method, spelling)));
  for (const [index, status] of statuses.entries()) {
    expect([401, 404, 405, 413], `${method} ${spellings[index]} answered ${status}`).toContain(status);
  }
  expect([401, 413]).toContain(statuses[0]);
}

describe("however its address is spelled, a stranger's large body is refused before it comes", () => {
  it.each(restRows.filter(({ method }) => method !== "GET").map((row) => [row.method, row.path] as const))(
    "%s %s",
    async (method, path) => {
      await expectRefused(method, path.replace(/\{\w+\}/, "x"));
    },
  );

  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
  );
  it.each(procedures.filter(([, { _def }]) => _def.type === "mutation").map(([name]) => name))(
    "tRPC %s",
    async (name) => {
      await expectRefused("POST", `/trpc/${name}`);
      for (const address of [`${name}?batch=1`, `${name},${name}?batch=1`, `${name}%2C${name}?a=1&batch=1`]) {
        expect([401, 413]).toContain(await statusOf("POST", `/trpc/${address}`));
      }
    },
  );
});

it("a caller that sends too much is refused, every time", async () => {
  const token = await client.signIn();
  const authorization = `Bearer ${token}`;
  const send = (path: string, bytes: number, headers: Record<string, string>, streamed: boolean) => {
    const text = `{"a":"${"x".repeat(bytes)}"}`;
    const body = streamed ? new Blob([text]).stream() : text;
    const options = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
    return fetch(url + path, { ...options, ...(streamed ? { duplex: "half" } : {}) } as RequestInit);
  };
  for (let turn = 0; turn < 5; turn += 1) {
    const answers = await Promise.all([
      send("/api/auth/login", 24 * MIB, {}, false),
      send("/api/auth/login", 24 * MIB, {}, true),
      send("/api/recipes", 2 * MIB, { authorization }, false),
      send("/api/recipes", 2 * MIB, { authorization }, true),
      send("/api/ocr/save-recipe", 26 * MIB, { authorization }, false),
      send("/trpc/scans.save", 26 * MIB, { authorization }, false),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(413);
      expect(await answer.text()).toContain("Request body is too large");
    }
  }
  // With an expired token the body is read completely, so that the app gets the 401 and refreshes its tokens.
  client.harness.clock.advance(16 * 60_000);
  const late = await send("/trpc/scans.save", 24 * MIB, { authorization }, false);
  expect(late.status).toBe(401);
  const stranger = await send("/api/ocr/process", 14 * MIB, {}, false);
  expect(await stranger.json()).toEqual({ detail: "Not authenticated" });
});
