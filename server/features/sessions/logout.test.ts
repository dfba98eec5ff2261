import { afterEach, beforeEach, expect, it } from "vitest";
import { createRestClient, type RestClient } from "#server/test/rest-client.ts";

let client: RestClient;
beforeEach(async () => {
  client = await createRestClient();
});
afterEach(() => client.close());

it.each([[{ refresh_token: 5 }], [{ refresh_token: ["x"] }], [[]], ["x"], [5], [null]])(
  "ending a login takes a body such as %j for one without a token",
  async (body) => {
    const token = await client.signIn();
    expect(await client.send("POST", "/api/auth/logout", body, { token })).toMatchObject({
      status: 200,
      body: { message: "Logged out successfully" },
    });
    expect((await client.send("GET", "/api/auth/me", undefined, { token })).status).toBe(401);
  },
);
