import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const kept = (page: Page) => page.getByText("We kept what you had typed.");
/** Not in a message that is on its way out. */
const undo = (page: Page) =>
  page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: "Undo" });

for (const isEdit of [false, true]) {
  test(`a draft that a tap took away comes back by Undo, here and on the server, ${isEdit ? "changing" : "creating"}`, {
    tag: isEdit ? [] : "@long",
  }, async ({ page, request, signUp }) => {
    const member = await signUp();
    const { id } = isEdit ? await createRecipe(request, member, { title: "Omelette" }) : { id: "" };
    await page.goto(isEdit ? `/recipes/${id}/edit` : "/recipes/create");
    await title(page).fill("Plum cake");
    await expect.poll(() => draftsIn(page)).toContain("Plum cake");
    await page.reload();
    const removed = page.waitForResponse(/drafts\.delete/);
    await page.getByRole("button", { name: isEdit ? "Discard my changes" : "Start afresh" }).click();
    await expect(title(page)).toHaveValue(isEdit ? "Omelette" : "");
    await removed;
    expect(await draftsIn(page)).toBe("");
    const saved = page.waitForResponse(/drafts\.save/);
    await undo(page).click();
    await expect(title(page)).toHaveValue("Plum cake");
    await expect(kept(page)).toBeVisible();
    expect((await saved).ok()).toBe(true);
    await expect.poll(() => draftsIn(page)).toContain("Plum cake");
    await forgetHere(page);
    await page.goto(isEdit ? `/recipes/${id}/edit` : "/recipes/create");
    await expect(title(page)).toHaveValue("Plum cake");
  });
}

test("what was begun since Undo was offered can be brought back in its turn", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Plum cake");
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await title(page).fill("Soup");
  await undo(page).click();
  await expect(title(page)).toHaveValue("Plum cake");
  await undo(page).click();
  await expect(title(page)).toHaveValue("Soup");
});

test("Undo after the form was left keeps the draft for when it is opened next", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Plum cake");
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await page.getByRole("link", { name: "Cancel" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/recipes");
  const saved = page.waitForResponse(/drafts\.save/);
  await undo(page).click();
  expect((await saved).ok()).toBe(true);
  await page.goto("/recipes/create");
  await expect(title(page)).toHaveValue("Plum cake");
  await expect(kept(page)).toBeVisible();
});

test("a tag half typed is kept, here and on the server, and saved only once it is a tag", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette", tags: ["eggs"] });
  const tags = page.getByRole("textbox", { name: "Tags" });
  const made = page.getByRole("button", { name: /^Remove tag / });
  await page.goto(`/recipes/${id}/edit`);
  await tags.pressSequentially("breakf");
  await expect.poll(() => draftsIn(page)).toContain("breakf");
  await page.reload();
  await expect(tags).toHaveValue("breakf");
  await expect(kept(page)).toBeVisible();
  const removed = page.waitForResponse(/drafts\.delete/);
  await page.getByRole("button", { name: "Discard my changes" }).click();
  await expect(tags).toHaveValue("");
  await removed;
  const copied = page.waitForResponse(/drafts\.save/);
  await undo(page).click();
  await expect(tags).toHaveValue("breakf");

  // A saving leaves it where it is, and in the draft.
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page.getByText("Changes saved successfully!", { exact: false }).first()).toBeVisible();
  const stored = await request.get(`/api/recipes/${id}`, { headers: bearer(member) });
  expect(((await stored.json()) as { tags: string[] }).tags).toEqual(["eggs"]);
  expect((await copied).ok()).toBe(true);
  await forgetHere(page);
  await page.goto(`/recipes/${id}/edit?step=review`);
  // In the review, and under its field as long as nobody has come by there.
  const isNone = page.getByText("“breakf” is not a tag yet").filter({ visible: true });
  await expect(isNone).toHaveCount(1);
  await page.getByRole("button", { name: "Change Basic Information" }).click();
  await expect(tags).toHaveValue("breakf");
  await expect(isNone).toHaveCount(1);
  await tags.press("Enter");
  await expect(made).toHaveCount(2);
  await expect(tags).toHaveValue("");
});

/** Leaves the page as it would be on another device, which has what the server has. */
async function forgetHere(page: Page): Promise<void> {
  await page.goto("/manifest.webmanifest");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes("draft")) localStorage.removeItem(key);
  });
}

/** What the browser keeps of forms that were not saved. */
function draftsIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("larder:draft:"))
      .join("\n"),
  );
}
