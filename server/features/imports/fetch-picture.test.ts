import { beforeEach, expect, test } from "vitest";
import { images } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { png } from "#server/test/png.ts";
import { serveRecipeSite } from "#server/test/recipe-site.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const picture = await png();
const asked: string[] = [];
const site = serveRecipeSite((request, response) => {
  asked.push(request.url ?? "");
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

/** A pending record of a page with two pictures, one of which is gone. */
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

test("nothing else is fetched", async () => {
  const importId = await readPage();
  const missing = { status: 404, detail: "Import record not found" };
  const other = { importId, address: address("/soup.png?other") };
  expect(await refusalOf(harness.callerFor(member).imports.fetchPicture(other))).toMatchObject(missing);
  expect(asked).toEqual([]);
});
