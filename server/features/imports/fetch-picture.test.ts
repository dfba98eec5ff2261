import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { images } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { png } from "#server/test/png.ts";
import { serveRecipeSite } from "#server/test/recipe-site.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const picture = await png();
const asked: string[] = [];
const icon = await sharp({ create: { width: 400, height: 48, channels: 3, background: "teal" } })
  .png()
  .toBuffer();
/** Number of 503 responses before the site sends the picture. */
let busy = 0;
const site = serveRecipeSite((request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  const hops = /^\/hop(\d+)$/.exec(path)?.[1];
  if (hops !== undefined) {
    const location = hops === "1" ? "/soup.png" : `/hop${Number(hops) - 1}`;
    return response.writeHead(302, { location }).end();
  }
  if (path === "/icon.png") return response.writeHead(200, { "content-type": "image/png" }).end(icon);
  if (path === "/busy.png") {
    busy -= 1;
    if (busy >= 0) return response.writeHead(503, { "retry-after": "1" }).end();
    return response.writeHead(200).end(picture);
  }
  if (request.url !== "/soup.png") return response.writeHead(404).end();
  return response.writeHead(200, { "content-type": "image/png" }).end(picture);
});

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let member: Member;
beforeEach(async () => {
  asked.length = 0;
  member = await harness.createMember();
  harness.override({ fetchPage: site.fetchPage });
});

const address = (path: string) => `http://pictures.example:${site.port}${path}`;

const save = (fields: { coverImage: string; images?: string[] }) =>
  harness
    .callerFor(member)
    .imports.save({ title: "Soup", ingredients: ["1 onion"], instructions: ["Cook."], ...fields });

/** Imports a page with two pictures, one of which answers 404. Returns the id of the pending record. */
async function readPage() {
  const recipe = {
    "@type": "Recipe",
    name: "Soup",
    image: [address("/soup.png"), address("/gone.png")],
    recipeIngredient: ["1 onion"],
    recipeInstructions: "Cook.",
  };
  const html = `<title>Soup</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  const { data } = await harness
    .callerFor(member)
    .imports.extract({ url: "https://food.example/soup", html });
  return data.importId;
}

test("a picture that the page names is stored as an own one and saved with the recipe", async () => {
  const importId = await readPage();
  const caller = harness.callerFor(member);
  const { path } = await caller.imports.fetchPicture({ importId, address: address("/soup.png") });
  expect(path).toMatch(/^\/images\/[A-Za-z0-9_-]{32}\.webp$/);
  const { id } = await caller.imports.save({
    importId,
    title: "Soup",
    ingredients: ["1 onion"],
    instructions: ["Cook."],
    coverImage: path,
  });
  expect((await caller.recipes.get({ id })).imageUrl).toBe(path);
  expect(asked).toEqual(["/soup.png"]);
});

test("a picture that cannot be had is no error", async () => {
  const importId = await readPage();
  const answer = await harness
    .callerFor(member)
    .imports.fetchPicture({ importId, address: address("/gone.png") });
  expect(answer).toEqual({ path: null });
  expect(await harness.db.select().from(images)).toEqual([]);
});

test.each([
  ["leads on six times", "/hop6", 0, true],
  ["leads on seven times", "/hop7", 0, false],
  ["is busy once", "/busy.png", 1, true],
  ["is busy twice", "/busy.png", 2, false],
  ["sends a picture less than 64 pixels high", "/icon.png", 0, false],
])("a site that %s", async (_name, path, times, isStored) => {
  busy = times;
  const { id, failedImages } = await save({ coverImage: address(path) });
  expect(failedImages).toEqual(isStored ? [] : [address(path)]);
  expect((await harness.callerFor(member).recipes.get({ id })).imageUrl !== null).toBe(isStored);
});

test("a cover that fails gives way to the next picture of the page and is named", async () => {
  const images = [address("/icon.png"), address("/gone.png"), address("/soup.png")];
  const { id, failedImages } = await save({ coverImage: address("/icon.png"), images });
  expect(failedImages).toEqual([address("/icon.png")]);
  expect((await harness.callerFor(member).recipes.get({ id })).imageUrl).toMatch(/^\/images\//);
  expect(asked).toEqual(["/icon.png", "/gone.png", "/soup.png"]);
});

test("nothing else is fetched", async () => {
  const importId = await readPage();
  const missing = { status: 404, detail: "Import record not found" };
  const other = { importId, address: address("/soup.png?other") };
  expect(await refusalOf(harness.callerFor(member).imports.fetchPicture(other))).toMatchObject(missing);
  expect(asked).toEqual([]);
});
