import type { Page } from "@playwright/test";
import { signInByForm } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { createRecipe } from "./sample-recipes.ts";
import { scanPhoto } from "./scan-wizard.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });

async function logOut(page: Page) {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
}

/** The site's data in this browser: both storages, and the number of records in each database. */
async function readBrowserData(page: Page) {
  return page.evaluate(async () => {
    const count = (name: string) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const stores = [...database.objectStoreNames];
          let sum = 0;
          if (stores.length === 0) return resolve(0);
          const transaction = database.transaction(stores);
          for (const store of stores) {
            const countRequest = transaction.objectStore(store).count();
            countRequest.onsuccess = () => {
              sum += countRequest.result;
            };
          }
          transaction.oncomplete = () => {
            database.close();
            resolve(sum);
          };
        };
      });
    const databases: Record<string, number> = {};
    for (const { name } of await indexedDB.databases()) if (name) databases[name] = await count(name);
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases };
  });
}

test("the browser keeps no drafts, scans or timers when the member logs out", {
  tag: "@nightly",
}, async ({ page, browser, request, signUp }) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, {
    title: "Beans",
    ingredients: ["500 g beans"],
    steps: ["Simmer for 20 minutes."],
  });
  const shared = await createRecipe(request, member, { title: "Soup", is_public: true });
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto("/dashboard");
  await page.goto(`/r/${shared.id}`);
  await expect.poll(async () => (await readBrowserData(page)).session["larder:shared"]).toBe(shared.id);
  await page.goto(`/recipes/${id}`);
  await page.getByRole("checkbox").first().click();
  await page.getByRole("button", { name: "Start a timer: 20 minutes" }).click();
  await page.goto("/recipes/import");
  await page.getByRole("textbox", { name: "URL" }).fill("https://www.example.org/soup");
  await page.goto(`/recipes/${id}/edit`);
  await title(page).fill("Beans with sage");
  await page.goto("/recipes/create");
  await title(page).fill("Plum cake");
  await page.route("**/trpc/scans.process*", () => {});
  await scanPhoto(page, await photograph(browser, shortbread));
  await expect
    .poll(async () => {
      const { local, databases } = await readBrowserData(page);
      return [...Object.keys(local).map((key) => key.split(":")[1]), databases["larder-scans"]];
    })
    .toEqual(expect.arrayContaining(["draft", "cooking", "timers", 1]));

  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button").first().click();
  await page.goto("/recipes/create");
  await title(page).fill("Plum cake with cream");
  // The dialog asks because of the photo, which only this browser has.
  await logOut(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect.poll(async () => (await readBrowserData(page)).databases["larder-scans"]).toBe(0);
  const { local, session } = await readBrowserData(page);
  const { theme, ...rest } = local;
  expect(theme).toBe("dark");
  // The remaining keys are preferences and contain no typed text.
  expect(
    Object.keys(rest).filter((key) => !/^larder:(welcomed:|usage-bar$|notifications-asked$)/.test(key)),
  ).toEqual([]);
  expect(session).toEqual({});

  await page.goto("/login");
  await signInByForm(page, member);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/recipes/create");
  await expect(title(page)).toHaveValue("Plum cake with cream");
  await page.goto(`/recipes/${id}/edit`);
  await expect(title(page)).toHaveValue("Beans with sage");
});

test("logout asks for confirmation when a draft could not be sent to the server", async ({
  page,
  problems,
  signUp,
}) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.goto("/recipes/create");
  await page.route("**/trpc/drafts.save*", (route) => route.abort());
  await title(page).fill("Plum cake");
  await logOut(page);
  const question = page.getByRole("alertdialog", { name: "Sign out and lose it?" });
  await expect(question).toContainText("Something that you typed or scanned is in this browser only.");
  await expect(question.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL("/recipes/create");
  await expect(title(page)).toHaveValue("Plum cake");
  await logOut(page);
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  const { local } = await readBrowserData(page);
  expect(JSON.stringify(local)).not.toContain("Plum cake");
});

test("the drafts of other tabs are removed when the member logs out", { tag: "@nightly" }, async ({
  page,
  context,
  problems,
  signUp,
}) => {
  // The first tab may send a draft at the same time, which is rejected.
  problems.allow(/status of 4(01|09)/);
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Plum cake");
  await expect.poll(async () => JSON.stringify((await readBrowserData(page)).local)).toContain("Plum cake");
  const other = await context.newPage();
  // The dialog appears only if the newest draft has not reached the server yet.
  const question = other.getByRole("alertdialog").getByRole("button", { name: "Sign out" });
  await other.addLocatorHandler(question, () => question.click());
  await other.goto("/recipes");
  await title(page).fill("Plum cake with cream");
  await logOut(other);
  // The locator handler runs only while Playwright waits for an element.
  await expect(other.getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(other).toHaveURL("/");
  await expect(page).toHaveURL("/login");
  const { local } = await readBrowserData(other);
  expect(JSON.stringify(local)).not.toContain("Plum cake");
});

test("the member's data is removed and the session ends when the browser continues as a guest", {
  tag: "@nightly",
}, async ({ page, request, signUp, problems, checkA11y }) => {
  problems.allow(/status of 401|ERR_FAILED/);
  const member = await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Secret stew");
  await expect.poll(async () => JSON.stringify(await readBrowserData(page))).toContain("Secret stew");
  // If the account cannot be loaded, the form appears with a notice.
  await page.route("**/trpc/accounts.me*", (route) => route.abort(), { times: 1 });
  await page.goto("/login");
  await expect(page.getByText("You may still be signed in on this browser.")).toBeVisible();
  await checkA11y(page);
  await page.getByRole("button", { name: "Continue as Guest" }).click();
  await expect(page).toHaveURL("/dashboard");
  const stored = JSON.stringify(await readBrowserData(page));
  for (const text of ["Secret stew", member.token, member.refreshToken]) expect(stored).not.toContain(text);
  const headers = { authorization: `Bearer ${member.token}` };
  await expect.poll(async () => (await request.get("/api/auth/me", { headers })).status()).toBe(401);
});
