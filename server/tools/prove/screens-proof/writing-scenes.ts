import { errorTexts } from "#server/texts/en/errors.ts";
import { press, type Scene, type Stage } from "./scene.ts";

const TEXT = `Onion tart

Serves 4

Ingredients
4 large onions, sliced
50 g butter
250 g puff pastry
2 eggs
150 ml cream

Method
Cook the onions in the butter for 30 minutes, until they are soft and golden.
Roll out the pastry and lay it into a tin.
Whisk eggs and cream, stir in the onions and pour it over the pastry.
Bake for 35 minutes at 190 C.`;

/** Asks for a page that the server is made to refuse so, with a detail of its own where it has one. */
async function importRefused(stage: Stage, httpStatus: number, code: string, detail: unknown = code) {
  const { page } = stage;
  await page.route("**/trpc/imports.extract*", (route) => {
    const refusal = { error: { message: code, code: -32603, data: { code, httpStatus, detail } } };
    const isBatch = new URL(route.request().url()).searchParams.has("batch");
    return route.fulfill({ status: httpStatus, json: isBatch ? [refusal] : refusal });
  });
  await page.getByRole("textbox", { name: "URL" }).fill("https://www.allrecipes.com/recipe/plum-cake");
  await press(stage, "Import");
}

/** The ways in which reading a page fails. */
const refusals = [
  { name: "gone", status: 422, code: "IMPORT_PAGE_GONE", told: "There is no page" },
  { name: "no-recipe", status: 422, code: "IMPORT_NO_RECIPE", told: "No recipe was found" },
  { name: "closed", status: 422, code: "IMPORT_SITE_REFUSES", told: "does not let servers" },
  { name: "unreachable", status: 502, code: "IMPORT_UNREACHABLE", told: "could not be reached" },
] as const;
const refusalScenes = refusals.map(
  ({ name, status, code, told }): Scene => ({
    name: `import-${name}`,
    who: "none",
    path: "/recipes/import",
    async play(stage) {
      await importRefused(stage, status, code, errorTexts[code]);
      await stage.page.getByText(told).first().waitFor();
      await stage.shoot();
    },
  }),
);

/** Writing a recipe, and bringing one in from elsewhere. */
export const writingScenes: readonly Scene[] = [
  {
    name: "add-sheet",
    who: "one",
    path: "/recipes",
    async play(stage) {
      const { page, isPhone, shoot } = stage;
      const bar = page.getByRole("navigation", { name: "Bottom bar" });
      if (isPhone) await bar.getByRole("button", { name: "Add" }).click();
      else await page.getByRole("button", { name: "Add Recipe" }).click();
      await shoot();
    },
  },
  {
    name: "create",
    who: "writer",
    path: "/recipes/create",
    async play(stage) {
      const { page, shoot } = stage;
      await shoot();
      await page.getByRole("textbox", { name: "Title" }).fill("Tomato soup with basil");
      await press(stage, "Next");
      const lines = page.getByRole("textbox", { name: /^Ingredient / });
      await lines.first().fill("1 kg ripe tomatoes");
      await lines.first().press("Enter");
      await lines.nth(1).fill("2 tbsp olive oil");
      await page.waitForTimeout(900);
      await shoot("ingredients");
      await press(stage, "Next");
      await page.getByRole("textbox", { name: /^Step 1/ }).fill("Cook all of it for 30 minutes.");
      await shoot("method");
      await press(stage, "Next");
      await shoot("review");
      // Else the next one would begin with the draft of this.
      await press(stage, "Create Recipe");
      await page.waitForURL("**/recipes");
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "edit",
    who: "one",
    path: ({ plain }) => `/recipes/${plain}/edit`,
    async play(stage) {
      const { page, shoot } = stage;
      await page.getByRole("textbox", { name: "Title" }).waitFor();
      await shoot();
      await page.getByRole("textbox", { name: "Ingredient 3", exact: true }).focus();
      await page.waitForTimeout(900);
      await shoot("line");
      await page.getByRole("list", { name: "Steps" }).getByRole("button", { name: "Review" }).click();
      await shoot("review");
    },
  },
  { name: "edit-long", who: "200", path: ({ long }) => `/recipes/${long}/edit` },
  { name: "edit-loading", who: "one", path: ({ plain }) => `/recipes/${plain}/edit`, answers: "held" },
  { name: "edit-failing", who: "one", path: ({ plain }) => `/recipes/${plain}/edit`, answers: "failing" },
  { name: "import-link", who: "none", path: "/recipes/import" },
  { name: "import-source", who: "none", path: "/recipes/import?mode=source" },
  { name: "import-history-none", who: "none", path: "/recipes/import?tab=history" },
  {
    name: "import-refused",
    who: "none",
    path: "/recipes/import",
    async play(stage) {
      const { page, shoot } = stage;
      await page.getByRole("textbox", { name: "URL" }).fill("https://www.example.org/soup");
      await press(stage, "Import");
      await page.getByRole("alert").or(page.getByText("supported site")).first().waitFor();
      await shoot();
    },
  },
  ...refusalScenes,
  {
    name: "import-limit",
    who: "none",
    path: "/recipes/import",
    async play(stage) {
      await importRefused(stage, 402, "DAILY_LIMIT_EXCEEDED", {
        code: "DAILY_LIMIT_EXCEEDED",
        message: "You have reached your daily recipe import limit.",
        upgradeRequired: true,
        retryAfter: 9 * 3600,
      });
      await stage.page.getByRole("dialog").waitFor();
      await stage.page.keyboard.press("Escape");
      await stage.page.getByText("daily recipe import limit").first().waitFor();
      await stage.shoot();
    },
  },
  {
    name: "import-waiting",
    who: "none",
    path: "/recipes/import",
    answers: "held",
    async play(stage) {
      await stage.page
        .getByRole("textbox", { name: "URL" })
        .fill("https://www.allrecipes.com/recipe/plum-cake");
      await press(stage, "Import");
      await stage.page.getByRole("progressbar").waitFor();
      await stage.shoot();
    },
  },
  {
    name: "import-text",
    who: "writer",
    path: "/recipes/import?mode=text",
    async play(stage) {
      const { page, shoot } = stage;
      await shoot();
      await page.getByRole("textbox", { name: "Recipe as text" }).fill(TEXT);
      await press(stage, "Read it");
      await page.getByRole("textbox", { name: "Title" }).waitFor();
      await shoot("review");
      await page.goto("/recipes/import?tab=history");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await shoot("history");
      await page.goto("/recipes/import?mode=url");
      await page.getByRole("button", { name: "Continue review" }).waitFor();
      await shoot("open");
      await page.goto("/recipes/import");
      await page.getByRole("textbox", { name: "Title" }).waitFor();
      await press(stage, "Save");
      await page.getByRole("heading", { name: "Recipe saved" }).waitFor();
      await shoot("saved");
      await press(stage, "Import another");
      await page.getByRole("heading", { name: "Brought in lately" }).waitFor();
      await shoot("recent");
    },
  },
];
