import { expect, type Page } from "@playwright/test";

/** The plans open over the words of a limit, which stay. */
export async function closePlans(page: Page): Promise<void> {
  const plans = page.getByRole("dialog", { name: "Choose Your Recipe Management Plan" });
  await expect(plans.getByRole("alert")).toContainText("You've reached your limit!");
  await page.keyboard.press("Escape");
  await expect(plans).toBeHidden();
}
