import { testWithMembers } from "./counted-members.ts";
import { expect } from "./fixtures.ts";

const test = testWithMembers([{ name: "Spent", lifetime: { recipe_import: 40 } }]);

const steps = Array.from({ length: 60 }, (_, index) => `Step ${index + 1}: stir, taste, and wait a little.`);
const pasted = ["Long-simmered broth", ...steps, "Here it ends."].join("\n");

test("the pasted text can be read and copied when the lifetime limit is reached", {
  tag: "@nightly",
}, async ({ page, context, signInAs, problems, checkA11y }) => {
  problems.allow(/status of 402/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs("Spent");
  await page.goto("/recipes/import?mode=text");
  await page.getByRole("textbox", { name: "Recipe as text" }).fill(pasted);
  await page.getByRole("button", { name: "Read it" }).click();
  const plans = page.getByRole("dialog", { name: "Choose Your Recipe Management Plan" });
  await expect(plans.getByRole("alert")).toContainText("You've reached your limit!");
  await page.keyboard.press("Escape");
  await expect(plans).toBeHidden();
  const savedText = page.getByRole("region", { name: "Kept for later" });
  await expect(savedText.getByText("Kept on this device.", { exact: true })).toBeVisible();
  await expect(page.getByText("when you can go on")).toHaveCount(0);
  const shown = savedText.getByRole("region", { name: "Recipe as text" });
  await expect(shown).toHaveText(pasted, { useInnerText: true });
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await shown.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => shown.evaluate((box) => box.scrollTop)).toBe(0);
    await page.keyboard.press("End");
    const hiddenBelow = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;
    await expect.poll(() => shown.evaluate(hiddenBelow)).toBeLessThanOrEqual(1);
    expect((await shown.boundingBox())?.height).toBeLessThan(height / 2);
    await checkA11y(page);
  }
  await page.getByRole("button", { name: "Copy the text" }).press("Enter");
  await expect(page.getByText("Copied. Paste it wherever you like.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pasted);
});
