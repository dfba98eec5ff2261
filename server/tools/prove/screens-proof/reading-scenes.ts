import { type Scene, screenOf } from "./scene.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lists, searching, a recipe and cooking it. */
export const readingScenes: readonly Scene[] = [
  ...screenOf("dashboard", "/dashboard"),
  ...screenOf("my-recipes", "/recipes"),
  ...screenOf("favorites", "/favorites"),
  ...screenOf("search-results", "/search?q=tomato", ["none", "200"]),
  { name: "my-recipes-narrowed-to-nothing", who: "200", path: "/recipes?search=nothing+of+that+name" },
  { name: "my-recipes-past-the-end", who: "200", path: "/recipes?page=99" },
  { name: "search-before", who: "200", path: "/search" },
  { name: "search-nothing", who: "200", path: "/search?q=xylophone&cuisine=thai" },
  { name: "search-narrowed", who: "200", path: "/search?q=tomato&cuisine=italian&max_time=60&servings=2-6" },
  {
    name: "my-recipes-selecting",
    who: "200",
    path: "/recipes",
    async play({ page, shoot }) {
      await page.getByRole("button", { name: "Select", exact: true }).click();
      await shoot("none-chosen");
      for (const at of [0, 2]) await page.getByRole("article").nth(at).getByRole("button").first().click();
      await shoot("two-chosen");
      await page.getByRole("button", { name: "Change the selected recipes" }).click();
      await shoot("menu");
      await page.getByRole("menuitem", { name: "Add tags" }).click();
      await shoot("tags");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Change the selected recipes" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await shoot("delete");
    },
  },
  {
    name: "card-menu",
    who: "200",
    path: "/recipes",
    async play({ page, shoot }) {
      await page
        .getByRole("button", { name: /^What to do with/ })
        .first()
        .click();
      await shoot();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await shoot("delete");
    },
  },
  {
    name: "search-filters",
    who: "200",
    path: "/search?q=tomato",
    async play({ page, shoot }) {
      const filters = page.getByRole("button", { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await shoot();
    },
  },
  {
    name: "search-suggestions",
    who: "200",
    path: "/search",
    async play({ page, shoot }) {
      await page.getByRole("combobox", { name: "Search recipes" }).fill("tom");
      await page.getByRole("option").first().waitFor();
      await shoot();
    },
  },
  {
    name: "quick-search",
    who: "200",
    path: "/dashboard",
    async play({ page, shoot }) {
      await page.getByRole("button", { name: "Quick search" }).click();
      await shoot();
      await page.getByRole("combobox", { name: "Search recipes" }).fill("tom");
      await page.getByRole("option", { name: "Tomato" }).first().waitFor();
      await shoot("typed");
    },
  },
  { name: "recipe", who: "one", path: ({ plain }) => `/recipes/${plain}` },
  { name: "recipe-long", who: "200", path: ({ long }) => `/recipes/${long}` },
  { name: "recipe-scaled", who: "one", path: ({ plain }) => `/recipes/${plain}?servings=7` },
  { name: "recipe-of-another", who: "none", path: ({ foreign }) => `/recipes/${foreign}` },
  { name: "recipe-loading", who: "one", path: ({ plain }) => `/recipes/${plain}`, answers: "held" },
  { name: "recipe-failing", who: "one", path: ({ plain }) => `/recipes/${plain}`, answers: "failing" },
  { name: "recipe-missing", who: "200", path: "/recipes/0198f0a2-5f1e-7c3b-9d42-6a7b1c2d3e4f" },
  {
    name: "recipe-more",
    who: "one",
    path: ({ plain }) => `/recipes/${plain}`,
    async play({ page, shoot }) {
      await page.getByRole("button", { name: "More", exact: true }).click();
      await shoot();
      await page.getByRole("menuitem", { name: "Export", exact: true }).click();
      await shoot("export");
      await page.getByRole("menuitem", { name: "Print", exact: true }).click();
      await shoot("print");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await shoot("delete");
    },
  },
  {
    name: "cooking",
    who: "one",
    path: ({ plain }) => `/recipes/${plain}/cook`,
    async play({ page, shoot }) {
      await page.getByRole("button", { name: "Next" }).waitFor();
      await shoot();
      await page.getByRole("button", { name: "Next" }).click();
      const timer = page.getByRole("button", { name: /^Start a timer/ }).first();
      await timer.click();
      await wait(300);
      await shoot("timer");
      for (let step = 0; step < 20; step += 1) {
        const finish = page.getByRole("button", { name: "Finish" });
        if (await finish.isVisible()) break;
        await page.getByRole("button", { name: "Next" }).click();
      }
      await page.getByRole("button", { name: "Finish" }).click();
      await page.getByRole("heading", { name: "Done" }).waitFor();
      await shoot("done");
    },
  },
  { name: "cooking-long", who: "one", path: ({ long }) => `/recipes/${long}/cook` },
];
