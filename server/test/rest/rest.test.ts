import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { multipart } from "../rest-client.ts";
import { openRestClient, setUpRestClient } from "../set-up-rest-client.ts";
import { createSignIn, mailedToken, PASSWORD } from "../sign-in.ts";

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let ada: string;
let png: Buffer;
beforeAll(async () => {
  ada = await client.signIn({ name: "Ada", email: "ada@example.org" });
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});

const id = expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const secret = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/);

const USER = {
  id,
  name: "Ada",
  email: "ada@example.org",
  email_verified: true,
  pending_email: null,
  account_tier: "freemium",
  timezone: "UTC",
  has_password: true,
  created_at: time,
};
const TOKENS = { access_token: secret, refresh_token: secret, token_type: "bearer", expires_in: 900 };
const META = {
  current_page: 1,
  total_pages: expect.any(Number),
  total_count: expect.any(Number),
  page_size: 12,
  has_next: expect.any(Boolean),
  has_previous: false,
};
const NO_PICTURE = { image_path: null, image_url: null, image_width: null, image_height: null };
const SUMMARY = {
  id,
  user_id: id,
  title: "Leek pie",
  description: "Green and gold.",
  cooking_time: 45,
  prep_time: 20,
  total_time: 65,
  servings: 6,
  servings_stated: true,
  yield_text: "1 pie",
  difficulty: "EASY",
  difficulty_stated: true,
  cuisine: "FRENCH",
  cuisine_text: null,
  ...NO_PICTURE,
  is_public: true,
  privacy_source: "CREATED",
  privacy_editable: true,
  tags: ["Pie", "winter"],
  source_url: "https://example.org/pie",
  calories_per_serving: 320,
  version: 1,
  created_at: time,
  updated_at: time,
  like_count: 0,
  user_liked: false,
  can_like: true,
  author_name: "Ada",
};
const LINES = {
  notes: "Keeps well.",
  original_photos: [],
  ingredients: [
    {
      name: "leeks",
      amount: { kind: "range", from: { n: 3, d: 1 }, to: { n: 4, d: 1 }, as: "whole" },
      quantity: 3,
      quantity_max: 4,
      unit: null,
      size: "large",
      notes: "sliced",
      section: "Filling",
      original_text: null,
      order_index: 0,
    },
    {
      name: "flour",
      amount: { kind: "one", value: { n: 250, d: 1 }, as: "whole" },
      quantity: 250,
      quantity_max: null,
      unit: "g",
      size: null,
      notes: null,
      section: "Crust",
      original_text: "250 g flour",
      order_index: 1,
    },
  ],
  instructions: [
    { step_number: 1, section: "Crust", instruction: "Rub.", ...NO_PICTURE },
    { step_number: 2, section: null, instruction: "Bake.", ...NO_PICTURE },
  ],
};
const RECIPE_IN = {
  title: "  Leek pie ",
  description: "Green and gold.",
  notes: "Keeps well.",
  cooking_time: 45,
  prep_time: 20,
  total_time: 65,
  servings: 6,
  yield_text: "1 pie",
  difficulty: "easy",
  cuisine: "french",
  calories_per_serving: 320,
  is_public: true,
  source_url: "https://example.org/pie",
  tags: '["Pie", "pie", "winter"]',
  ingredients: [
    { name: "leeks", quantity: 3, quantity_max: 4, size: "large", notes: "sliced", section: "Filling" },
    { original_text: "250 g flour", section: "Crust" },
  ],
  instructions: [
    { instruction: "Rub.", step_number: 7, section: "Crust" },
    { instruction: "Bake.", step_number: 3 },
  ],
};

async function create(fields: object = {}, token = ada): Promise<string> {
  const { status, body } = await client.send("POST", "/api/recipes/", { ...RECIPE_IN, ...fields }, { token });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}
const get = (url: string, token?: string) => client.send("GET", url, undefined, { token });

describe("accounts and sessions on the wire", () => {
  it("POST /api/auth/login and GET /api/auth/me", async () => {
    const { status, body, headers } = await client.send("POST", "/api/auth/login", {
      email: "ada@example.org",
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...TOKENS, user: USER });
    expect(headers["set-cookie"]).toMatch(
      /^device=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    const me = await get("/api/auth/me", (body as { access_token: string }).access_token);
    expect(me).toMatchObject({ status: 200, body: USER });
  });

  it("sets no second device cookie in a browser that the account knows, and adds to what others gave it", async () => {
    const body = { email: "ada@example.org", password: PASSWORD };
    const signIn = (cookie: string) => client.send("POST", "/api/auth/login", body, { headers: { cookie } });
    const strange = `a=b; device=${"d".repeat(43)}; c=d`;
    const { headers } = await signIn(strange);
    const [, given] = /^device=([A-Za-z0-9_.-]+); /.exec(String(headers["set-cookie"])) ?? [];
    expect(given).toMatch(/^[A-Za-z0-9_-]{43}\.d{43}$/);
    const known = await signIn(`a=b; device=${given}; c=d`);
    expect(known.status).toBe(200);
    expect(known.headers).not.toHaveProperty("set-cookie");
  });

  it("POST /api/auth/register, verify-email, GET verify/{token}, resend-verification", async () => {
    const mail = {
      email_sent: false,
      message: "This server sends no mail. Whoever runs it finds the link in its log.",
    };
    const verified = { email_verified: true, message: "Email verified successfully! You can now log in." };
    const registered = await client.send(
      "POST",
      "/api/auth/register",
      { email: "New@Example.org", password: PASSWORD, name: "Newcomer" },
      { headers: { "x-timezone": "Pacific/Auckland" } },
    );
    expect(registered).toMatchObject({ status: 201, body: mail });
    expect(
      await client.send("POST", "/api/auth/resend-verification", { email: "new@example.org" }),
    ).toMatchObject({ status: 200, body: mail });
    const token = await mailedToken(client.harness, "new@example.org");
    expect(await get(`/api/auth/verify/${token}`)).toMatchObject({ status: 200, body: verified });
    expect(await client.send("POST", "/api/auth/verify-email", { token })).toMatchObject({
      status: 200,
      body: verified,
    });
    const login = { email: "new@example.org", password: PASSWORD };
    const { body } = await client.send("POST", "/api/auth/login", login);
    expect(body).toMatchObject({ user: { timezone: "Pacific/Auckland", email_verified: true } });
  });

  it("POST /api/auth/refresh and logout", async () => {
    await createSignIn(client.harness, { email: "r@example.org" });
    const login = { email: "r@example.org", password: PASSWORD };
    const first = (await client.send("POST", "/api/auth/login", login)).body as Record<string, string>;
    const refreshed = await client.send("POST", "/api/auth/refresh", { refresh_token: first.refresh_token });
    expect(refreshed.status).toBe(200);
    expect(refreshed.body).toEqual(TOKENS);
    const tokens = refreshed.body as Record<string, string>;
    const bye = { status: 200, body: { message: "Logged out successfully" } };
    const logout = (body: unknown, extra: object = {}) =>
      client.send("POST", "/api/auth/logout", body, extra);
    expect(await logout({ refresh_token: tokens.refresh_token })).toMatchObject(bye);
    expect(await get("/api/auth/me", tokens.access_token)).toMatchObject({ status: 401 });
    expect(await logout(undefined)).toMatchObject(bye);
    expect(await logout(undefined, { headers: { "content-type": "application/json" } })).toMatchObject(bye);
    expect(await logout({}, { headers: { authorization: "Basic eDp5" } })).toMatchObject(bye);
    expect(await logout({ refresh_token: null }, { token: "nonsense" })).toMatchObject(bye);
  });

  it("GET /api/auth/usage", async () => {
    const limited = await openRestClient();
    const token = await limited.signIn();
    const none = { recipes_created: 0, recipes_imported: 0, ocr_operations: 0 };
    const free = { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" };
    expect((await limited.send("GET", "/api/auth/usage", undefined, { token })).body).toEqual({
      account_tier: "freemium",
      usage: { lifetime: none, monthly: null, daily: none },
      limits: {
        lifetime: { recipes: 100, imports: 40, ocr: 20 },
        monthly: free,
        daily: { recipes: 3, imports: 2, ocr: 1 },
      },
      resets: { daily_at: "2026-03-11T00:00:00.000Z", monthly_at: null },
    });
  });
});

describe("recipes on the wire", () => {
  it("POST, GET, PUT and DELETE of one recipe, with and without the final slash", async () => {
    const made = await client.send("POST", "/api/recipes", RECIPE_IN, { token: ada });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ ...SUMMARY, ...LINES });
    const url = `/api/recipes/${(made.body as { id: string }).id}`;
    expect(await get(url, ada)).toMatchObject({ status: 200, body: made.body });
    expect(await get(url)).toMatchObject({
      status: 200,
      body: { ...(made.body as object), can_like: false },
    });
    const changed = await client.send(
      "PUT",
      `${url}/`,
      { title: "Leek tart", version: 1, id: "something else", is_public: false },
      { token: ada },
    );
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...SUMMARY,
      ...LINES,
      title: "Leek tart",
      is_public: false,
      version: 2,
    });
    const gone = await client.send("DELETE", url, undefined, { token: ada });
    expect(gone).toMatchObject({ status: 204, text: "" });
    expect(gone.headers).not.toHaveProperty("content-type");
    expect(await get(url, ada)).toMatchObject({ status: 404, body: { detail: "Recipe not found" } });
  });

  it("POST of a duplicate, with and without a body", async () => {
    const token = await client.signIn();
    const url = `/api/recipes/${await create({ title: "Leek pie", is_public: false }, token)}/duplicate`;
    const duplicate = async (body?: object) => {
      const answer = await client.send("POST", url, body, { token });
      expect(answer).toMatchObject({ status: 201, body: { title: "Leek pie (Copy)", is_public: false } });
      return (answer.body as { id: string }).id;
    };
    const first = await duplicate({ idempotency_key: "sent twice" });
    expect(await duplicate({ idempotency_key: "sent twice" })).toBe(first);
    expect(await duplicate()).not.toBe(first);
  });

  it("lists, my and featured recipes without their lines", async () => {
    await create();
    for (const url of ["/api/recipes/", "/api/recipes", "/api/recipes/my"]) {
      const { status, body } = await get(url, ada);
      expect(status).toBe(200);
      expect(body).toEqual({ items: expect.any(Array), metadata: META });
      expect((body as { items: unknown[] }).items[0]).toEqual(SUMMARY);
    }
    const featured = await get("/api/recipes/featured?limit=1");
    expect(featured.body).toEqual([{ ...SUMMARY, can_like: false }]);
  });

  it("the figures and the value lists", async () => {
    expect((await get("/api/recipes/stats/user", ada)).body).toEqual({
      total_recipes: 1,
      recipes_this_week: 1,
      imported_recipes: 0,
      scanned_recipes: 0,
      liked_recipes: 0,
    });
    expect((await get("/api/recipes/meta/cuisines")).body).toEqual([
      "AMERICAN",
      "ITALIAN",
      "MEXICAN",
      "CHINESE",
      "INDIAN",
      "FRENCH",
      "THAI",
      "JAPANESE",
      "MEDITERRANEAN",
      "OTHER",
    ]);
    expect((await get("/api/recipes/meta/categories")).body).toEqual(
      expect.arrayContaining(["Pie", "winter"]),
    );
    const metadata = (await get("/api/recipes/meta/metadata")).body as Record<string, string[]>;
    expect(Object.keys(metadata).sort()).toEqual(
      ["categories", "cuisines", "difficulties", "privacy_sources", "sort_options", "units"].sort(),
    );
    for (const list of Object.values(metadata))
      expect(list.every((name) => typeof name === "string")).toBe(true);
  });

  it("POST and DELETE of a like", async () => {
    const url = `/api/recipes/${await create()}/like`;
    const like = await client.send("POST", url, undefined, { token: ada });
    expect(like).toMatchObject({ status: 200, body: { liked: true, like_count: 1 } });
    const again = await client.send("POST", url, undefined, {
      token: ada,
      headers: { "content-type": "application/json" },
    });
    expect(again).toMatchObject({ status: 200, body: { liked: true, like_count: 1 } });
    const unlike = await client.send("DELETE", url, undefined, { token: ada });
    expect(unlike).toMatchObject({ status: 200, body: { liked: false, like_count: 0 } });
  });

  it("scaling: the recipe for other servings, the check before, the history", async () => {
    const url = `/api/recipes/${await create()}/scale`;
    const scale = (body: unknown, token?: string) => client.send("POST", url, body, { token });
    const servings = { original_servings: 6, new_servings: 9, scale_factor: 1.5 };
    const scaled = await scale({ new_servings: 9, unknown: 1 }, ada);
    expect(scaled.status).toBe(200);
    expect(scaled.body).toEqual({
      scaled_ingredients: [
        {
          name: "leeks",
          quantity: 3,
          unit: null,
          size: "large",
          notes: "sliced",
          scaled_quantity: 4.5,
          scaled_quantity_max: 6,
          text: expect.stringMatching(/^about 5–6 large leeks/),
          precision_notes: "Exactly 4½–6.",
        },
        {
          name: "flour",
          quantity: 250,
          unit: "g",
          size: null,
          notes: null,
          scaled_quantity: 375,
          scaled_quantity_max: null,
          text: "375 g flour",
          precision_notes: null,
        },
      ],
      scaled_instructions: ["Rub.", "Bake."],
      instruction_notes: [null, null],
      warnings: expect.any(Array),
      recipe_id: id,
      ...servings,
    });
    expect(await scale({ new_servings: 9 })).toMatchObject({ status: 200, body: servings });
    expect((await get(`${url}/validate?new_servings=9`)).body).toEqual({
      valid: true,
      ...servings,
      warnings: (scaled.body as { warnings: string[] }).warnings,
      message: null,
    });
    expect((await get(`${url}/validate?new_servings=51`)).body).toEqual({
      valid: false,
      original_servings: 6,
      new_servings: 51,
      scale_factor: 8.5,
      warnings: [],
      message: "Servings must be between 1 and 50",
    });
    expect((await get(`${url}/history`, ada)).body).toEqual([
      { id, recipe_id: id, ...servings, created_at: time },
    ]);
    expect(await get(`${url}/history`)).toMatchObject({ status: 401, body: { detail: "Not authenticated" } });
    for (const new_servings of [0, 51]) {
      expect(await scale({ new_servings }, ada)).toMatchObject({
        status: 422,
        body: {
          detail: [
            { loc: ["body", "new_servings"], msg: "Servings must be between 1 and 50", type: "value_error" },
          ],
        },
      });
    }
    for (const query of ["", "?new_servings=", "?new_servings=x", "?new_servings=2.5"]) {
      const { status, body } = await get(`${url}/validate${query}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ["query", "new_servings"] }] });
    }
    const hidden = `/api/recipes/${await create({ is_public: false })}/scale`;
    expect(await get(`${hidden}/validate?new_servings=9`)).toMatchObject({
      status: 404,
      body: { detail: "Recipe not found" },
    });
  });

  it("search, quick, advanced and by words alone", async () => {
    await create({ title: "Salsify gratin" });
    const { body } = await get("/api/recipes/search/advanced?title=salsify&max_cooking_time=60&has_image=0");
    expect(body).toEqual({
      recipes: [{ ...SUMMARY, title: "Salsify gratin", can_like: false }],
      metadata: { ...META, total_count: 1, total_pages: 1, total_is_capped: false },
      matches: [{ id, title_marks: [{ start: 0, end: 7 }], ingredients: [] }],
      understood: { corrected: null, known: null, unknown: [], dropped: [], without: [] },
      processing_time: expect.any(Number),
    });
    expect((await get("/api/recipes/search/full-text?q=the+salsify")).body).toMatchObject({
      recipes: [{ id }],
      metadata: { total_count: 1, page_size: 10 },
      understood: { corrected: null, known: null, unknown: [], dropped: ["the"], without: [] },
    });
    expect((await get("/api/recipes/search/quick?q=sals")).body).toEqual([
      { id, title: "Salsify gratin", cuisine: "FRENCH", image_url: null },
    ]);
  });

  it("takes a query for what it spells, and a blank parameter as not sent", async () => {
    expect(
      await get("/api/recipes?page=1&page_size=5&is_public=TRUE&cuisine=&difficulty=&sort_by=&page_size="),
    ).toMatchObject({ status: 422 });
    const { status, body } = await get("/api/recipes?page=2&page_size=5&is_public=1&cuisine=&sort_order=asc");
    expect(status).toBe(200);
    expect(body).toMatchObject({ metadata: { current_page: 2, page_size: 5, has_previous: true } });
  });
});

describe("pictures on the wire", () => {
  it("POST of a picture, and reading it by its path and by its id", async () => {
    const upload = await client.send("POST", "/api/upload/image", undefined, {
      token: ada,
      ...multipart("file", "a.png", png),
    });
    expect(upload.status).toBe(201);
    const { data, path } = upload.body as { data: Record<string, string>; path: string };
    expect(upload.body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/),
        path: `/images/${data.id}.webp`,
        url: `/images/${data.id}.webp`,
        content_type: "image/webp",
        size: expect.any(Number),
      },
      path: data.path,
    });
    for (const url of [path, `/api/upload/image/${data.id}`, path.replace(".webp", "_640.webp")]) {
      const picture = await get(url);
      expect(picture.status).toBe(200);
      expect(picture.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
      });
    }
    const recipe = await create({ image_url: path });
    expect((await get(`/api/recipes/${recipe}`)).body).toMatchObject({ image_path: path, image_url: path });
    const gone = await client.send("DELETE", `/api/upload/image/${data.id}`, undefined, { token: ada });
    expect(gone).toMatchObject({ status: 204, text: "" });
    expect((await get(`/api/recipes/${recipe}`)).body).toMatchObject({ image_path: null, image_url: null });
    expect(await get(path)).toMatchObject({ status: 404, body: { detail: "Image not found" } });
  });
});

describe("imports on the wire", () => {
  const html = `<script type="application/ld+json">${JSON.stringify({
    "@type": "Recipe",
    name: "Rye bread",
    recipeIngredient: ["1 kg rye flour"],
    recipeInstructions: [{ "@type": "HowToStep", text: "Wait." }],
  })}</script>`;

  it("validate, extract, save, history and forgetting, with a draft that goes on as it came", async () => {
    const post = (url: string, body: unknown) => client.send("POST", url, body, { token: ada });
    expect((await post("/api/import/validate", { url: "https://www.seriouseats.com/rye" })).body).toEqual({
      valid: true,
      url: "https://www.seriouseats.com/rye",
      source_site: "seriouseats.com",
      message: expect.any(String),
    });
    const url = "https://bread.example/rye";
    const extracted = await post("/api/import/extract", { url, html });
    expect(extracted.status).toBe(200);
    expect(extracted.body).toEqual({
      success: true,
      message: "Recipe read successfully",
      data: { data: expect.any(Object), import_id: id, url, others: [], omitted: 0, existing: null },
    });
    const { data: draft, import_id } = (extracted.body as { data: { data: object; import_id: string } }).data;
    expect(draft).toMatchObject({
      title: "Rye bread",
      description: null,
      ingredients: ["1 kg rye flour"],
      instructions: ["Wait."],
      cover_image: null,
      images: [],
      cuisine: null,
      source_url: url,
      source_site: expect.any(String),
      servings: null,
      prep_time: null,
      cooking_time: null,
      total_time: null,
      difficulty: null,
      tags: [],
      yield_text: null,
      servings_stated: false,
      ingredient_sections: [],
      instruction_sections: [],
      complete: expect.any(Boolean),
      receipt: expect.any(Object),
    });
    const saved = await post("/api/import/save", { ...draft, import_id });
    expect(saved.status).toBe(201);
    expect(saved.body).toEqual({ id, message: "Recipe saved successfully", failed_images: [] });
    const history = (await get("/api/import/history?limit=1", ada)).body;
    expect(history).toEqual([
      {
        id: import_id,
        title: "Rye bread",
        url,
        status: "completed",
        created_at: time,
        recipe_id: (saved.body as { id: string }).id,
        error_code: null,
        error_message: null,
      },
    ]);
    const gone = await client.send("DELETE", `/api/import/history/${import_id}`, undefined, { token: ada });
    expect(gone).toMatchObject({ status: 204, text: "" });
  });

  it("GET /api/import/supported-sites", async () => {
    const { supported_sites } = (await get("/api/import/supported-sites")).body as {
      supported_sites: { name: string; host: string }[];
    };
    expect(supported_sites.length).toBeGreaterThan(100);
    expect(supported_sites[0]).toEqual({ name: "Allrecipes", host: "allrecipes.com" });
  });
});

it("GET /api/health/ready says which search answers", async () => {
  expect((await get("/api/health/ready")).body).toEqual({ status: "ok", search: "embedded" });
});

it.each(["Mars/Olympus", "", "../../etc", "x".repeat(200), "Europe/Berlin, Asia/Tokyo"])(
  "an invalid time zone is not stored: %j",
  async (zone) => {
    const email = `zone-${client.harness.deps.uuid()}@example.org`;
    await createSignIn(client.harness, { email });
    const headers = { "x-timezone": zone };
    const { status, body } = await client.send(
      "POST",
      "/api/auth/login",
      { email, password: PASSWORD },
      { headers },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { timezone: "UTC" } });
  },
);
