import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { importRecords } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { countUseOrThrow } from "#server/guards/usage-limits.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { serveRecipeSite } from "#server/test/recipe-site.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const RECIPE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Plum cake",
  description: "Late summer on a tray.",
  recipeYield: "12 pieces",
  prepTime: "PT20M",
  cookTime: "PT40M",
  recipeCuisine: "German",
  recipeIngredient: ["500 g plums", "300 g flour", "1 pinch salt"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Stone the plums." },
    { "@type": "HowToStep", text: "Bake for 40 minutes." },
  ],
};
const page = (recipe: object = RECIPE) =>
  `<!doctype html><html><head><title>Plum cake</title><script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body><h1>Plum cake</h1></body></html>`;

const NO_RECIPE = {
  code: "IMPORT_NO_RECIPE",
  status: 422,
  detail: "No recipe was found at this address",
};
const GONE = { code: "IMPORT_PAGE_GONE", status: 422, detail: "There is no page at this address" };
const REFUSES = {
  code: "IMPORT_SITE_REFUSES",
  status: 422,
  detail: "This site does not let servers read its pages. Open it in your browser and paste the page source.",
};
const UNREACHABLE = {
  code: "IMPORT_UNREACHABLE",
  status: 502,
  detail: "The recipe site could not be reached. Please try again later.",
};
const UNSUPPORTED = { status: 400, detail: "Please enter a valid URL from a supported site" };

const MARK = '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>';
const PROSE = `<p>${"A long walk through the hills, and what we ate there. ".repeat(60)}</p>`;

/** Responses of the recipe site by URL path; another path gets a page with a recipe. */
type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const answers = new Map<string, Answer>();
const asked: string[] = [];
const site = serveRecipeSite((request, response) => {
  const path = new URL(request.url ?? "/", "http://site").pathname;
  asked.push(path);
  const answer = answers.get(path);
  if (answer) answer(response, request);
  else response.writeHead(200, { "content-type": "text/html" }).end(page());
});

const harness = setUpHarness();
let member: Member;
beforeEach(async () => {
  member = await harness.createMember();
  asked.length = 0;
  answers.clear();
  // Only the page that never ends gets a short timeout: a busy machine might exceed it with the other pages.
  harness.override({
    fetchPage: (url, request) =>
      site.fetchPage(url, String(url).endsWith("/slow") ? { ...request, timeoutMs: 400 } : request),
  });
});

const addressOf = (path: string, host = "www.allrecipes.com") => `http://${host}:${site.port}${path}`;
const extract = (url: string, html?: string) =>
  harness.callerFor(member).imports.extract({ url, ...(html === undefined ? {} : { html }) });
const validate = (url: string) => harness.callerFor(member).imports.validate({ url });
const history = () => harness.callerFor(member).imports.history({});
const serve = (path: string, status: number, headers: Record<string, string>, body: string | Buffer = "") =>
  answers.set(path, (response) => response.writeHead(status, headers).end(body));
const html = { "content-type": "text/html; charset=utf-8" };

describe("reading a recipe from an address", () => {
  it("answers the draft and keeps a pending record", async () => {
    const answer = await extract(addressOf("/plum-cake#comments"));
    expect(answer).toMatchObject({
      success: true,
      data: {
        importId: expect.any(String),
        url: addressOf("/plum-cake"),
        data: {
          title: "Plum cake",
          description: "Late summer on a tray.",
          ingredients: ["500 g plums", "300 g flour", "1 pinch salt"],
          instructions: ["Stone the plums.", "Bake for 40 minutes."],
          cuisine: "German",
          sourceUrl: addressOf("/plum-cake"),
          prepTime: 20,
          cookingTime: 40,
          yieldText: "12 pieces",
        },
      },
    });
    expect(await history()).toEqual([
      {
        id: answer.data.importId,
        title: "Plum cake",
        url: addressOf("/plum-cake"),
        status: "pending",
        createdAt: "2026-03-10T12:00:00.000Z",
        recipeId: null,
        errorCode: null,
        errorMessage: null,
      },
    ]);
    const [row] = await harness.db.select().from(importRecords);
    expect(JSON.parse(row?.draft ?? "")).toEqual({ ...answer.data.data, omitted: 0 });
  });

  it("adds https to an address without a scheme", async () => {
    const { message, valid, sourceSite } = await validate("allrecipes.com/recipe/1");
    expect({ valid, sourceSite }).toEqual({ valid: true, sourceSite: "allrecipes.com" });
    expect(message).not.toBe("");
  });

  it.each<[string, number, Record<string, string>, string, typeof REFUSES]>([
    ["a recipe with 401", 401, html, page(), REFUSES],
    ["a recipe with 403", 403, html, page(), REFUSES],
    ["a recipe with 429", 429, html, page(), REFUSES],
    ["a recipe with 404", 404, html, page(), GONE],
    ["a recipe with 410", 410, html, page(), GONE],
    ["a recipe with 500", 500, html, page(), UNREACHABLE],
    ["a recipe with 503", 503, html, page(), UNREACHABLE],
    ["a page without a recipe", 200, html, "<p>Hello</p>", NO_RECIPE],
    ["an empty page", 200, html, "", NO_RECIPE],
    ["a picture", 200, { "content-type": "image/png" }, "x", NO_RECIPE],
    ["a document", 200, { "content-type": "application/pdf" }, "%PDF", NO_RECIPE],
    ["a check with 200", 200, html, `<title>Just a moment...</title>${MARK}`, REFUSES],
    ["a check with 503", 503, html, `<title>Just a moment...</title>${MARK}`, REFUSES],
    ["a check with 202", 202, { ...html, "x-amzn-waf-action": "challenge" }, "", REFUSES],
    ["a check with 503 by its header", 503, { ...html, "cf-mitigated": "challenge" }, "", REFUSES],
    ["a check with 405", 405, html, '<div id="px-captcha"></div>', REFUSES],
    ["an interruption", 200, html, "<title>Pardon Our Interruption</title><p>As you were...", REFUSES],
    ["a denial with 403", 403, html, "", REFUSES],
    ["a story behind a gate that was open", 200, html, MARK + PROSE, NO_RECIPE],
    ["a site that is down", 503, html, "<title>Maintenance</title>", UNREACHABLE],
    ["a page that is gone", 404, html, `<title>Not found</title>${MARK}`, GONE],
    ["a page of scripts that never end", 200, html, "<script>".repeat(20_000), NO_RECIPE],
    ["a page of titles", 200, html, "<title".repeat(20_000), NO_RECIPE],
    ["a redirect to nowhere", 302, {}, "", UNREACHABLE],
    ["a redirect round and round", 302, { location: "/page" }, "", UNREACHABLE],
    ["a redirect to a foreign site", 302, { location: "https://evil.example/" }, "", UNREACHABLE],
    ["a redirect to a private address", 302, { location: "http://127.0.0.1:1/" }, "", UNREACHABLE],
    ["a redirect to a file", 302, { location: "file:///etc/passwd" }, "", UNREACHABLE],
  ])(
    "of %s is refused with the reason, and leaves a failed record",
    async (_, status, headers, body, expected) => {
      serve("/page", status, headers, body);
      expect(await refusalOf(extract(addressOf("/page")))).toMatchObject(expected);
      expect(await history()).toMatchObject([
        {
          status: "failed",
          url: addressOf("/page"),
          title: null,
          recipeId: null,
          errorCode: expected.code,
          errorMessage: expected.detail,
        },
      ]);
    },
  );

  it("follows a redirect within the supported sites", async () => {
    serve("/old", 301, { location: addressOf("/plum-cake", "bbcgoodfood.com") });
    expect((await extract(addressOf("/old"))).data.data.title).toBe("Plum cake");
  });

  it("stops at 5 MB decoded, however small it came", async () => {
    const bomb = gzipSync(Buffer.alloc(6 * 1024 * 1024, 32));
    expect(bomb.byteLength).toBeLessThan(10_000);
    serve("/bomb", 200, { ...html, "content-encoding": "gzip" }, bomb);
    expect(await refusalOf(extract(addressOf("/bomb")))).toMatchObject({
      status: 422,
      detail: "The page is too large.",
    });
  });

  it("gives up a site that never ends its answer", async () => {
    answers.set("/slow", (response) => {
      response.writeHead(200, html).write("<html>");
    });
    expect(await refusalOf(extract(addressOf("/slow")))).toMatchObject({
      status: 504,
      detail: "The recipe site took too long to answer. Please try again later.",
    });
  });

  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://[::ffff:169.254.169.254]/",
    "http://localhost/",
    "http://evil-allrecipes.com/",
    "http://allrecipes.com.evil.example/",
    "ftp://allrecipes.com/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "data:text/html,x",
    "http://",
    "allrecipes",
    "https://me:secret@www.allrecipes.com/cake",
    "https://allrecipes.com@evil.example/",
    "https://allrecipes.com..evil.example/",
    "https://allrecipes.com../",
    "https://evil.example/allrecipes.com",
    "https://evil.example#allrecipes.com",
    "https://allrecipes.com%2eevil.example/",
    "https://аllrecipes.com/",
  ])("refuses %s, which is no supported site", async (url) => {
    expect(await refusalOf(extract(url))).toMatchObject(UNSUPPORTED);
    expect(await history()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("asks for an address", async () => {
    expect(await refusalOf(extract("  "))).toMatchObject({ status: 400, detail: "Please enter a URL" });
  });

  it("takes any host where the server says so, and further ones by name", async () => {
    harness.override({ env: { ...harness.deps.env, IMPORT_SITES: ["cakes.example"] } });
    expect((await extract(addressOf("/a", "www.cakes.example"))).data.data.title).toBe("Plum cake");
    expect(await refusalOf(extract(addressOf("/a", "other.example")))).toMatchObject(UNSUPPORTED);
    harness.override({ env: { ...harness.deps.env, IMPORT_SITES: ["*"] } });
    expect((await extract(addressOf("/b", "other.example"))).data.data.title).toBe("Plum cake");
  });

  it("stops at the limit without asking the site, and reading alone uses nothing up", async () => {
    for (let turn = 0; turn < 4; turn += 1) await extract(addressOf(`/cake-${turn}`));
    const use = () => harness.db.write((tx) => countUseOrThrow(tx, harness.deps, member, "recipe_import"));
    await use();
    await use();
    asked.length = 0;
    expect(await refusalOf(extract(addressOf("/more")))).toMatchObject({
      status: 402,
      detail: {
        code: "DAILY_LIMIT_EXCEEDED",
        message:
          "You have reached your recipe import limit. Upgrade to premium to continue importing recipes.",
        upgradeRequired: true,
        retryAfter: 12 * 3600,
      },
    });
    expect(asked).toEqual([]);
    expect((await history()).every(({ status }) => status === "pending")).toBe(true);
  });

  it("is answered with Retry-After while too many pages are read", async () => {
    harness.override({
      readSource: async () => {
        throw new QueueFullError(3);
      },
    });
    expect(await refusalOf(extract(addressOf("/page")))).toMatchObject({
      status: 503,
      detail: "Service unavailable",
      retryAfter: 3,
    });
  });

  it("holds a page that breaks the reader for one without a recipe", async () => {
    harness.override({
      readSource: async () => {
        throw new Error("out of memory");
      },
    });
    expect(await refusalOf(extract(addressOf("/page")))).toMatchObject(NO_RECIPE);
  });
});

describe("reading a recipe from page source", () => {
  it("fetches nothing, whatever the host", async () => {
    const answer = await extract("https://my.private.example/cake", page());
    expect(answer.data.data).toMatchObject({
      title: "Plum cake",
      sourceUrl: "https://my.private.example/cake",
    });
    expect(asked).toEqual([]);
  });

  it("notes the address without name and password", async () => {
    const { data } = await extract("https://me:secret@a.example/cake", page());
    expect(data.url).toBe("https://a.example/cake");
    expect(JSON.stringify(await harness.db.select().from(importRecords))).not.toContain("secret");
  });

  it("of a page without a recipe says so", async () => {
    expect(await refusalOf(extract("https://a.example/", "<p>Hello</p>"))).toMatchObject(NO_RECIPE);
    expect(await refusalOf(extract("https://a.example/", ""))).toMatchObject(NO_RECIPE);
  });

  it("says of more than 5 MB that the page is too large, and keeps a failed record", async () => {
    const refusal = await refusalOf(extract("https://a.example/", "é".repeat(2.5 * 1024 * 1024 + 1)));
    expect(refusal).toMatchObject({ status: 422, detail: "The page is too large." });
    expect(await history()).toMatchObject([
      { url: "https://a.example/", status: "failed", errorMessage: "The page is too large." },
    ]);
  });
});

describe("an address that is tried again", () => {
  it("keeps one open record: failed, then pending with its draft", async () => {
    serve("/cake", 500, html);
    await refusalOf(extract(addressOf("/cake")));
    const [failed] = await history();
    answers.clear();
    harness.clock.advance(60_000);
    const { data } = await extract(addressOf("/cake"));
    expect(data.importId).toBe(failed?.id);
    expect(await history()).toMatchObject([
      {
        id: failed?.id,
        status: "pending",
        title: "Plum cake",
        errorCode: null,
        errorMessage: null,
        createdAt: "2026-03-10T12:01:00.000Z",
      },
    ]);
  });

  it("has a record for each member", async () => {
    await extract(addressOf("/cake"));
    member = await harness.createMember();
    await extract(addressOf("/cake"));
    expect(await history()).toHaveLength(1);
    expect(await harness.db.select().from(importRecords)).toHaveLength(2);
  });

  it("ten times at once is read twice and has one record", async () => {
    const tries = Array.from({ length: 10 }, () => extract("https://a.example/", page()));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await refusalOf(tries[9] ?? Promise.resolve())).toMatchObject({
      status: 429,
      detail: "Too many requests. Please try again later.",
      retryAfter: 5,
    });
    expect(await history()).toHaveLength(1);
    await extract("https://a.example/", page());
  });
});

describe("the supported sites", () => {
  it("name the four headline sites first and say it of each host once", async () => {
    harness.override({
      env: { ...harness.deps.env, IMPORT_SITES: ["*", "cakes.example", "allrecipes.com"] },
    });
    const { supportedSites } = await harness.callerFor(null).imports.supportedSites();
    expect(supportedSites.slice(0, 4)).toEqual([
      { name: "Allrecipes", host: "allrecipes.com" },
      { name: "BBC Good Food", host: "bbcgoodfood.com" },
      { name: "Food Network", host: "foodnetwork.com" },
      { name: "Serious Eats", host: "seriouseats.com" },
    ]);
    const hosts = supportedSites.map(({ host }) => host);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(hosts.at(-1)).toBe("cakes.example");
    expect(hosts).not.toContain("*");
  });

  it("with other letters are known in both spellings, and with a dot at their end", async () => {
    harness.override({ env: { ...harness.deps.env, IMPORT_SITES: ["xn--kche-0ra.example"] } });
    for (const host of ["küche.example", "www.KÜCHE.example", "xn--kche-0ra.example", "küche.example."]) {
      expect(await validate(`https://${host}/x`)).toMatchObject({ valid: true });
    }
    expect(await validate("https://kuche.example/x")).toMatchObject({ valid: false });
  });

  it("are checked by host or subdomain", async () => {
    for (const url of [
      "https://allrecipes.com/x",
      "https://WWW.AllRecipes.com./x",
      "HTTP://a.b.seriouseats.com",
    ]) {
      expect(await validate(url)).toMatchObject({ valid: true, url });
    }
    for (const url of [
      "https://notallrecipes.com",
      "https://allrecipes.com.evil.example",
      "https://com",
      "mailto:a@allrecipes.com",
    ]) {
      expect(await validate(url)).toEqual({
        valid: false,
        url,
        sourceSite: null,
        message: UNSUPPORTED.detail,
      });
    }
    expect(await refusalOf(validate(" "))).toMatchObject({ status: 400, detail: "Please enter a URL" });
  });
});
