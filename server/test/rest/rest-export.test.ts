import { beforeAll, describe, expect, it } from "vitest";
import { recipeInput } from "../recipe-input.ts";
import { openRestClient, setUpRestClient } from "../set-up-rest-client.ts";
import { PASSWORD } from "../sign-in.ts";

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let token: string;
beforeAll(async () => {
  token = await client.signIn();
});

const create = async (title: string) => {
  const made = await client.send("POST", "/api/recipes", { ...recipeInput(), title }, { token });
  return (made.body as { id: string }).id;
};
const ask = (body: unknown) => client.send("POST", "/api/recipes/export", body, { token });

describe("an export over REST", () => {
  it.each([
    ["json", "application/json; charset=utf-8", "json"],
    ["jsonld", "application/ld+json; charset=utf-8", "jsonld"],
    ["csv", "text/csv; charset=utf-8", "csv"],
    ["markdown", "text/markdown; charset=utf-8", "md"],
  ])("is a %s file to keep", async (format, type, ending) => {
    const answer = await ask({ recipe_ids: [await create("Crème brûlée 'à l’orange' مرق")], format });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": "no-store" });
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="larder-creme-brulee-a-l-orange-.${ending}"; filename*=UTF-8''larder-cr%C3%A8me-br%C3%BBl%C3%A9e-%C3%A0-l-orange-%D9%85%D8%B1%D9%82.${ending}`,
    );
    expect(answer.text).toContain("Crème brûlée");
  });

  it("holds the recipes as their own calls answer them", async () => {
    const id = await create("Leek soup");
    const single = await client.send("GET", `/api/recipes/${id}`, undefined, { token });
    const { body } = await ask({ recipe_ids: [id] });
    expect(body).toEqual({
      exported_at: new Date(client.harness.clock.now()).toISOString(),
      total_count: 1,
      recipes: [single.body],
    });
  });

  it("takes no body, or an empty object, for all own recipes", async () => {
    const all = await client.send("GET", "/api/recipes/my?page_size=1", undefined, { token });
    const { total_count: count } = (all.body as { metadata: { total_count: number } }).metadata;
    expect((await ask(undefined)).body).toMatchObject({ total_count: count });
    expect((await ask({})).body).toMatchObject({ total_count: count });
    expect((await ask({ recipe_ids: null, format: "json" })).body).toMatchObject({ total_count: count });
  });

  it("is a zip when the format says so", async () => {
    await create("Leek soup");
    const answer = await ask({ format: "zip" });
    expect(answer.headers).toMatchObject({ "content-type": "application/zip", "cache-control": "no-store" });
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="larder-recipes-[\d-]+\.zip"/,
    );
    expect(answer.text.slice(0, 2)).toBe("PK");
    expect(answer.text).toContain('"format":"larder-archive","version":1');
    expect(await client.send("POST", "/api/recipes/export", { format: "zip" })).toMatchObject({
      status: 401,
    });
  });

  it("tells its refusals as JSON", async () => {
    expect(await ask({ recipe_ids: ["none"] })).toMatchObject({
      status: 404,
      body: { detail: "Recipe not found" },
    });
    expect(await ask({ format: "pdf" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "format"] }] },
    });
    expect(await client.send("POST", "/api/recipes/export", {})).toMatchObject({ status: 401 });
    expect(await client.send("GET", "/api/recipes/export", undefined, { token })).toMatchObject({
      status: 405,
    });
  });
});

describe("an export where use is limited", () => {
  it("is CSV for a freemium member only after confirming the password to leave", async () => {
    const limited = await openRestClient();
    const own = await limited.signIn();
    const csv = (extra: object, bearer: string | undefined = own) =>
      limited.send("POST", "/api/recipes/export", { format: "csv", ...extra }, { token: bearer });
    expect(await csv({ leaving: true, current_password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await csv({ leaving: true, current_password: "wrong" })).toMatchObject({ status: 400 });
    expect(await csv({ leaving: true })).toMatchObject({ status: 400 });
    expect(await csv({ current_password: PASSWORD })).toMatchObject({ status: 402 });
    expect(await csv({})).toMatchObject({ status: 402 });
  });
});
