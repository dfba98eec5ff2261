import { describe, expect, it } from "vitest";
import { toNetworkRate } from "#server/guards/rate-limits.ts";
import { getRateByProcedureName } from "#server/rest/rates.ts";
import { openRestClient } from "../set-up-rest-client.ts";

/** A server that records calls by bucket and address instead of limiting them. */
async function countingClient() {
  const taken: string[] = [];
  const made = await openRestClient({ TRUST_PROXY: "127.0.0.1" });
  made.harness.override({
    rateLimits: { take: (address, { bucket }) => void taken.push(`${bucket} ${address}`) },
  });
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  return { ...made, taken, from };
}

describe("calls are counted", () => {
  it("alike on REST and tRPC, and each of a batch", async () => {
    const { send, taken, from } = await countingClient();
    const sender = from("192.0.2.7");
    await send("POST", "/api/auth/refresh", { refresh_token: "x" }, sender);
    await send("POST", "/trpc/sessions.refresh", { refreshToken: "x" }, sender);
    expect(taken.splice(0)).toEqual(["write 192.0.2.7", "write 192.0.2.7"]);
    const three = { 0: { refreshToken: "x" }, 1: { email: "x", password: "" }, 2: { token: "x" } };
    const paths = "sessions.refresh,sessions.login,accounts.checkResetToken";
    await send("POST", `/trpc/${paths}?batch=1`, three, sender);
    expect(taken.splice(0)).toEqual(["write 192.0.2.7", "login 192.0.2.7", "account 192.0.2.7"]);
    await send("GET", "/trpc/recipes.cuisines,recipes.cuisines?batch=1&input=%7B%7D", undefined, sender);
    expect(taken).toEqual(["read 192.0.2.7", "read 192.0.2.7"]);
  });

  it("also count against a rate of their network, on both transports and in batches", async () => {
    const { send, harness } = await openRestClient({ TRUST_PROXY: "127.0.0.1" });
    const rate = getRateByProcedureName("identities.signIn");
    const most = toNetworkRate(rate).calls;
    let host = 0;
    // Many addresses of the network use up all but three calls.
    for (let used = 0; used < most - 3; used += 1) {
      host = Math.floor(used / rate.calls);
      harness.deps.rateLimits.take(`192.0.2.${host % 250}`, rate);
      if (host === 249 && used % rate.calls === rate.calls - 1) harness.clock.advance(60_000);
    }
    const from = (host: number) => ({ headers: { "x-forwarded-for": `192.0.2.${host}` } });
    const body = { credential: "x" };
    expect((await send("POST", "/api/auth/google", body, from(251))).status).toBe(503);
    const batch = await send(
      "POST",
      "/trpc/identities.signIn,identities.signIn,identities.signIn?batch=1",
      { 0: body, 1: body, 2: body },
      from(252),
    );
    const codes = (batch.body as { error: { data: { code: string } } }[]).map(({ error }) => error.data.code);
    expect(codes.sort()).toEqual(["IDENTITY_UNAVAILABLE", "IDENTITY_UNAVAILABLE", "RATE_LIMITED"]);
    const refused = await send("POST", "/api/auth/google", body, from(253));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
    expect(
      (await send("POST", "/api/auth/google", body, { headers: { "x-forwarded-for": "198.51.100.1" } }))
        .status,
    ).toBe(503);
  });
});
