import { addSampleMember, SAMPLE_PASSWORD } from "../../trial/sample-members.ts";
import { startCountedServer } from "../account-proof/counted-server.ts";
import { ask, jsonOf } from "./ask.ts";
import { openWatcher, type Watcher } from "./browser.ts";
import type { Findings } from "./goal.ts";

const EMAIL = "cook@larder.invalid";
const GUESTS = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/resend-verification",
  "/pricing",
  "/nowhere",
  "/verify-email/x",
  "/reset-password/x",
  "/remove-sign-in/x",
];
const MEMBERS = [
  "/dashboard",
  "/recipes",
  "/recipes/create",
  "/recipes/import",
  "/recipes/scan",
  "/favorites",
  "/search?title=soup",
  "/profile",
  "/security",
  "/add",
  "/pricing",
];

/** G28: no screen breaks the policy that it is sent with (trusted types are part of it), and signing out leaves nothing behind. */
export async function proveBrowserPolicy(): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  try {
    await addSampleMember(server.deps, EMAIL, 24);
    const body = { email: EMAIL, password: SAMPLE_PASSWORD };
    const signed = await ask(server.url, { method: "POST", path: "/api/auth/login", body });
    const tokens = jsonOf<{ access_token: string; refresh_token: string }>(signed);
    const list = await ask(server.url, { path: "/api/recipes/my", token: tokens?.access_token });
    const id = /"id":"([0-9a-f-]{36})"/.exec(list.text)?.[1] ?? "";
    const shown = [`/recipes/${id}`, `/recipes/${id}/edit`, `/recipes/${id}/cook`, `/r/${id}`];
    const guest = await walk(server.url, {}, GUESTS);
    const stored = { token: tokens?.access_token ?? "", refresh_token: tokens?.refresh_token ?? "" };
    const member = await walk(server.url, stored, [...MEMBERS, ...shown], signOut);
    return { tries: guest.tries + member.tries, failures: [...guest.failures, ...member.failures] };
  } finally {
    await server.close();
  }
}

async function walk(
  url: string,
  tokens: Record<string, string>,
  screens: readonly string[],
  then: (watcher: Watcher) => Promise<string[]> = async () => [],
): Promise<Findings> {
  const watcher = await openWatcher(url, tokens, "data-xss");
  const failures: string[] = [];
  try {
    for (const screen of screens) {
      for (const problem of await watcher.look(screen)) failures.push(`${screen}: ${problem}`);
    }
    failures.push(...(await then(watcher)));
    return { tries: screens.length, failures };
  } finally {
    await watcher.close();
  }
}

/** Whatever the browser keeps of a member is gone once they are. */
async function signOut({ page, look, problems }: Watcher): Promise<string[]> {
  await look("/profile");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/profile"));
  await page.waitForLoadState("networkidle");
  const kept = await page.evaluate(async () => {
    const databases: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      await new Promise((resolve) => Object.assign(open, { onsuccess: resolve }));
      for (const store of open.result.objectStoreNames) {
        const counting = open.result.transaction(store).objectStore(store).count();
        await new Promise((resolve) => Object.assign(counting, { onsuccess: resolve }));
        if (counting.result > 0) databases.push(`${counting.result} in ${name}`);
      }
    }
    const values = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => `${key} = ${String(value).slice(0, 60)}`),
    );
    return [...values, ...databases, ...(await caches.keys()), document.cookie].filter((one) => one !== "");
  });
  return [...(await problems()), ...kept.map((one) => `kept after signing out: ${one}`)];
}
