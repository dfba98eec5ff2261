import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp } from "./app-harness.ts";
import { createHarness, type Harness } from "./harness.ts";
import { createSignIn, PASSWORD, visitor } from "./sign-in.ts";

describe("an upload over a real connection", () => {
  let harness: Harness;
  let app: FastifyInstance;
  let url = "";
  beforeAll(async () => {
    harness = await createHarness();
    app = await createTestApp(harness);
    await app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await harness.close();
  });

  it("of more than 5 MB is too large however its bytes arrive", async () => {
    const { email } = await createSignIn(harness);
    const { accessToken } = await visitor(harness).sessions.login({ email, password: PASSWORD });
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const picture = await sharp({
      create: { width: 2000, height: 2000, channels: 3, background: "#999", noise },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(picture.byteLength).toBeGreaterThan(5 * 1024 * 1024);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const body = new FormData();
      body.set("file", new Blob([new Uint8Array(picture)]), "big.jpg");
      const answer = await fetch(`${url}/api/upload/image`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(answer.status).toBe(413);
    }
  });
});
