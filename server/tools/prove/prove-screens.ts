import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { browserArguments, findBrowser } from "#server/bin/find-browser.mjs";
import { post, signIn } from "../trial/rest-client.ts";
import { addSampleAttack } from "../trial/sample-attack.ts";
import { addSampleMember, SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { createTrial, type Trial } from "./account-proof/trial-accounts.ts";
import { accountScenes } from "./screens-proof/account-scenes.ts";
import { fillLibrary } from "./screens-proof/fill-library.ts";
import { householdRecipe } from "./screens-proof/household.ts";
import { outsideScenes } from "./screens-proof/outside-scenes.ts";
import { photographPage } from "./screens-proof/photograph-page.ts";
import { readingScenes } from "./screens-proof/reading-scenes.ts";
import { scanScenes } from "./screens-proof/scan-scenes.ts";
import { LIBRARIES, type Library, type Member, type Who } from "./screens-proof/scene.ts";
import { SIZES, takePictures } from "./screens-proof/take-pictures.ts";
import { writingScenes } from "./screens-proof/writing-scenes.ts";

const COUNTS: Record<Library, number> = { none: 0, one: 0, "200": 200 };
/** A household that has so much has been here for as long. */
const YEARS: Record<Library, number> = { none: 0, one: 0, "200": 2 };
const EVENTS = 10_000;
const USER_AGENT =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const emailOf = (member: Member) => `cook-${member}@larder.invalid`;

/**
 * Takes a picture of every screen and state into `screens/`, light and dark, on a phone, a tablet and a wide screen.
 * `--only NAME` takes those whose name begins so, `--width N` those of that width; either may be given again. Fails where one could not be taken, or runs over sideways.
 */
export async function proveScreens(args: readonly string[]) {
  const several = { type: "string", multiple: true } as const;
  const { only = [""], width = [] } = parseArgs({
    args: [...args],
    options: { only: several, width: several },
  }).values;
  const scenes = [
    ...outsideScenes,
    ...readingScenes,
    ...writingScenes,
    ...scanScenes,
    ...accountScenes,
  ].filter(({ name }) => only.some((beginning) => name.startsWith(beginning)));
  if (scenes.length === 0) throw new Error(`No screen has a name that begins with ${only.join(" or ")}.`);
  const sizes = SIZES.filter((size) => width.length === 0 || width.includes(String(size.width)));
  if (sizes.length === 0) throw new Error(`No screen is pictured ${width.join(" or ")} px wide.`);
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No browser found: CHROMIUM_PATH can name one.");
  const folder = resolve("screens");
  if (args.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const { chromium } = await import("@playwright/test");
  const trial = createTrial();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    // The starter cookbook comes into an empty folder alone.
    await (await trial.serve({ SEED: "starter" })).stop();
    await trial.fill(async (deps) => {
      for (const library of LIBRARIES)
        await addSampleMember(deps, emailOf(library), COUNTS[library], householdRecipe, YEARS[library]);
      for (const member of ["writer", "unwatched"] as const) await addSampleMember(deps, emailOf(member), 0);
      await addSampleMember(deps, emailOf("watched"), 0, householdRecipe, YEARS["200"]);
      await addSampleAttack(deps, emailOf("watched"), EVENTS);
    });
    const server = await trial.serve({ USAGE_LIMITS: "off" });
    const headers = {} as Record<Library, { authorization: string }>;
    for (const library of LIBRARIES)
      headers[library] = await signIn(server.url, emailOf(library), { "user-agent": USER_AGENT });
    const known = await fillLibrary(server.url, headers);
    const photo = await photographPage(browser);
    const storageOf = createStorage(server.url, trial);
    const pictures = await takePictures(
      { browser, url: server.url, known, photo, folder, storageOf },
      scenes,
      sizes,
    );
    await server.stop();
    return { ok: pictures.failed.length === 0, folder, scenes: scenes.length, ...pictures };
  } finally {
    await browser.close();
    trial.remove();
  }
}

/**
 * What the browser of a person keeps. Signs in once in ten minutes, as from a browser: its access token lives for fifteen,
 * and the list of sign-ins stays as long as that of a household.
 */
function createStorage(url: string, trial: Trial): (who: Who) => Promise<Record<string, string>> {
  const kept = new Map<Member, { until: number; tokens: Record<string, string> }>();
  return async (who) => {
    if (who === "nobody") return {};
    if (who === "guest") return { guestMode: "true" };
    const known = kept.get(who);
    if (known && known.until > Date.now()) return known.tokens;
    const credentials = { email: emailOf(who), password: SAMPLE_PASSWORD };
    const answer = await post(`${url}/api/auth/login`, credentials, { "user-agent": USER_AGENT });
    const given = (await answer.json()) as { access_token: string; refresh_token: string };
    // As when it was so long ago that it is no longer kept.
    if (who === "unwatched") await trial.change(`delete from login_events where email = '${emailOf(who)}'`);
    // As a server that knows places would have it: at home.
    if (who === "watched")
      await trial.change(`update login_events set ip_address = '203.0.113.24', city = 'Lisbon', country = 'Portugal'
        where email = '${emailOf(who)}' and ip_address = '127.0.0.1'`);
    const tokens = { token: given.access_token, refresh_token: given.refresh_token };
    kept.set(who, { until: Date.now() + 10 * 60_000, tokens });
    return tokens;
  };
}
