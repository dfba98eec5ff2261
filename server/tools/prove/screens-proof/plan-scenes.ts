import type { Page } from "@playwright/test";
import { PLAN_LIMITS } from "#server/features/usage/policy.ts";
import type { Usage } from "#server/features/usage/schema.ts";
import type { Scene } from "./scene.ts";

type Tier = Usage["accountTier"];
type Three = Record<"recipe_create" | "recipe_import" | "ocr_operation", number>;

const DAY = 86_400_000;
const unlimited = { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" } as const;
const limitsOf = (limits: Three | null) =>
  limits === null
    ? unlimited
    : { recipes: limits.recipe_create, imports: limits.recipe_import, ocr: limits.ocr_operation };
const counts = (recipesCreated: number, recipesImported: number, ocrOperations: number) => ({
  recipesCreated,
  recipesImported,
  ocrOperations,
});

/** What a server that counts would answer: the pictured one lifts the limits. */
function usageOf(tier: Tier): Usage {
  const { lifetime, monthly, daily } = PLAN_LIMITS[tier];
  return {
    accountTier: tier,
    usage: {
      lifetime: counts(62, 31, 9),
      monthly: monthly ? counts(48, 12, 3) : null,
      daily: counts(1, 2, 0),
    },
    limits: { lifetime: limitsOf(lifetime), monthly: limitsOf(monthly), daily: limitsOf(daily) },
    resets: {
      dailyAt: new Date(new Date().setHours(24, 0, 0, 0)).toISOString(),
      monthlyAt: monthly ? new Date(Date.now() + 12 * DAY).toISOString() : null,
    },
  };
}

async function count(page: Page, tier: Tier): Promise<void> {
  await page.route(/trpc\/.*usage\.get/, async (route) => {
    const response = await route.fetch();
    const names = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
    const answers = (await response.json()) as unknown[];
    await route.fulfill({
      response,
      json: answers.map((answer, index) =>
        names[index] === "usage.get" ? { result: { data: usageOf(tier) } } : answer,
      ),
    });
  });
  await page.reload();
  await page.getByRole("meter").first().waitFor();
}

const counted = (name: string, path: string, tier: Tier): Scene => ({
  name,
  who: "one",
  path,
  async play({ page, shoot }) {
    await count(page, tier);
    await shoot();
  },
});

/** The plans of a member whose use is counted. */
export const planScenes: readonly Scene[] = [
  counted("pricing-freemium", "/pricing", "freemium"),
  counted("pricing-premium", "/pricing", "premium"),
  counted("profile-freemium", "/profile", "freemium"),
  {
    name: "plans-dialog",
    who: "one",
    path: "/recipes",
    async play({ page, shoot }) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("button", { name: "View Plans" }).click();
      await page.getByRole("article").first().waitFor();
      await shoot();
    },
  },
];
