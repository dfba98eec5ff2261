import { expect, type Locator, type Page } from "@playwright/test";

const appearances = [
  { size: { width: 390, height: 844 }, colorScheme: "dark" },
  { size: { width: 390, height: 844 }, colorScheme: "light" },
  { size: { width: 1440, height: 900 }, colorScheme: "light" },
] as const;

/**
 * Checks the page on phones and wide screens, light and dark: axe finds no violation, and nothing scrolls
 * sideways. Dark mode is checked at one width only, because colours do not depend on the width.
 * @param shown must be visible before each check
 */
export async function checkEverywhere(
  page: Page,
  checkA11y: (page: Page, scope?: "everything" | "colours") => Promise<void>,
  shown?: Locator,
): Promise<void> {
  for (const { size, colorScheme } of appearances) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    if (shown) await expect(shown).toBeVisible();
    await checkA11y(page, colorScheme === "light" ? "everything" : "colours");
    const overflow = await page.evaluate(() => {
      const dialog = document.querySelector("[role=dialog] section") ?? document.documentElement;
      return dialog.scrollWidth - dialog.clientWidth;
    });
    expect(overflow, `sideways scrolling at ${size.width}`).toBeLessThanOrEqual(0);
  }
}
