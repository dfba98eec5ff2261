import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { restRows } from "#server/rest/table.ts";
import { recipeInput } from "../recipe-input.ts";
import { type Answer, createRestClient, multipart } from "../rest-client.ts";
import { openRestClient, setUpRestClient } from "../set-up-rest-client.ts";
import { createSignIn, PASSWORD } from "../sign-in.ts";

const MIB = 1024 * 1024;
const RECIPE = { ...recipeInput(), is_public: true };

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let ada: string;
let grace: string;
let open: string;
let png: Buffer;
beforeAll(async () => {
  ada = await client.signIn({ name: "Ada" });
  grace = await client.signIn();
  const make = async (body: object) =>
    ((await client.send("POST", "/api/recipes", body, { token: ada })).body as { id: string }).id;
  open = await make(RECIPE);
  await createSignIn(client.harness, { email: "gone@example.org", disabledAt: 1 });
  await createSignIn(client.harness, { email: "fresh@example.org", emailVerifiedAt: null });
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});

const get = (url: string, token?: string) => client.send("GET", url, undefined, { token });
const post = (url: string, body?: unknown, token?: string) => client.send("POST", url, body, { token });

function expectDetail(answer: Answer, status: number, detail: unknown): void {
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { detail } });
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
}

/** The invalid fields of a 422 as "path: message". */
function fieldsOf(answer: Answer): string[] {
  expect(answer.status).toBe(422);
  const { detail } = answer.body as { detail: { loc: unknown[]; msg: string; type: string }[] };
  for (const entry of detail) {
    expect(Object.keys(entry).sort()).toEqual(["loc", "msg", "type"]);
    expect(entry.msg).not.toBe("");
    expect(entry.msg).not.toMatch(/^Value error/);
    expect(entry.type).not.toBe("");
  }
  return detail.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`);
}

/** The refusal of a call as "status detail", or the list of its invalid fields. */
async function refusalOf(call: string, body?: unknown): Promise<string | string[]> {
  const [as = "", method = "", url = ""] = call.split(" ");
  const token = as === "ada" ? ada : as === "grace" ? grace : undefined;
  const answer = await client.send(method, url, body, { token });
  const { detail } = answer.body as { detail: unknown };
  if (Array.isArray(detail)) return fieldsOf(answer);
  expectDetail(answer, answer.status, detail);
  return `${answer.status} ${detail}`;
}

const REQUIRED = "This field is required";
const NO_LINK = "400 Invalid or expired verification token";
const NO_INGREDIENT = "body.ingredients: At least one ingredient is required";
const NO_INSTRUCTION = "body.instructions: At least one instruction is required";
const LOGIN = "guest POST /api/auth/login";
const ADVANCED = "guest GET /api/recipes/search/advanced";
const EXTRACT = "ada POST /api/import/extract";

const MANY_WRONG = {
  title: "  ",
  cooking_time: -1,
  prep_time: 1.5,
  servings: 0,
  difficulty: "hardest",
  cuisine: "Klingon",
  source_url: "javascript:alert(1)",
  ingredients: [{ name: "salt" }, { name: " ", unit: "g" }, { name: "x", quantity: -1 }],
  instructions: [{ instruction: "" }],
};

type Refusal = [call: string, body: unknown, refusal: string | string[]];
const refusals: Refusal[] = [
  [`guest GET /api/auth/me?access_token=x&token=x`, undefined, "401 Not authenticated"],
  [LOGIN, { email: "nobody@example.org", password: "x" }, "401 Invalid email or password"],
  [LOGIN, { email: "gone@example.org", password: PASSWORD }, "401 Account is disabled"],
  [LOGIN, { email: "fresh@example.org", password: PASSWORD }, "401 Email verification required"],
  ["guest POST /api/auth/refresh", { refresh_token: "x" }, "401 Invalid or expired refresh token"],
  ["guest POST /api/auth/refresh", {}, [`body.refresh_token: ${REQUIRED}`]],
  // A field in camel case counts as missing, because REST fields are in snake case.
  ["guest POST /api/auth/refresh", { refreshToken: "x" }, [`body.refresh_token: ${REQUIRED}`]],
  ["guest POST /api/auth/verify-email", { token: "x" }, NO_LINK],
  ["guest GET /api/auth/verify/x", undefined, NO_LINK],
  [`guest GET /api/auth/verify/${"a".repeat(600)}`, undefined, NO_LINK],
  ["guest GET /api/auth/verify/%00", undefined, NO_LINK],
  [
    "guest POST /api/auth/register",
    { email: "x", password: "y", name: "z" },
    [
      "body.email: Please enter a valid email address",
      "body.password: Password does not meet security requirements",
      "body.name: Name must be at least 2 characters",
    ],
  ],
  [
    "ada POST /api/recipes",
    MANY_WRONG,
    [
      "body.title: Title is required",
      "body.cooking_time: Value is out of range",
      "body.prep_time: Must be a whole number",
      "body.servings: Servings must be greater than 0",
      "body.difficulty: Invalid difficulty",
      "body.cuisine: Invalid cuisine",
      "body.source_url: Please enter a valid URL",
      "body.ingredients.1.name: Ingredient name is required",
      "body.ingredients.2.quantity: Value is out of range",
      "body.instructions.0.instruction: Instruction text is required",
    ],
  ],
  ["ada POST /api/recipes", {}, ["body.title: Title is required", NO_INGREDIENT, NO_INSTRUCTION]],
  ["ada POST /api/recipes", { ...RECIPE, image_path: "/images/x.webp" }, ["body.image_path: Unknown image"]],
  ["ada POST /api/import/save", {}, ["body.title: Recipe title is required", NO_INGREDIENT, NO_INSTRUCTION]],
  [EXTRACT, { url: "" }, "400 Please enter a URL"],
  [EXTRACT, {}, ["body.url: Please enter a URL"]],
  [EXTRACT, { url: "https://nobody.example/" }, "400 Please enter a valid URL from a supported site"],
  [EXTRACT, { url: "https://a.example", html: "<p>" }, "422 No recipe was found at this address"],
  ["ada POST /api/import/validate", { url: " " }, "400 Please enter a URL"],
  ...Object.entries({
    "min_servings=5&max_servings=4": "min_servings: min_servings must not exceed max_servings",
    [`ingredients_include=${"a,".repeat(11)}`]: "ingredients_include: At most 10 ingredients",
    [`ingredients_exclude=${"a".repeat(21)}`]:
      "ingredients_exclude.0: Ingredient filters are limited to 20 characters",
  }).map(([query, field]): Refusal => [`${ADVANCED}?${query}`, undefined, [`query.${field}`]]),
  ["guest GET /api/recipes/search/quick", undefined, [`query.q: ${REQUIRED}`]],
  ["ada GET /api/import/history?limit=0", undefined, ["query.limit: Value is out of range"]],
  ...["/api", "/api/", "/api/nope", "/api/recipes/x/y/z", "/api/auth", "/trpc", "/trpc/", "/images"]
    .concat(
      "/assets/nope.js",
      "/api/recipes/%zz",
      "/api/recipes/%",
      "/api/recipes/%c0%af",
      "/api/recipes/%ff",
    )
    // An id that is too long to exist.
    .concat(`/api/recipes/${"a".repeat(6000)}`)
    .map((url): Refusal => [`guest GET ${url}`, undefined, "404 Not Found"]),
  ...["x", "..%2f..%2fetc%2fpasswd", "%00", "a".repeat(1000)].map(
    (id): Refusal => [`guest GET /images/${id}`, undefined, "404 Image not found"],
  ),
];

it.each(refusals)("%s with %j is refused", async (call, body, refusal) => {
  expect(await refusalOf(call, body)).toEqual(refusal);
});

describe("who calls", () => {
  // Some calls that need a token; the access table has all of them.
  it.each([
    ["GET", "/api/auth/me"],
    ["POST", "/api/recipes"],
    ["DELETE", "/api/recipes/x"],
  ])("needs a token for %s %s", async (method, url) => {
    const without = await client.send(method, url);
    expectDetail(without, 401, "Not authenticated");
    expect(without.headers["www-authenticate"]).toBe("Bearer");
    const long = `Bearer ${"x".repeat(5000)}`;
    for (const authorization of ["Bearer nonsense", "Bearer ", "Basic YTpi", "nonsense", long]) {
      const wrong = await client.send(method, url, undefined, { headers: { authorization } });
      expectDetail(wrong, 401, "Could not validate credentials");
      expect(wrong.headers["www-authenticate"]).toBe("Bearer");
    }
  });

  it("is refused when the account is disabled", async () => {
    const token = await client.signIn({ email: "off@example.org" });
    await client.harness.db.write((tx) =>
      tx.run("update users set disabled_at = 1 where email = 'off@example.org'"),
    );
    const answer = await get("/api/auth/me", token);
    expectDetail(answer, 401, "Account is disabled");
    expect(answer.headers).not.toHaveProperty("www-authenticate");
  });
});

describe("the texts of sign-in and tokens", () => {
  it("of a locked account name the wait", async () => {
    const login = () => post("/api/auth/login", { email: "locked@example.org", password: "x" });
    for (let turn = 0; turn < 5; turn += 1) await login();
    expectDetail(await login(), 401, "Account is locked. Please try again in 1 minute.");
  });

  it("too many mails of one address answer 429 with the seconds to wait", async () => {
    const ask = () => post("/api/auth/resend-verification", { email: "much@example.org" });
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).status).toBe(200);
    const answer = await ask();
    expectDetail(answer, 429, "Too many requests. Please try again later.");
    expect(answer.headers["retry-after"]).toBe("3600");
  });
});

describe("a wrong field", () => {
  it("of a query is named at its place in the query", async () => {
    expect(
      fieldsOf(
        await get("/api/recipes?page=0&page_size=101&sort_by=price&sort_order=up&is_public=maybe"),
      ).map((field) => field.split(":")[0]),
    ).toEqual(["query.page", "query.page_size", "query.sort_by", "query.sort_order", "query.is_public"]);
    for (const limit of ["0", "51", "abc", "1.5", "1e1", "0x1", "-1", "99999999999999999999"]) {
      expect(fieldsOf(await get(`/api/recipes/featured?limit=${limit}`))).toHaveLength(1);
    }
  });

  it("sent twice in a query is refused and not guessed", async () => {
    expect(fieldsOf(await get("/api/recipes?page=1&page=2"))).toHaveLength(1);
    expect(fieldsOf(await get("/api/recipes?cuisine=THAI&cuisine=FRENCH"))).toHaveLength(1);
    expect((await get("/api/recipes?unknown=1&unknown=2")).status).toBe(200);
  });

  it.each([
    ["page_size=1", 200],
    ["page_size=100", 200],
    ["page_size=101", 422],
    ["page_size=0", 422],
    ["page=1000000", 200],
    ["page=1000001", 422],
  ])("%s answers %i", async (query, status) => {
    expect((await get(`/api/recipes?${query}`)).status).toBe(status);
  });
});

describe("a body", () => {
  const login = (raw: string | Buffer, type = "application/json") =>
    client.send("POST", "/api/auth/login", undefined, { raw, headers: { "content-type": type } });

  it.each(["{", "{'a':1}", "undefined", "nul", '{"a":1}}', "\u0000", '{"a":"\\ud800'])(
    "that is no JSON is refused as such: %j",
    async (raw) => {
      expectDetail(await login(raw), 422, [{ loc: ["body"], msg: "Invalid JSON", type: "json_invalid" }]);
    },
  );

  it.each(["[]", '"text"', "1", "true", '[{"email":"a"}]'])(
    "that is no object is refused: %s",
    async (raw) => {
      expect(fieldsOf(await login(raw)).map((field) => field.split(":")[0])).toEqual(["body"]);
    },
  );

  it.each(["null", "{}", ""])("without fields names those that are missing: %j", async (raw) => {
    expect(fieldsOf(await login(raw))).toEqual([
      "body.email: This field is required",
      "body.password: This field is required",
    ]);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/xml",
    "text/json",
    "nonsense",
    "",
  ])("of the type %j is not taken", async (type) => {
    expectDetail(await login('{"email":"a"}', type), 415, "Unsupported media type");
  });

  it("of a form with a file is not taken for JSON", async () => {
    const form = multipart("file", "a.png", png);
    expectDetail(
      await client.send("POST", "/api/auth/login", undefined, form),
      415,
      "Unsupported media type",
    );
    const logout = await client.send("POST", "/api/auth/logout", undefined, form);
    expectDetail(logout, 415, "Unsupported media type");
  });

  it("in JSON with a charset is taken", async () => {
    expect((await login("{}", "application/json; charset=utf-8")).status).toBe(422);
    expect((await login("{}", "APPLICATION/JSON")).status).toBe(422);
  });

  it.each([
    ["POST", "/api/auth/login", 1 / 256],
    ["POST", "/api/recipes", 1],
    ["PUT", "/api/recipes/x", 1],
    ["POST", "/api/import/save", 1],
    ["POST", "/api/import/extract", 7],
    ["POST", "/api/import/extract-text", 7],
    ["POST", "/api/import/validate", 1 / 16],
    ["POST", "/api/ocr/process", 15],
    ["POST", "/api/ocr/assess-quality", 15],
    ["POST", "/api/ocr/save-recipe", 25],
  ])("of %s %s may have %f MiB", async (method, url, mib) => {
    const fill = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`;
    const send = (raw: string) =>
      client.send(method, url, undefined, {
        token: ada,
        raw,
        headers: { "content-type": "application/json" },
      });
    expectDetail(await send(fill(mib * MIB + 1)), 413, "Request body is too large");
    expect((await send(fill(mib * MIB))).status).not.toBe(413);
  });

  it("with unknown keys is accepted without them", async () => {
    const raw = JSON.stringify({
      ...RECIPE,
      title: "Plain",
      isPublic: true,
      is_public: false,
      IS_PUBLIC: true,
      userId: "someone",
      user_id: "someone",
      id: "my-own-id",
      like_count: 99,
      version: 77,
      created_at: "1999-01-01T00:00:00Z",
      author_name: "Mallory",
      privacy_editable: false,
      exempt: true,
      owner_row_id: 1,
      constructor: { prototype: { polluted: true } },
    }).replace(/^\{/, '{"__proto__":{"is_public":true,"polluted":true},');
    const { status, body } = await client.send("POST", "/api/recipes", undefined, {
      token: ada,
      raw,
      headers: { "content-type": "application/json" },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Plain",
      is_public: false,
      like_count: 0,
      version: 1,
      author_name: "Ada",
      privacy_editable: true,
      created_at: "2026-03-10T12:00:00.000Z",
    });
    expect((body as { id: string }).id).not.toBe("my-own-id");
    expect(body).not.toHaveProperty("polluted");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("nested without end is refused", async () => {
    const deep = (levels: number) => `{"title":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    for (const levels of [20, 100_000]) {
      const answer = await client.send("POST", "/api/recipes", undefined, {
        token: ada,
        raw: deep(levels),
        headers: { "content-type": "application/json" },
      });
      expect(answer.status).toBe(422);
      fieldsOf(answer);
    }
  });
});

describe("what is not allowed", () => {
  it("is said of a stale version, with the current recipe", async () => {
    const stale = await client.send(
      "PUT",
      `/api/recipes/${open}`,
      { title: "x", version: 99 },
      { token: ada },
    );
    const current = await client.send("GET", `/api/recipes/${open}`, undefined, { token: ada });
    expect(stale.status).toBe(409);
    expect(stale.body).toEqual({
      detail: "This recipe was changed elsewhere.",
      conflict: { sent_version: 99, current: current.body },
    });
  });

  it("is said of what a plan holds no more of", async () => {
    const limited = await openRestClient();
    const token = await limited.signIn();
    for (let turn = 0; turn < 3; turn += 1) await limited.send("POST", "/api/recipes", RECIPE, { token });
    const answer = await limited.send("POST", "/api/recipes", RECIPE, { token });
    expectDetail(answer, 402, {
      code: "DAILY_LIMIT_EXCEEDED",
      message:
        "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.",
      upgrade_required: true,
      retry_after: 43_200,
    });
  });

  it.each(restRows.map((row) => row.path).filter((path, index, all) => all.indexOf(path) === index))(
    "another method of %s is refused with the allowed ones",
    async (path) => {
      const known = restRows.filter((row) => row.path === path).map((row) => row.method as string);
      const url = path.replace(/\{\w+\}/, "x");
      for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        if (known.includes(method) || (method === "GET" && path === "/api/upload/image/{id}")) continue;
        const answer = await client.send(method, url, undefined, { token: "nonsense" });
        expectDetail(answer, 405, "Method Not Allowed");
        for (const name of known) expect(answer.headers.allow).toContain(name);
        expect(answer.headers.allow).not.toContain(method);
      }
    },
  );

  it.each(["/api/health", "/api/health/ready", "/api/openapi.json", "/api/docs", "/images/x"])(
    "another method of %s is refused",
    async (url) => {
      const answer = await post(url, {});
      expectDetail(answer, 405, "Method Not Allowed");
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );
});

describe("a picture", () => {
  const send = (form: { raw: Buffer; headers: Record<string, string> }, token: string | undefined = ada) =>
    client.send("POST", "/api/upload/image", undefined, { token, ...form });
  const missing = ["body.file: This field is required"];

  it("is missed where the form has none", async () => {
    expect(fieldsOf(await send(multipart("picture", "a.png", png)))).toEqual(missing);
    const boundary = { "content-type": "multipart/form-data; boundary=x" };
    expect(fieldsOf(await send({ raw: Buffer.from("--x--\r\n"), headers: boundary }))).toEqual(missing);
    const text = '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nhello\r\n--x--\r\n';
    expect(fieldsOf(await send({ raw: Buffer.from(text), headers: boundary }))).toEqual(missing);
  });

  it("in a form that breaks off is refused", async () => {
    const { raw, headers } = multipart("file", "a.png", png);
    for (const cut of [raw.subarray(0, 40), raw.subarray(0, raw.length - 60), Buffer.alloc(0)]) {
      const answer = await send({ raw: cut, headers });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toHaveProperty("detail");
    }
  });

  it("without a form is of the wrong type", async () => {
    expectDetail(
      await send({ raw: png, headers: { "content-type": "image/png" } }),
      415,
      "Unsupported media type",
    );
    expectDetail(await post("/api/upload/image", { file: "x" }, ada), 415, "Unsupported media type");
    const bare = { raw: Buffer.from("x"), headers: { "content-type": "multipart/form-data" } };
    expect(fieldsOf(await send(bare))).toEqual(missing);
  });

  it("that is too large is refused by name", async () => {
    expectDetail(
      await send(multipart("file", "big.png", Buffer.concat([png, Buffer.alloc(5 * MIB)]))),
      413,
      'File "big.png" is too large. Maximum size is 5MB.',
    );
  });

  it("of exactly 5 MB is not too large", async () => {
    const padded = Buffer.concat([png, Buffer.alloc(5 * MIB - png.length)]);
    expect((await send(multipart("file", "a.png", padded))).status).not.toBe(413);
  });
});

describe("an import", () => {
  it("is refused with Retry-After when every reader is busy", async () => {
    client.harness.override({
      readSource: async () => {
        throw new QueueFullError(4);
      },
    });
    const busy = await post("/api/import/extract", { url: "https://a.example", html: "<p>" }, ada);
    expectDetail(busy, 503, "Service unavailable");
    expect(busy.headers["retry-after"]).toBe("4");
  });
});

describe("unexpected failures", () => {
  it("tells nothing", async () => {
    const { deps } = client.harness;
    const { search } = deps;
    client.harness.override({
      search: {
        ...search,
        quick: async () => {
          throw new Error("secret detail at /home/somebody");
        },
      },
    });
    expectDetail(await get("/api/recipes/search/quick?q=a"), 500, "Internal server error");
    const rpc = await get(`/trpc/search.quick?input=${encodeURIComponent('{"q":"a"}')}`);
    expect(rpc.status).toBe(500);
    expect(rpc.text).not.toMatch(/secret|somebody|stack/);
    client.harness.override({ search });
  });

  it("a database that does not answer makes the server not ready", async () => {
    const broken = await createRestClient();
    await broken.harness.db.close();
    const answer = await broken.send("GET", "/api/health/ready");
    expectDetail(answer, 503, "Service unavailable");
    expect(answer.headers["retry-after"]).toBe("5");
    expect((await broken.send("GET", "/api/health")).status).toBe(200);
    await broken.app.close();
  });

  it("a flood of calls is refused with Retry-After", async () => {
    const flooded = await openRestClient();
    const call = () => flooded.send("GET", "/api/recipes/meta/cuisines");
    for (let turn = 0; turn < 1200; turn += 1) expect((await call()).status).toBe(200);
    const answer = await call();
    expectDetail(answer, 429, "Too many requests. Please try again later.");
    expect(Number(answer.headers["retry-after"])).toBe(60);
    flooded.harness.clock.advance(60_000);
    expect((await call()).status).toBe(200);
  });
});
