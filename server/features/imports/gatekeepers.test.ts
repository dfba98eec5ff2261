import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importRecords } from "#db/schema/index.ts";
import { createImportSlots } from "#server/guards/import-slots.ts";
import type { Member } from "#server/guards/member.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { serveRecipeSite } from "#server/test/recipe-site.ts";
import { refusalOf } from "#server/test/refusal.ts";

type Served = { status: number; headers?: Record<string, string>; body: string };

let served: Served;
let asked = 0;
const site = serveRecipeSite((_request, response) => {
  asked += 1;
  response.writeHead(served.status, { "content-type": "text/html", ...served.headers }).end(served.body);
});

let harness: Harness;
let member: Member;
beforeEach(async () => {
  asked = 0;
  harness = await createHarness({ USAGE_LIMITS: "off" });
  member = await harness.createMember();
  harness.override({ fetchPage: site.fetchPage });
});
afterEach(() => harness.close());

const extract = (url = `http://www.allrecipes.com:${site.port}/cake`) =>
  harness.callerFor(member).imports.extract({ url });
const records = () => harness.db.select().from(importRecords);

const REFUSES = {
  status: 422,
  detail: "This site does not let servers read its pages. Open it in your browser and paste the page source.",
};
const UNREACHABLE = {
  status: 502,
  detail: "The recipe site could not be reached. Please try again later.",
};
const GONE = { status: 422, detail: "There is no page at this address" };
const NO_RECIPE = { status: 422, detail: "No recipe was found at this address" };
const UNSUPPORTED = { status: 400, detail: "Please enter a valid URL from a supported site" };
const MARK = '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>';
const PROSE = `<p>${"A long walk through the hills, and what we ate there. ".repeat(60)}</p>`;

describe("a gatekeeper in place of the site", () => {
  it.each<[string, Served]>([
    ["a check with 200", { status: 200, body: `<title>Just a moment...</title>${MARK}` }],
    ["a check with 503", { status: 503, body: `<title>Just a moment...</title>${MARK}` }],
    ["a check with 202", { status: 202, headers: { "x-amzn-waf-action": "challenge" }, body: "" }],
    ["a check with 503 by its header", { status: 503, headers: { "cf-mitigated": "challenge" }, body: "" }],
    ["a check with 405", { status: 405, body: '<div id="px-captcha"></div>' }],
    ["an interruption", { status: 200, body: "<title>Pardon Our Interruption</title><p>As you were..." }],
    ["a denial with 403", { status: 403, body: "" }],
  ])("%s is told as such", async (_what, answer) => {
    served = answer;
    expect(await refusalOf(extract())).toMatchObject(REFUSES);
    expect(await records()).toMatchObject([
      { status: "failed", errorCode: "IMPORT_SITE_REFUSES", errorMessage: REFUSES.detail },
    ]);
  });

  it.each<[string, Served, object]>([
    ["a story behind a gate that was open", { status: 200, body: MARK + PROSE }, NO_RECIPE],
    ["a site that is down", { status: 503, body: "<title>Maintenance</title>" }, UNREACHABLE],
    ["a page that is gone", { status: 404, body: `<title>Not found</title>${MARK}` }, GONE],
    ["a page of scripts that never end", { status: 200, body: "<script>".repeat(20_000) }, NO_RECIPE],
    ["a page of titles", { status: 200, body: "<title".repeat(20_000) }, NO_RECIPE],
  ])("%s is none", async (_what, answer, expected) => {
    served = answer;
    expect(await refusalOf(extract())).toMatchObject(expected);
  });
});

describe("an address", () => {
  it.each([
    "https://me:secret@www.allrecipes.com/cake",
    "https://allrecipes.com@evil.example/",
    "https://allrecipes.com..evil.example/",
    "https://allrecipes.com../",
    "https://evil.example/allrecipes.com",
    "https://evil.example#allrecipes.com",
    "https://allrecipes.com%2eevil.example/",
    "https://аllrecipes.com/",
  ])("%s is of no supported site, and leaves no record", async (url) => {
    expect(await refusalOf(extract(url))).toMatchObject(UNSUPPORTED);
    expect(await records()).toEqual([]);
    expect(asked).toBe(0);
  });

  it("of a site with other letters is known in both spellings, and with a dot at its end", async () => {
    harness.override({ env: { ...harness.deps.env, IMPORT_SITES: ["xn--kche-0ra.example"] } });
    const validate = (url: string) => harness.callerFor(member).imports.validate({ url });
    for (const host of ["küche.example", "www.KÜCHE.example", "xn--kche-0ra.example", "küche.example."]) {
      expect(await validate(`https://${host}/x`)).toMatchObject({ valid: true });
    }
    expect(await validate("https://kuche.example/x")).toMatchObject({ valid: false });
  });

  it("that comes with its page is noted without name and password", async () => {
    const html = `<script type="application/ld+json">${JSON.stringify({
      "@type": "Recipe",
      name: "Cake",
      recipeIngredient: ["1 egg"],
      recipeInstructions: "Bake.",
    })}</script>`;
    const url = "https://me:secret@a.example/cake";
    const { data } = await harness.callerFor(member).imports.extract({ url, html });
    expect(data.url).toBe("https://a.example/cake");
    expect(JSON.stringify(await records())).not.toContain("secret");
  });
});

describe("imports under way", () => {
  const pause = () => {
    let go: () => void = () => {};
    const until = new Promise<void>((resolve) => {
      go = resolve;
    });
    return { until, go };
  };

  it("are two of a member and eight in all; the next waits, and one too many is turned away", async () => {
    const slots = createImportSlots({ maxWaiting: 1 });
    const members = await Promise.all(Array.from({ length: 6 }, () => harness.createMember()));
    const { until, go } = pause();
    const run = (at: number) => slots.run(members[at] ?? member, "reading", () => until);
    const underWay = [0, 0, 1, 1, 2, 2, 3, 3, 4].map(run);
    expect(await refusalOf(run(0))).toMatchObject({ status: 429, retryAfter: 5 });
    await expect(run(5)).rejects.toBeInstanceOf(QueueFullError);
    go();
    await Promise.all(underWay);
    await run(0);
    await run(5);
  });

  it("do not hold a save up", async () => {
    const slots = createImportSlots();
    const { until, go } = pause();
    const reading = [1, 2].map(() => slots.run(member, "reading", () => until));
    expect(await slots.run(member, "saving", async () => "saved")).toBe("saved");
    go();
    await Promise.all(reading);
  });

  it("are read in turns: one page of a member at a time, the next behind those of others", async () => {
    served = { status: 200, body: "<p>Hello</p>" };
    const others = await Promise.all([1, 2].map(() => harness.createMember()));
    const members = [member, member, ...others];
    let turns = 0;
    const { readInTurn } = harness.deps.importSlots;
    harness.deps.importSlots.readInTurn = (one, read) => {
      turns += 1;
      return readInTurn(one, read);
    };
    const reading: string[] = [];
    const ends: (() => void)[] = [];
    harness.override({
      readSource: (source) => {
        reading.push(source.kind === "page" ? (source.url?.split("/").at(-1) ?? "") : "");
        return new Promise((resolve) => ends.push(() => resolve(null)));
      },
    });
    const answers: Promise<unknown>[] = [];
    for (const [at, one] of members.entries()) {
      const url = `https://a.example/${at}`;
      answers.push(refusalOf(harness.callerFor(one).imports.extract({ url, html: served.body })));
      // Each has come to its turn before the next one asks.
      await vi.waitFor(() => expect(turns).toBe(at + 1));
    }
    for (const [at, expected] of [
      ["0", "2"],
      ["0", "2", "3"],
      ["0", "2", "3", "1"],
    ].entries()) {
      await vi.waitFor(() => expect(reading).toEqual(expected));
      ends[at]?.();
    }
    ends[3]?.();
    expect(await Promise.all(answers)).toHaveLength(4);
  });

  it("that fail leave their place", async () => {
    const slots = createImportSlots();
    for (let turn = 0; turn < 5; turn += 1) {
      const failing = slots.run(member, "reading", async () => Promise.reject(new Error("no")));
      await expect(failing).rejects.toThrow("no");
    }
  });
});
