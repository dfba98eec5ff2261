import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { users } from "#db/schema/index.ts";
import { restRows } from "#server/rest/table.ts";
import { recipeInput } from "../recipe-input.ts";
import { createRecipe, recipePage, replayServer } from "./replay-server.ts";

const client = replayServer();
const WORD = "Xylographic";
let hidden: string;
let open: string;
let record: string;
let imported: string;
/** The import id of a page whose review is not saved yet. */
let pending: string;

const as = (token: string) => (method: string, url: string, body?: unknown) =>
  client.send(method, url, body, { token });
const ada = (method: string, url: string, body?: unknown) => as(client.ada)(method, url, body);
const ben = (method: string, url: string, body?: unknown) => as(client.ben)(method, url, body);
const idIn = ({ body }: { body: unknown }) => (body as { id: string }).id;

beforeAll(async () => {
  hidden = await createRecipe(client, client.ada, {
    title: `${WORD} hidden`,
    tags: ["xyloword"],
    ingredients: [{ name: "xylofruit" }],
  });
  open = await createRecipe(client, client.ada, { title: "Open soup", is_public: true });
  const page = recipePage(`${WORD} import`);
  const extracted = await ada("POST", "/api/import/extract", { url: "https://a.example/", html: page });
  record = (extracted.body as { data: { import_id: string } }).data.import_id;
  const draft = {
    title: `${WORD} import`,
    ingredients: ["1 onion"],
    instructions: ["Cook."],
    import_id: record,
  };
  imported = idIn(await ada("POST", "/api/import/save", draft));
  const again = await ada("POST", "/api/import/extract", { url: "https://b.example/", html: page });
  pending = (again.body as { data: { import_id: string } }).data.import_id;
});

const rowOfBen = async () => {
  const [row] = await client.harness.db.select().from(users).where(eq(users.email, "ben@example.org"));
  return row;
};

const MORE = {
  id: 1,
  user_id: 1,
  admin: true,
  is_admin: true,
  role: "admin",
  tier: "premium",
  tier_until: 9e12,
  exempt: true,
  owner_row_id: 1,
  row_id: 1,
  group_id: 1,
  can_manage: true,
  can_invite: true,
  disabled_at: null,
  email_verified_at: 1,
  password: "Marzipan-pig 42!",
  password_hash: "x",
};
const camel = Object.fromEntries(
  Object.entries(MORE).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, sign: string) => sign.toUpperCase()),
    value,
  ]),
);

it("CVE-2024-55072: a member gave themselves rights by a change of their profile", async () => {
  const before = (await ben("GET", "/api/auth/me")).body;
  const usage = (await ben("GET", "/api/auth/usage")).body;
  const row = await rowOfBen();
  expect((await ben("PUT", "/api/auth/me", { ...MORE, ...camel })).status).toBe(200);
  expect((await ben("PUT", "/api/auth/me", { name: "Member 2", ...MORE })).status).toBe(200);
  expect((await ben("GET", "/api/auth/me")).body).toEqual({ ...(before as object), name: "Member 2" });
  expect((await ben("GET", "/api/auth/usage")).body).toEqual(usage);
  expect(await rowOfBen()).toEqual({ ...row, name: "Member 2" });
});

it("CVE-2024-55073: and by fields that a form does not have, by another way in", async () => {
  const before = (await ben("GET", "/api/auth/me")).body as { id: string };
  const row = await rowOfBen();
  for (const call of ["accounts.update", "accounts.me", "usage.get"])
    await ben("POST", `/trpc/${call}`, { ...camel, ...MORE });
  expect((await ben("GET", "/api/auth/me")).body).toEqual(before);
  expect(await rowOfBen()).toEqual(row);
  const own = await createRecipe(client, client.ben, {
    ...MORE,
    ...camel,
    user_id: 1,
    like_count: 99,
    created_at: "2001-01-01T00:00:00Z",
  });
  const recipe = (await ben("GET", `/api/recipes/${own}`)).body as { created_at: string };
  expect(recipe).toMatchObject({ id: own, like_count: 0, privacy_source: "CREATED", is_public: false });
  expect(recipe).toMatchObject({ user_id: before.id, version: 1 });
  expect(recipe.created_at > "2001-01-02").toBe(true);
  expect(
    (await ben("PUT", `/api/recipes/${own}`, { ...MORE, like_count: 99, privacy_source: "SCANNED" })).body,
  ).toMatchObject({
    id: own,
    user_id: before.id,
    like_count: 0,
    privacy_source: "CREATED",
    created_at: recipe.created_at,
  });
  // A client may state that a recipe is imported; it then stays private, whatever else the client sends.
  const elsewhere = { ...recipeInput(), privacy_source: "IMPORTED", privacy_editable: true, is_public: true };
  const { body } = await ben("POST", "/api/recipes", elsewhere);
  expect((body as { is_public?: boolean }).is_public ?? false).toBe(false);
});

it("CVE-2026-28503: another's imported recipe was reached by its number", async () => {
  for (const [method, url] of [
    ["GET", `/api/import/history/${pending}/draft`],
    ["DELETE", `/api/import/history/${pending}`],
    ["GET", `/api/import/history/${record}/draft`],
    ["DELETE", `/api/import/history/${record}`],
    ["GET", `/api/import/reread/${imported}`],
    ["GET", `/api/recipes/${imported}`],
    ["POST", `/api/recipes/${imported}/duplicate`],
    ["POST", `/api/recipes/${imported}/like`],
  ] as const)
    expect((await ben(method, url)).status, `${method} ${url}`).toBe(404);
  for (const id of [record, pending]) {
    const draft = { title: "Mine", ingredients: ["1 egg"], instructions: ["Boil."], import_id: id };
    const mine = idIn(await ben("POST", "/api/import/save", draft));
    // The new recipe has nothing of the page that the other member's record contains.
    const reread = await ben("GET", `/api/import/reread/${mine}`);
    expect(reread.status).toBe(404);
    expect(reread.text).not.toContain(WORD);
  }
  expect((await ben("GET", "/api/import/history")).text).not.toContain(WORD);
  expect((await ada("GET", "/api/import/history")).body).toMatchObject([
    { id: pending, status: "pending", recipe_id: null },
    { id: record, status: "completed", recipe_id: imported },
  ]);
});

it("CVE-2026-35045: many at once were changed without asking for each whose it is", async () => {
  const file = await ben("POST", "/api/recipes/export", { recipe_ids: [open, hidden, imported] });
  expect(file.text).not.toMatch(new RegExp(`${WORD}|Open soup`));
  const calls = [open, hidden, imported].flatMap((id) => [
    ["recipes.update", { id, title: "Taken" }],
    ["recipes.delete", { id }],
  ]) as [string, unknown][];
  const inputs = Object.fromEntries(calls.map(([, input], index) => [index, input]));
  const { body } = await ben("POST", `/trpc/${calls.map(([name]) => name).join(",")}?batch=1`, inputs);
  const statuses = (body as { error?: { data: { httpStatus: number } } }[]).map(
    ({ error }) => error?.data.httpStatus,
  );
  expect(statuses).toEqual([403, 403, 404, 404, 404, 404]);
  for (const id of [open, hidden, imported])
    expect((await ada("GET", `/api/recipes/${id}`)).text).not.toContain("Taken");
});

it("CVE-2026-35488: who may read a shared recipe could delete it", async () => {
  const guest = (method: string, url: string, body?: unknown) => client.send(method, url, body);
  expect((await guest("GET", `/r/${open}`)).status).toBe(200);
  for (const [way, status] of [
    [guest, 401],
    [ben, 403],
  ] as const) {
    expect((await way("DELETE", `/api/recipes/${open}`)).status).toBe(status);
    expect((await way("PUT", `/api/recipes/${open}`, { title: "Taken", is_public: false })).status).toBe(
      status,
    );
    expect((await way("POST", "/trpc/recipes.delete", { id: open })).status).toBe(status);
    for (const method of ["DELETE", "PUT", "POST"])
      expect((await way(method, `/r/${open}`)).status).toBe(404);
  }
  expect((await guest("GET", `/api/recipes/${open}`)).body).toMatchObject({ title: "Open soup" });
});

it("CVE-2026-35489: one call took its fields without validation", async () => {
  const operations = (await client.send("GET", "/api/openapi.json")).body as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }>
    >;
  };
  const refused: string[] = [];
  for (const { method, path } of restRows) {
    const schema =
      operations.paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema;
    if (!schema?.properties) continue;
    // Signing out ignores its input.
    if (path.endsWith("/logout")) continue;
    const names = Object.keys(schema.properties);
    const odd = Object.fromEntries(names.map((name) => [name, { $ne: [1] }]));
    const { status, body } = await ada(method, path.replace(/\{\w+\}/, open), odd);
    if (status !== 422) refused.push(`${method} ${path}: ${status}`);
    // The answer must name each refused field.
    const refusedFields = new Set((body as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc[1]));
    for (const name of names) if (!refusedFields.has(name)) refused.push(`${method} ${path}: ${name}`);
  }
  expect(refused).toEqual([]);
});

/** The answer without words of the query, which it repeats as unknown, as for words that occur nowhere. */
function withoutAsked(text: string, url: string): string {
  const asked = new URL(url, "http://localhost").searchParams.get("title");
  if (asked === null) return text;
  const { understood, ...rest } = JSON.parse(text);
  expect(understood).toEqual({
    corrected: null,
    known: null,
    unknown: [asked.toLowerCase()],
    dropped: [],
    without: [],
  });
  return JSON.stringify(rest);
}

it("Vaultwarden CVE-2026-26012: a list held what each one by itself would not have shown", async () => {
  await ada("PUT", `/api/recipes/${hidden}`, { is_public: true });
  expect((await ben("POST", `/api/recipes/${hidden}/like`)).status).toBe(200);
  const lists = [
    "/api/recipes",
    "/api/recipes/featured",
    "/api/recipes/my",
    "/api/users/me/favorites",
    `/api/recipes/search/quick?q=${WORD}`,
    `/api/recipes/search/advanced?title=${WORD}`,
    "/api/recipes/search/advanced?title=xylofruit",
    "/api/recipes/meta/categories",
    "/api/recipes/meta/metadata",
    "/api/recipes/my/tags",
    "/api/import/history",
    "/sitemap.xml",
  ];
  // While the recipe is public, the lists contain it; otherwise its absence below would show nothing.
  const shown = await Promise.all(lists.map((url) => ben("GET", url)));
  expect(shown.filter(({ text }) => new RegExp(`${WORD}|xyloword`).test(text)).length).toBeGreaterThan(4);
  await ada("PUT", `/api/recipes/${hidden}`, { is_public: false });
  client.harness.clock.advance(11 * 60_000);
  const leaks: string[] = [];
  const secret = new RegExp(`${WORD}|xyloword|xylofruit|${hidden}`);
  for (const token of [client.ben, undefined]) {
    for (const url of lists) {
      const { status, text } = await client.send("GET", url, undefined, { token });
      expect(token === undefined ? [200, 401] : [200], url).toContain(status);
      if (secret.test(withoutAsked(text, url))) leaks.push(`${token ? "member" : "guest"} ${url}`);
    }
  }
  expect(leaks).toEqual([]);
});
