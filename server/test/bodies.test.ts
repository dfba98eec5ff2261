import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { recipeInput } from "./recipe-input.ts";
import { type Answer, multipart } from "./rest-client.ts";
import { openRestClient, setUpRestClient } from "./set-up-rest-client.ts";

const MIB = 1024 * 1024;
const JSON_TYPE = { "content-type": "application/json" };

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let ada: string;
beforeAll(async () => {
  ada = await client.signIn();
});

const sendRaw = (url: string, raw: string | Buffer, token?: string, headers: Record<string, string> = {}) =>
  client.send("POST", url, undefined, { token, raw, headers: { ...JSON_TYPE, ...headers } });
const bodyOf = (answer: Answer) => ({ status: answer.status, body: answer.body });
const tooMany = { detail: [{ loc: ["body"], msg: "Too many entries", type: "value_error" }] };

describe("how a body is written", () => {
  it("is UTF-8, or it is refused and nothing of it is stored", async () => {
    const recipe = JSON.stringify({ ...recipeInput(), title: "Crème" });
    const latin = Buffer.from(recipe, "latin1");
    expect(bodyOf(await sendRaw("/api/recipes", latin, ada))).toEqual({
      status: 400,
      body: { detail: "Bad request" },
    });
    expect(await sendRaw("/trpc/recipes.create", latin, ada)).toMatchObject({
      status: 400,
      body: { error: { message: "Bad request", data: { code: "BAD_REQUEST", httpStatus: 400 } } },
    });
    const stored = await client.send("GET", "/api/recipes/my", undefined, { token: ada });
    expect(stored.body).toMatchObject({ metadata: { total_count: 0 } });
  });

  it("may begin with a byte order mark", async () => {
    const made = await sendRaw("/api/recipes", `\ufeff${JSON.stringify(wire())}`, ada);
    expect(made).toMatchObject({ status: 201, body: { title: "Tomato soup" } });
  });

  it.each(["gzip", "br", "deflate", "gzip, identity"])("is not packed: %s", async (encoding) => {
    const packed = gzipSync(JSON.stringify(wire()));
    for (const url of ["/api/recipes", "/trpc/recipes.create"]) {
      const answer = await sendRaw(url, packed, ada, { "content-encoding": encoding });
      expect(answer.status).toBe(415);
      expect(answer.text).toContain("Unsupported media type");
    }
  });

  it.each(["identity", " IDENTITY ", "", " "])("may say that it is not packed: %j", async (encoding) => {
    const plain = { "content-encoding": encoding };
    expect((await sendRaw("/api/recipes", JSON.stringify(wire()), ada, plain)).status).toBe(201);
  });

  it("has in a form no boundary longer than forms have", async () => {
    for (const length of [253, 256, 3000]) {
      const { raw } = multipart("file", "a.png", "x");
      const boundary = "b".repeat(length);
      const answer = await client.send("POST", "/api/upload/image", undefined, {
        token: ada,
        raw: raw.toString().replaceAll("----larder-test", boundary),
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      });
      expect(bodyOf(answer)).toEqual({ status: 400, body: { detail: "Bad request" } });
    }
  });
});

describe("how much a body may hold", () => {
  it.each([
    ["values", `{"ingredients":[${"{},".repeat(40_000)}{}]}`],
    ["depth", `{"a":${"[".repeat(13)}${"]".repeat(13)}}`],
    ["texts", `[${'"",'.repeat(40_000)}""]`],
  ])("is refused before it is parsed: %s", async (_, raw) => {
    expect(bodyOf(await sendRaw("/api/recipes", raw, ada))).toEqual({ status: 422, body: tooMany });
    expect(await sendRaw("/trpc/recipes.create", raw, ada)).toMatchObject({
      status: 422,
      body: { error: { message: "Too many entries", data: { code: "VALIDATION", ...tooMany } } },
    });
  });

  it("is that of the longest recipe and more", async () => {
    const row = { name: "n".repeat(200), unit: "u".repeat(50), notes: "o".repeat(500), size: "s".repeat(50) };
    const longest = {
      ...wire(),
      title: "t".repeat(200),
      ingredients: Array.from({ length: 200 }, () => ({ ...row, quantity: 1.5, section: "x".repeat(200) })),
      instructions: Array.from({ length: 100 }, () => ({ instruction: "i".repeat(5000), step_number: 1 })),
      unknown: Array.from({ length: 500 }, () => 1),
    };
    const made = await client.send("POST", "/api/recipes", longest, { token: ada });
    expect(made.status).toBe(201);
    // The answer is a valid input, although it has fields that only the server sets.
    const { id } = made.body as { id: string };
    expect((await client.send("PUT", `/api/recipes/${id}`, made.body, { token: ada })).status).toBe(200);
  });

  it("is one item more than a list may have, and the list is named", async () => {
    const many = { ...wire(), ingredients: Array.from({ length: 201 }, () => ({ name: "salt" })) };
    const answer = await client.send("POST", "/api/recipes", many, { token: ada });
    expect(answer.body).toMatchObject({
      detail: [{ loc: ["body", "ingredients"], msg: "Too many entries" }],
    });
  });

  it("is small for guests", async () => {
    const fill = (bytes: number) => `{"email":"a@b.cd","password":"x","a":"${"x".repeat(bytes - 40)}"}`;
    expect((await sendRaw("/api/auth/login", fill(4 * 1024))).status).toBe(401);
    for (const url of [
      "/api/auth/login",
      "/api/auth/refresh",
      "/trpc/sessions.login",
      "/api/recipes/x/scale",
    ]) {
      expect((await sendRaw(url, fill(4 * 1024 + 1))).status).toBe(413);
    }
    const ten = Array.from({ length: 10 }, () => "sessions.login").join(",");
    expect((await sendRaw(`/trpc/${ten}?batch=1`, fill(40 * 1024 + 1))).status).toBe(413);
  });

  it("is a photo's, however its base64 was written", async () => {
    const photo = Buffer.alloc(9 * MIB, "a photo").toString("base64");
    const lines = photo.replace(/.{76}/g, "$&\n");
    for (const raw of [
      JSON.stringify({ image_data: photo }),
      JSON.stringify({ image_data: photo }).replaceAll("/", "\\/"),
      JSON.stringify({ image_data: lines }),
    ]) {
      expect(bodyOf(await sendRaw("/api/ocr/assess-quality", raw, ada))).toEqual({
        status: 415,
        body: { detail: "Unsupported image format. Supported formats: JPEG, PNG, BMP, TIFF." },
      });
    }
  });

  it("is nothing where no call is: it is not even looked at", async () => {
    for (const url of ["/api/nowhere", "/nowhere", "/trpc", "/images/x", "/api"]) {
      const answer = await sendRaw(url, `[${"{},".repeat(300_000)}{}]`);
      expect([404, 405]).toContain(answer.status);
    }
  });

  it("is counted before it is read: beyond the rate a large one is refused unread", async () => {
    const limited = await openRestClient();
    const login = (raw: string) =>
      limited.send("POST", "/api/auth/login", undefined, { raw, headers: JSON_TYPE });
    // A call counts once, whether it is refused before its body is read or after.
    for (let turn = 0; turn < 300; turn += 1) {
      expect((await login(turn % 2 ? "{" : `"${"x".repeat(5000)}"`)).status).toBe(turn % 2 ? 422 : 413);
    }
    expect((await login("{}")).status).toBe(429);
    expect((await login(`"${"x".repeat(5 * MIB)}"`)).status).toBe(429);
  });
});

it("an unknown method is refused with the list of allowed methods", async () => {
  for (const method of ["PROPFIND", "MKCOL", "LOCK", "SEARCH", "PURGE", "PATCH"]) {
    const known = await client.send(method, "/api/recipes/x", undefined, { token: ada });
    expect(bodyOf(known)).toEqual({ status: 405, body: { detail: "Method Not Allowed" } });
    expect(known.headers.allow).toBe("GET, HEAD, PUT, DELETE");
    expect((await client.send(method, "/images/x.webp")).status).toBe(405);
    expect((await client.send(method, "/api/nowhere")).status).toBe(404);
  }
});

describe("what tRPC says of wrong fields", () => {
  it("is the first of them in a sentence, and all of them as data", async () => {
    const answer = await sendRaw("/trpc/recipes.create", "{}", ada);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: { message: "Title is required", data: { detail: [{ msg: "Title is required" }, {}, {}] } },
      },
    });
    const query = await client.send("GET", "/trpc/recipes.list?input=%7B%22page%22%3A0%7D");
    expect(query.body).toMatchObject({ error: { message: "Value is out of range" } });
  });
});

it("a recipe without servings says that they are not stated", async () => {
  const { servings: _, ...without } = wire();
  const send = async (body: object) => (await client.send("POST", "/api/recipes", body, { token: ada })).body;
  expect(await send(without)).toMatchObject({ servings: 4, servings_stated: false });
  expect(await send({ ...without, servings: 4 })).toMatchObject({ servings: 4, servings_stated: true });
  expect(await send({ ...without, servings_stated: true })).toMatchObject({ servings_stated: true });
  expect(await send({ ...without, servings: 6, servings_stated: false })).toMatchObject({
    servings: 6,
    servings_stated: false,
  });
});

it("a difficulty is stated when a create or an update sends it", async () => {
  const send = async (method: "POST" | "PUT", path: string, body: object) =>
    (await client.send(method, path, body, { token: ada })).body as { id: string };
  const made = await send("POST", "/api/recipes", wire());
  expect(made).toMatchObject({ difficulty: "MEDIUM", difficulty_stated: false });
  const path = `/api/recipes/${made.id}`;
  expect(await send("PUT", path, { title: "Broth" })).toMatchObject({ difficulty_stated: false });
  expect(await send("PUT", path, { difficulty: "medium" })).toMatchObject({ difficulty_stated: true });
});

function wire() {
  const { title, ingredients, instructions } = recipeInput();
  return { title, ingredients, instructions, servings: 2 };
}
