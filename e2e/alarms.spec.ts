import type { Browser } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { type HiddenTab, HiddenTabs } from "./hidden-tabs.ts";
import { type CreatedRecipe, createRecipe } from "./sample-recipes.ts";

const SECONDS = 10;
const recipe = { title: "Quick fennel", steps: [`Fry the fennel for ${SECONDS} seconds.`, "Serve."] };

/**
 * A script for the pages: it counts audible tones, and slows down timers of hidden tabs, which Playwright's
 * browser arguments prevent.
 */
const prepare = `
  const { setTimeout: schedule } = window;
  window.setTimeout = (call, ms, ...values) =>
    schedule.call(window, call, document.hidden ? ms + 1000 : ms, ...values);
  window.tones = 0;
  const play = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function startTone(when) {
    if (this.context.state === "running") window.tones += 1;
    return play.call(this, when);
  };`;
const tonesOf = (tab: HiddenTab) => tab.evaluate<number>("window.tones");
const PLACES = ["hidden", "shown", "two windows", "reloaded"] as const;
type Place = (typeof PLACES)[number];
/** ALARM_TURNS=20 repeats the test, which takes six minutes. */
const TURNS = Number(process.env.ALARM_TURNS ?? 1);
/** The number of browser contexts that run concurrently. */
const AT_ONCE = Math.min(TURNS, 5);
const isTimeUp = `document.body.innerText.includes("Time is up")`;
const isHidden = "document.hidden";
const hint = `document.body.innerText.includes("Tap to hear the alarm")`;

/** Opens two signed-in tabs: cook mode in front, with a timer just started, and the list of recipes. */
async function cookInTwoTabs(browser: Browser, url: string, member: Member, id: string, newWindow = false) {
  const tabs = await HiddenTabs.create(browser);
  const signIn = `if (!localStorage.token) {
    localStorage.token = ${JSON.stringify(member.token)};
    localStorage.refresh_token = ${JSON.stringify(member.refreshToken)};
  }`;
  const script = `${prepare}${signIn}`;
  const other = await tabs.open(`${url}/recipes`, script, true);
  await other.waitFor(`document.querySelector("article")`);
  const cook = await tabs.open(`${url}/recipes/${id}/cook`, script, newWindow);
  await start(cook);
  return { tabs, cook, other };
}

async function start(cook: HiddenTab) {
  await cook.click("Start a timer: ");
  await cook.waitFor(`document.querySelector(".timer-clock")`);
}

test.describe("an alarm", () => {
  let member: Member;
  let created: CreatedRecipe;
  let open: HiddenTabs | undefined;
  test.beforeEach(async ({ createMember, request }) => {
    member = await createMember();
    created = await createRecipe(request, member, recipe);
  });
  test.afterEach(async () => {
    await open?.close();
    open = undefined;
  });

  test("sounds in the hidden cook tab when another tab is in front, and stops in both", async ({
    browser,
    server,
  }) => {
    const { tabs, cook, other } = await cookInTwoTabs(browser, server.url, member, created.id);
    open = tabs;
    await other.bringToFront();
    await cook.waitFor(isHidden);
    await other.waitFor(isTimeUp);
    await expect.poll(() => tonesOf(cook)).toBe(90);
    expect(await tonesOf(other)).toBe(0);
    await other.click("Stop Step 1");
    await cook.waitFor(`!(${isTimeUp})`);
  });

  test("is announced as silent and sounds at a tap when the page was reloaded", async ({
    browser,
    server,
  }) => {
    const { tabs, cook } = await cookInTwoTabs(browser, server.url, member, created.id);
    open = tabs;
    await cook.send("Page.reload");
    await cook.waitFor(hint);
    await cook.waitFor(isTimeUp);
    expect(await tonesOf(cook)).toBe(0);
    await cook.click("Tap to hear the alarm");
    await expect.poll(() => tonesOf(cook)).toBe(90);
    await cook.waitFor(`!(${hint})`);
  });

  test("sounds each time when tabs are hidden, shown, in two windows and reloaded", {
    tag: "@nightly",
  }, async ({ browser, server }) => {
    test.setTimeout(20 * 60_000);
    /** Runs a timer to its end; returns whether the alarm sounded. */
    async function rings(place: Place): Promise<boolean> {
      const isApart = place === "two windows";
      const { tabs, cook, other } = await cookInTwoTabs(browser, server.url, member, created.id, isApart);
      if (place === "hidden") await other.bringToFront();
      if (place === "reloaded") {
        await cook.send("Page.reload");
        await cook.waitFor(`document.querySelector(".timer-clock")`);
        await cook.click("Next");
      }
      await cook.waitFor(isTimeUp);
      await cook.waitFor("window.tones === 90", 5000).catch(() => undefined);
      const tones = await tonesOf(cook);
      await other.click("Stop Step 1");
      await cook.waitFor(`!(${isTimeUp})`);
      await tabs.close();
      return tones === 90;
    }
    const silent: string[] = [];
    for (const place of PLACES)
      for (let turn = 0; turn < TURNS; turn += AT_ONCE) {
        const heard = await Promise.all(Array.from({ length: AT_ONCE }, () => rings(place)));
        silent.push(...heard.flatMap((isHeard) => (isHeard ? [] : [place])));
      }
    expect(silent).toEqual([]);
  });
});
