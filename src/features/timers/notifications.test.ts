import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { closeAllNotifications, showNotification } from "./notifications.ts";

const source = readFileSync(new URL("../../../public/cook-notifications.js", import.meta.url), "utf8");
const home = "http://larder.local";

afterEach(() => vi.unstubAllGlobals());

/** Taps on a notification of `path` while the pages in `open` are open; returns the worker's actions. */
async function tap(path: string, open: readonly string[]): Promise<string[]> {
  const actions: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const clients = {
    matchAll: async (options: object) => {
      // The worker controls no page, because none is in its scope.
      expect(options).toEqual({ type: "window", includeUncontrolled: true });
      return open.map((path) => ({
        url: `${home}${path}`,
        focus: async () => actions.push(`focus ${path}`),
      }));
    },
    openWindow: async (path: string) => actions.push(`open ${path}`),
  };
  const self = {
    clients,
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  };
  runInContext(source, createContext({ self, URL }));
  expect(Object.keys(listeners)).toEqual(["notificationclick"]);
  const waited: Promise<unknown>[] = [];
  listeners.notificationclick?.({
    notification: { close: () => actions.push("close"), data: { path } },
    waitUntil: (promise: Promise<unknown>) => waited.push(promise),
  });
  await Promise.all(waited);
  return actions;
}

test("a tap on a notification focuses the cook page with any servings", async () => {
  const open = ["/recipes", "/recipes/a/cook", "/recipes/b/cook?servings=8"];
  expect(await tap("/recipes/b/cook", open)).toEqual(["close", "focus /recipes/b/cook?servings=8"]);
});

test("a tap focuses any other page without it, and opens the cook page without any", async () => {
  expect(await tap("/recipes/b/cook", ["/recipes", "/search"])).toEqual(["close", "focus /recipes"]);
  expect(await tap("/recipes/b/cook", [])).toEqual(["close", "open /recipes/b/cook"]);
});

test("the page shows the notification when there is no worker", async () => {
  const shown: string[] = [];
  class PageNotification {
    static permission = "granted";
    constructor(title: string, { body }: { body: string }) {
      shown.push(`${title}: ${body}`);
    }
    close() {
      shown.push("closed");
    }
  }
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("Notification", PageNotification);
  showNotification({ title: "Time is up: Step 1", body: "Braised beans", tag: "a", path: "/recipes/a/cook" });
  await vi.waitFor(() => expect(shown).toEqual(["Time is up: Step 1: Braised beans"]));
  closeAllNotifications();
  await vi.waitFor(() => expect(shown).toEqual(["Time is up: Step 1: Braised beans", "closed"]));
});
