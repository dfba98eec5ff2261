import { type Scene, screenOf } from "./scene.ts";

/** One's account: profile, plans and what is known of its safety. */
export const accountScenes: readonly Scene[] = [
  {
    name: "account-menu",
    who: "one",
    path: "/recipes",
    async play({ page, isPhone, shoot }) {
      await page.getByRole("button", { name: isPhone ? "Open menu" : "Account", exact: true }).click();
      await shoot();
    },
  },
  ...screenOf("profile", "/profile", ["one"]),
  { name: "profile-password", who: "one", path: "/profile?open=password" },
  {
    name: "profile-edit",
    who: "one",
    path: "/profile",
    async play({ page, shoot }) {
      await page.getByRole("button", { name: "Edit personal information" }).click();
      await shoot();
    },
  },
  {
    name: "profile-delete",
    who: "one",
    path: "/profile",
    async play({ page, shoot }) {
      await page.getByRole("button", { name: "Delete account" }).click();
      await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();
      await shoot();
    },
  },
  ...screenOf("pricing", "/pricing", ["one"]),
  ...screenOf("security", "/security", ["one"]),
  ...screenOf("security-history", "/security?tab=history", ["one"]),
  ...screenOf("security-alerts", "/security?tab=alerts", ["one"]),
  ...screenOf("security-statistics", "/security?tab=statistics", ["one"]),
  {
    name: "server-away",
    who: "one",
    path: "/recipes",
    async play({ page, shoot }) {
      await page.route(/\/(trpc|api)\//, (route) => route.abort());
      await page.getByRole("combobox", { name: "Order" }).selectOption({ index: 3 });
      await page.waitForTimeout(3000);
      await shoot();
    },
  },
];
