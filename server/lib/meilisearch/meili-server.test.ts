import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMeiliClient, type MeiliServer } from "./meili-server.ts";

/** The response that the test's server sends next. */
let answer: { status: number; body: unknown };
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  request.resume();
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
});
let meili: MeiliServer;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  meili = createMeiliClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("stops waiting for a task when its signal is aborted", async () => {
  answer = { status: 202, body: { taskUid: 1, status: "enqueued" } };
  const stopping = new AbortController();
  const started = performance.now();
  setTimeout(() => stopping.abort(new Error("stopping")), 100);
  const { signal } = stopping;
  const works = [
    meili.prepare({}, signal),
    meili.put([{ id: 1, rev: "x" }], signal),
    meili.remove([1], signal),
  ];
  for (const ended of await Promise.allSettled(works))
    expect(ended).toMatchObject({ status: "rejected", reason: { message: "stopping" } });
  expect(performance.now() - started).toBeLessThan(2_000);
});

it("rejects searches after a server failure, but not after a refused query", async () => {
  const search = () => meili.search([{ filter: "x", limit: 1 }], AbortSignal.timeout(5_000));

  answer = { status: 400, body: { message: "no", code: "malformed_payload" } };
  await expect(search()).rejects.toThrow();
  expect(meili.answers).toBe(true);
  answer = { status: 200, body: { results: [{ hits: [{ id: 7 }] }] } };
  expect(await search()).toEqual([[7]]);

  answer = { status: 500, body: { message: "no", code: "internal" } };
  await expect(search()).rejects.toThrow();
  expect(meili.answers).toBe(false);
  const before = asked;
  await expect(search()).rejects.toThrow("a moment ago");
  expect(asked).toBe(before);
});
