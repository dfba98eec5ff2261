import type { APIRequestContext, Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { createRecipe } from "./sample-recipes.ts";

const about = "Larder keeps a household's recipes: from the web, from photos, from memory.";
const password = "Copper-kettle7!";
const back = (page: Page) => page.getByRole("link", { name: "Back to Recipes" });
const dish = (page: Page) => page.getByRole("heading", { level: 1 });
const keep = (page: Page) => page.getByRole("main").getByText("Keep this recipe");

async function share(request: APIRequestContext, owner: Member, title: string): Promise<string> {
  const { id } = await createRecipe(request, owner, { title, is_public: true });
  return id;
}

test("a newcomer reads what Larder is, is led back to no list, and finds what they wanted to keep in a new account", async ({
  page,
  request,
  createMember,
  mailTo,
}) => {
  const owner = await createMember();
  const id = await share(request, owner, "Plum cake");
  await page.goto(`/r/${id}`);
  await expect(dish(page)).toHaveText("Plum cake");
  await expect(page.getByText(about)).toBeVisible();
  await expect(page.locator("article header").getByText(`By ${owner.name}`, { exact: true })).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  await page.reload();
  await expect(dish(page)).toHaveText("Plum cake");
  await expect(back(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Keep this recipe" }).click();
  await expect(page).toHaveURL("/register");
  const email = "plum@plum.example.org";
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  const { links } = await mailTo(email);
  await page.goto(links.find((link) => link.includes("/verify-email/")) ?? "");
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");

  const wanted = page.getByRole("complementary", { name: "You wanted to keep" });
  await expect(wanted.getByRole("heading", { name: "Plum cake" })).toBeVisible();
  await wanted.getByRole("button", { name: "Keep this recipe" }).click();
  await expect(dish(page)).toHaveText("Plum cake (Copy)");
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
});

test("on the smallest phone what Larder is and the way to keep a recipe stand in one row", {
  tag: "@long",
}, async ({ page, request, createMember }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/r/${await share(request, await createMember(), "Plum cake")}`);
  const told = await page.getByText(about).boundingBox();
  const link = await page.getByRole("link", { name: "Keep this recipe" }).boundingBox();
  expect((told?.x ?? 0) + (told?.width ?? 320)).toBeLessThan(link?.x ?? 0);
  expect(link?.height).toBe(44);
});

test("a guest who looks around is offered to keep a recipe, across from the way back", {
  tag: "@long",
}, async ({ page, request, createMember, checkA11y }) => {
  const id = await share(request, await createMember(), "Plum cake");
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/recipes/${id}`);
    const link = page.getByRole("main").getByRole("link", { name: "Keep this recipe" });
    await expect(link).toHaveCount(1);
    const boxes = [await back(page).boundingBox(), await link.boundingBox()];
    expect(boxes.map((box) => Math.round(box?.y ?? -1))[0]).toBe(Math.round(boxes[1]?.y ?? -2));
    expect((boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0) - (boxes[0]?.width ?? 0)).toBeGreaterThan(
      width > 320 ? 8 : 5,
    );
    expect((boxes[1]?.x ?? 0) + (boxes[1]?.width ?? 0)).toBeLessThanOrEqual(width);
    await checkA11y(page);
  }
  await page.getByRole("link", { name: "Keep this recipe" }).click();
  await expect(page).toHaveURL("/register");
  await page.goto(`/r/${id}`);
  await expect(dish(page)).toHaveText("Plum cake");
  await expect(keep(page)).toHaveCount(1);
});

test("a recipe read to its end offers to keep it and other recipes of this kitchen, to whoever has no account", {
  tag: "@long",
}, async ({ page, request, createMember, signUp, checkA11y }) => {
  const id = await share(request, await createMember(), "Greengage cake");
  const foot = page.getByRole("region", { name: "Cook it again next week" });
  const more = page.getByRole("region", { name: "More from this kitchen" });
  await page.goto(`/r/${id}`);
  await expect(more.getByRole("article")).toHaveCount(4);
  await expect(more.getByRole("heading", { name: "Greengage cake" })).toHaveCount(0);
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveCount(1);
  await checkA11y(page);
  await foot.getByRole("link", { name: "Keep it in your own Larder" }).click();
  await expect(page).toHaveURL("/register");

  await signUp();
  await page.goto(`/recipes/${id}`);
  await expect(dish(page)).toHaveText("Greengage cake");
  await expect(foot).toHaveCount(0);
  await expect(more).toHaveCount(0);
});

test("a newcomer who has an account already comes back to the recipe, and keeps it there", {
  tag: "@long",
}, async ({ page, request, createMember }) => {
  const id = await share(request, await createMember(), "Plum cake");
  const member = await createMember();
  await page.goto(`/r/${id}`);
  await page.getByRole("link", { name: "Keep this recipe" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/recipes/${id}`);
  await page.getByRole("button", { name: "Keep this recipe" }).click();
  await expect(dish(page)).toHaveText("Plum cake (Copy)");
});

test("a member keeps a shared recipe by one press, its owner has nothing to keep", { tag: "@long" }, async ({
  page,
  request,
  createMember,
  signUp,
  signIn,
}) => {
  const owner = await createMember();
  const id = await share(request, owner, "Plum cake");
  await signUp();
  await page.goto(`/r/${id}`);
  await expect(dish(page)).toHaveText("Plum cake");
  await expect(page.getByText(about)).toHaveCount(0);
  await page.getByRole("button", { name: "Keep this recipe" }).click();
  await expect(dish(page)).toHaveText("Plum cake (Copy)");
  await expect(keep(page)).toHaveCount(0);

  await signIn(page, owner);
  await page.goto(`/r/${id}`);
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await expect(keep(page)).toHaveCount(0);
});

test("whoever comes from a list is led back to it, a shared link or not", { tag: "@long" }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Featured Recipes" }).getByRole("article").first();
  await card.getByRole("link").click();
  await expect(back(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/r/${id}`);
  await expect(page.getByText(about)).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  await page.goto("/dashboard");
  await card.getByRole("link").click();
  await expect(back(page)).toBeVisible();
  await expect(page.getByText(about)).toHaveCount(0);
});

test("a shared link whose recipe is gone offers a look around, and no list", { tag: "@long" }, async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  await page.goto("/r/00000000-0000-7000-8000-000000000000");
  await expect(dish(page)).toHaveText("Recipe not found");
  await expect(back(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Look around" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the page behind a shared link says without any script what Larder is and how to keep the recipe", {
  tag: "@long",
}, async ({ request, createMember }) => {
  const id = await share(request, await createMember(), "Plum cake");
  const html = await (await request.get(`/r/${id}`)).text();
  expect(html).toContain(about);
  expect(html).toContain(`<a href="/recipes/${id}">Keep this recipe</a>`);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`what a newcomer sees of a shared recipe is sound and does not move, ${width} wide`, {
    tag: "@long",
  }, async ({ page, request, createMember, checkA11y }) => {
    const id = await share(request, await createMember(), "Plum cake");
    await page.setViewportSize({ width, height });
    const movedByItself = await watchLayoutShifts(page);
    await page.goto(`/r/${id}`);
    await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await movedByItself()).toEqual([]);
    if (width === 390) await checkEverywhere(page, checkA11y, keep(page));
  });
}
