import { crc32, deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { goOnTo, openStep, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const cover = (page: Page) => page.getByRole("group", { name: "Picture", exact: true });

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const refused = [
  {
    what: "words",
    name: "soup.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("no picture at all"),
    says: /^File "soup\.jpg" is not a supported image type\./,
  },
  {
    what: "nothing",
    name: "soup.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(0),
    says: "The file is empty",
  },
  {
    what: "an SVG",
    name: "soup.svg",
    mimeType: "image/svg+xml",
    buffer: svg,
    says: /^File "soup\.svg" is not a supported/,
  },
  {
    what: "an SVG called PNG",
    name: "soup.png",
    mimeType: "image/png",
    buffer: svg,
    says: /^File "soup\.png" is not a supported/,
  },
  {
    what: "a bomb",
    name: "soup.png",
    mimeType: "image/png",
    buffer: bomb(30_000),
    says: 'File "soup.png" could not be read as an image.',
  },
  {
    what: "what is too large",
    name: "soup.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(6_000_000, 7),
    says: 'File "soup.jpg" is too large. Maximum size is 5MB.',
  },
];

test("a picture that is none, too large, a bomb or an SVG is refused beside its place, and stops no saving", {
  tag: "@long",
}, async ({ page, problems, signUp }) => {
  problems.allow(/status of 4(00|15|22)/);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Soup" });
  await openStep(page, "Recipe Details");
  for (const { what, says, ...file } of refused) {
    await test.step(what, async () => {
      await page.locator("input[type=file]").first().setInputFiles(file);
      await expect(cover(page).getByText(says)).toBeVisible();
      await expect(cover(page).getByRole("button", { name: "Try Again" })).toHaveCount(0);
      const broken = await cover(page)
        .locator("img")
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length,
        );
      expect(broken).toBe(0);
      await cover(page)
        .getByRole("button", { name: /^Remove/ })
        .click();
      await expect(cover(page).getByText(says)).toHaveCount(0);
    });
  }
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(refused[0] as (typeof refused)[0]);
  await expect(cover(page).getByText(refused[0]?.says ?? "")).toBeVisible();
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("link", { name: "Soup" })).toBeVisible();
});

test("a title of 10,000 characters is refused beside its field and kept, over a reload too", {
  tag: "@long",
}, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await field(page, "Title").fill("T".repeat(10_000));
  const told = "At most 200 characters; this has 10,000.";
  await expect(field(page, "Title")).toHaveAccessibleDescription(told);
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("T".repeat(10_000));
  await page.getByRole("switch", { name: "Public recipe" }).focus();
  await page.getByRole("button", { name: "Show where" }).click();
  await expect(field(page, "Title")).toBeFocused();
});

test("of 300 pasted lines the first too many is marked, and the way leads there", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await field(page, "Title").fill("Long list");
  await goOnTo(page, "Ingredients");
  const lines = Array.from({ length: 300 }, (_, at) => `${at + 1} g thing`).join("\n");
  await field(page, "Ingredient 1").evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, lines);
  await expect(field(page, "Ingredient 300")).toHaveValue("300 g thing");
  await page.getByRole("button", { name: "Show where" }).click();
  await expect(field(page, "Ingredient 201")).toBeFocused();
  await expect(field(page, "Ingredient 201")).toHaveAccessibleDescription(
    "At most 200 of these; you have 300.",
  );
});

test("a network that drops at every step loses nothing that was typed", async ({
  page,
  context,
  problems,
  signUp,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signUp();
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toBeVisible();
  // Every step is there before the network goes.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: bomb(8) });
  await expect(cover(page).getByText("Failed to upload images")).toBeVisible();
  await writeRecipe(page, { title: "Offline omelette" });
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("alert")).toHaveText(
    "A picture is not stored yet. Wait for it, try again, or remove it.",
  );

  // That is where the picture is.
  await expect(page.getByRole("heading", { level: 2, name: "Basic Information" })).toBeVisible();
  await cover(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("alert")).toHaveText("Failed to create recipe");
  await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("2 eggs");

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("link", { name: "Offline omelette" })).toBeVisible();
});

test("whoever saves while a step's picture has not arrived is led to it, whatever else failed before", {
  tag: "@long",
}, async ({ page, problems, signUp }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  const picture = { name: "dot.png", mimeType: "image/png", buffer: bomb(8) };
  const input = (of: string) => page.getByRole("group", { name: of, exact: true }).locator("input");
  await page.route("**/api/upload/image", (route) => route.abort());
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Rolled pasta" });
  await page.getByRole("button", { name: "Add step" }).click();
  await field(page, "Step 2").fill("Roll it out.");
  await input("Picture of Step 2").setInputFiles(picture);
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await saveRecipe(page, "Create Recipe");
  await expect(page).toHaveURL(/step=instructions/);
  const wait = "A picture is not stored yet. Wait for it, try again, or remove it.";
  await expect(page.getByRole("alert")).toHaveText(wait);
  await expect(field(page, "Step 2")).toBeFocused();
  await expect(field(page, "Step 2")).toHaveAccessibleDescription(wait);

  await page.unroute("**/api/upload/image");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field(page, "Step 2")).not.toHaveAttribute("aria-invalid", "true");

  // A picture that failed in the first step does not keep the keyboard from what is wrong in another.
  await page.route("**/api/upload/image", (route) => route.abort());
  await openStep(page, "Recipe Details");
  await input("Picture").setInputFiles(picture);
  await expect(cover(page).getByText("Failed to upload images")).toBeVisible();
  await openStep(page, "Instructions");
  await field(page, "Step 2").fill("x".repeat(5001));
  await page.getByRole("button", { name: "Show where" }).click();
  await expect(field(page, "Step 2")).toBeFocused();
});

test("words of other scripts run in their own direction", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "كبسة دجاج", ingredient: "2 كوب أرز", step: "اطبخ الدجاج 45 minutes." });
  await expect(field(page, "Step 1")).toHaveCSS("direction", "rtl");
  // A heading's stop stands at its end, which is on the left.
  const heading = "للتقديم (ساخن)!";
  await page
    .getByRole("region", { name: "Instructions" })
    .getByRole("button", { name: "Add section heading" })
    .click();
  await page.keyboard.type(heading);
  await page.getByRole("button", { name: "Add step" }).click();
  await page.keyboard.type("يقدم.");
  const shown = page.getByText(heading, { exact: true }).filter({ visible: true });
  await goOnTo(page, "Review");
  await expect(shown).toHaveCSS("direction", "rtl");
  await saveRecipe(page, "Create Recipe");
  await page.getByRole("link", { name: "كبسة دجاج" }).click();
  await expect(shown).toHaveCSS("direction", "rtl");
  const time = page.getByRole("button", { name: "Start a timer: 45 minutes" });
  await expect(page.locator("p", { has: time })).toHaveCSS("direction", "rtl");
  await expect(time).toHaveCSS("direction", "ltr");
  await page.getByRole("link", { name: "Start cooking" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(shown).toHaveCSS("direction", "rtl");
});

test("a tag of thirty wide letters widens no page of a phone", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const tag = "W".repeat(30);
  const { id } = await createRecipe(request, await signUp(), { title: "Waffles", tags: [tag] });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const step of ["", "/edit", "/edit?step=review", "create"]) {
    await page.goto(step === "create" ? "/recipes/create" : `/recipes/${id}${step}`);
    // A recipe's own tag, and among those used before, which are offered in the field.
    if (step === "create") await page.getByRole("textbox", { name: "Tags" }).click();
    await expect(page.getByText(tag).filter({ visible: true }).first()).toBeVisible();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, step).toBe(0);
  }
});

test("a unit of fifty wide letters widens no page of a phone", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Waffles", steps: ["Stir the flour."] });
  const unit = "U".repeat(50);
  const answer = await request.put(`/api/recipes/${id}`, {
    headers: bearer(member),
    data: { ingredients: [{ name: "flour", quantity: 1_000_000, unit }] },
  });
  expect(answer.status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of ["", "/cook"]) {
    await page.goto(`/recipes/${id}${part}`);
    const amount = page.getByText(unit).filter({ visible: true }).first();
    await expect(amount).toBeVisible();
    const right = await amount.evaluate((element) => element.getBoundingClientRect().right);
    expect(right, part).toBeLessThanOrEqual(390);
  }
});

/** A PNG of nothing but black: square, of one bit a pixel, light on the wire. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND")]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
