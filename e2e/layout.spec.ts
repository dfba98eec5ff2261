import { beans, start } from "./cook-mode.ts";
import { expect, test } from "./fixtures.ts";
import { findLayoutProblems } from "./layout-problems.ts";
import { createRecipe } from "./sample-recipes.ts";
import { desk, phone, tablet } from "./viewports.ts";

const sizes = [
  { width: 320, height: 568 },
  phone,
  { width: 704, height: 900 },
  tablet,
  { width: 1024, height: 700 },
  desk,
  { width: 1600, height: 900 },
];

test("every control is reachable and no text is cut off when timers run, on all pages from 320 to 1600 px", {
  tag: "@nightly",
}, async ({ page, request, signUp, problems }) => {
  test.setTimeout(300_000);
  problems.allow(/Blocked call to navigator.vibrate/);
  const member = await signUp();
  const steps = [...(beans.steps ?? []), "Soak for 2 hours and 30 minutes, then boil for 10 seconds."];
  const { id } = await createRecipe(request, member, { ...beans, steps, tags: ["stew"] });
  await createRecipe(request, member, {
    title: "עדשים",
    ingredients: ["2 כוסות עדשים"],
    steps: ["לבשל את העדשים."],
  });
  await page.goto(`/recipes/${id}`);
  for (const time of ["12 minutes", "2 hours and 30 minutes", "10 seconds"]) await start(page, time).click();
  await expect(page.getByText("Time is up")).toBeVisible({ timeout: 20_000 });
  const paths = [
    "/",
    "/dashboard",
    "/recipes",
    "/favorites",
    "/search?q=bean",
    `/recipes/${id}?servings=8`,
    `/recipes/${id}/cook?servings=8`,
    "/recipes/create",
    `/recipes/${id}/edit`,
    `/recipes/${id}/edit?step=instructions`,
    `/recipes/${id}/edit?step=review`,
    "/recipes/import",
    "/recipes/import?mode=text",
    "/recipes/import?mode=source",
    "/recipes/import?tab=history",
    "/recipes/scan",
    "/profile",
    "/security",
    "/security?tab=history",
    "/security?tab=alerts",
    "/security?tab=statistics",
    "/pricing",
    "/no-such-page",
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Timers" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // Polls, because a bar may still grow after the size has changed.
        await expect
          .poll(() => page.evaluate(findLayoutProblems), {
            message: `${path} at ${size.width} px, ${colorScheme}`,
            timeout: 2000,
          })
          .toEqual([]);
      }
    }
  }
});
