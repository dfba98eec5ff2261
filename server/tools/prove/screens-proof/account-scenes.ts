import { planScenes } from "./plan-scenes.ts";
import { type Scene, screenOf } from "./scene.ts";

const TABS = [
  { name: "security", path: "/security" },
  { name: "security-history", path: "/security?tab=history" },
  { name: "security-alerts", path: "/security?tab=alerts" },
  { name: "security-statistics", path: "/security?tab=statistics" },
];

/** A tab with no event, a few of one's own and ten thousand. */
function securityScenes({ name, path }: { name: string; path: string }): Scene[] {
  return [
    { name: `${name}-none`, who: "unwatched", path },
    ...screenOf(name, path, ["one"]),
    { name: `${name}-10000`, who: "watched", path },
  ];
}

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
  ...planScenes,
  ...TABS.flatMap(securityScenes),
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
