import { beforeAll, describe, expect, it } from "vitest";
import { recipeInput } from "./recipe-input.ts";
import { openRestClient, setUpRestClient } from "./set-up-rest-client.ts";

const MIB = 1024 * 1024;

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let ada: string;
beforeAll(async () => {
  ada = await client.signIn({ name: "Ada Secretive" });
});

const get = (url: string, token?: string) => client.send("GET", url, undefined, { token });

describe("tRPC over HTTP", () => {
  const query = (path: string, input?: unknown, token?: string) =>
    get(
      `/trpc/${path}${input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
      token,
    );
  type Failure = { error: { message: string; data: Record<string, unknown> } };

  it("answers a query and a mutation", async () => {
    expect((await query("recipes.cuisines")).body).toMatchObject({ result: { data: expect.any(Array) } });
    const made = await client.send("POST", "/trpc/recipes.create", recipeInput(), { token: ada });
    expect(made).toMatchObject({ status: 200, body: { result: { data: { title: "Tomato soup" } } } });
  });

  it("carries the stored recipe with a refused change", async () => {
    const made = await client.send("POST", "/trpc/recipes.create", recipeInput(), { token: ada });
    const current = (made.body as { result: { data: { id: string } } }).result.data;
    const change = { id: current.id, title: "Late", version: 7 };
    const stale = await client.send("POST", "/trpc/recipes.update", change, { token: ada });
    expect((stale.body as Failure).error.data).toMatchObject({
      code: "RECIPE_STALE",
      httpStatus: 409,
      conflict: { sentVersion: 7, current },
    });
  });

  it("tells an error with the same text, status and headers as REST", async () => {
    const login = await client.send("POST", "/trpc/sessions.login", {
      email: "n@example.org",
      password: "x",
    });
    expect(login.status).toBe(401);
    expect((login.body as Failure).error).toMatchObject({
      message: "Invalid email or password",
      data: { code: "INVALID_LOGIN", httpStatus: 401, detail: "Invalid email or password", retryAfter: null },
    });
    const guest = await query("accounts.me");
    expect(guest).toMatchObject({ status: 401, headers: { "www-authenticate": "Bearer" } });
    const fields = await client.send("POST", "/trpc/sessions.login", {});
    expect(fields.status).toBe(422);
    expect((fields.body as Failure).error.data).toMatchObject({
      code: "VALIDATION",
      httpStatus: 422,
      detail: [
        { loc: ["body", "email"], msg: "This field is required" },
        { loc: ["body", "password"], msg: "This field is required" },
      ],
    });
    const text = JSON.stringify([login.body, fields.body]);
    expect(text).not.toMatch(/"stack"|node_modules|\.ts:/);
  });

  it("knows no other path and no other method", async () => {
    for (const path of ["recipes.nope", "nope", "__proto__", "constructor", "recipes.get.call", "recipes"]) {
      const answer = await query(path);
      expect(answer.status).toBe(404);
      expect((answer.body as Failure).error.data).toMatchObject({ code: "NOT_FOUND", detail: "Not Found" });
    }
    expect((await query("sessions.login")).status).toBe(405);
    expect((await client.send("POST", "/trpc/recipes.cuisines", {})).status).toBe(405);
    expect((await client.send("PUT", "/trpc/recipes.create", {})).status).toBe(404);
  });

  it("takes ten calls at once and not eleven, and each counts", async () => {
    const batch = (calls: number) =>
      get(`/trpc/${Array.from({ length: calls }, () => "recipes.cuisines").join(",")}?batch=1&input=%7B%7D`);
    const ten = await batch(10);
    expect(ten.status).toBe(200);
    expect(ten.body).toHaveLength(10);
    const eleven = await batch(11);
    expect(eleven.status).toBe(400);
    expect(eleven.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(eleven.text.length).toBeLessThan(500);
  });

  it("takes no batch of calls that are heavy together, and each of them alone", async () => {
    const many = (name: string, calls: number) => Array.from({ length: calls }, () => name).join(",");
    for (const path of [many("recipes.get", 6), many("scaling.validate", 5)]) {
      expect((await get(`/trpc/${path}?batch=1&input=%7B%7D`)).status).toBe(400);
    }
    const scale = await client.send("POST", `/trpc/${many("scaling.scale", 3)}?batch=1`, {});
    expect(scale.status).toBe(400);
    expect(
      (await get(`/trpc/${many("recipes.get", 2)},likes.favorites?batch=1&input=%7B%7D`)).body,
    ).toHaveLength(3);
  });

  it("decodes an address once: what was admitted is what is called", async () => {
    for (const path of ["%25", "%2525", "recipes%252Ecuisines", "a%25zz"]) {
      expect((await get(`/trpc/${path}`)).status, path).toBe(404);
    }
    // Ten heavy calls in a doubly encoded list, which could count as one unknown call.
    const heavy = Array.from({ length: 10 }, () => "recipes.get").join("%252C");
    expect((await get(`/trpc/${heavy}?batch=1&input=%7B%7D`)).body).toMatchObject([
      { error: { data: { code: "NOT_FOUND" } } },
    ]);
    expect((await get("/trpc/recipes%2Ecuisines")).status).toBe(200);
  });

  it("knows no HEAD", async () => {
    for (const path of ["recipes.featured", "nope", "recipes.featured,recipes.featured?batch=1"]) {
      expect((await client.send("HEAD", `/trpc/${path}`)).status).toBe(404);
    }
  });

  it("counts each call of a batch against the rate", async () => {
    const opened = await openRestClient();
    const paths = Array.from({ length: 10 }, () => "sessions.login").join(",");
    const body = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [index, { email: `${index}@a.bc` }]),
    );
    const send = () => opened.send("POST", `/trpc/${paths}?batch=1`, body);
    for (let turn = 0; turn < 30; turn += 1) expect((await send()).status).toBe(422);
    const flooded = await send();
    expect(flooded.status).toBe(429);
    expect(flooded.headers["retry-after"]).toBe("60");
  });

  it("takes a large body for an extraction alone, also in no batch", async () => {
    const fill = (bytes: number) => `{"url":"https://a.example","html":"${"x".repeat(bytes)}"}`;
    const send = (path: string, raw: string) =>
      client.send("POST", `/trpc/${path}`, undefined, {
        token: ada,
        raw,
        headers: { "content-type": "application/json" },
      });
    expect((await send("imports.extract", fill(2 * MIB))).status).toBe(422);
    for (const path of ["imports.save", "imports.extract,imports.extract?batch=1", "recipes.create"]) {
      const answer = await send(path, fill(2 * MIB));
      expect(answer).toMatchObject({
        status: 413,
        body: { error: { message: "Request body is too large", data: { code: "BODY_TOO_LARGE" } } },
      });
    }
    expect((await send("imports.extract", fill(7 * MIB))).status).toBe(413);
  });

  it.each(["{", "[", '"', "nul", "%00", "1e999"])(
    "an input that is no JSON or of no use is the caller's fault: %s",
    async (raw) => {
      const answer = await get(`/trpc/recipes.get?input=${encodeURIComponent(raw)}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );
});
