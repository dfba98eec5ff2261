import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";

test.use({ serverEnv: { SIGNUP: "closed" } });

test("a visitor finds the ways in, and no form, when the server takes no accounts", {
  tag: "@long",
}, async ({ page, problems, checkA11y }) => {
  problems.allow(/status of 403/);
  for (const path of ["/register", "/register?invitation=of-somebody-else"]) {
    await page.goto(path);
    await expect(page.getByText("This server takes no new accounts.")).toBeVisible();
    await expect(page.locator("form")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  }
  await checkEverywhere(page, checkA11y, page.getByText("This server takes no new accounts."));
});
