import { randomBytes, randomInt } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { z } from "zod";
import { type Mail, Outbox } from "./outbox.ts";
import { PageProblems } from "./page-problems.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { type CreatedRecipe, createRecipe, type SampleRecipe } from "./sample-recipes.ts";

export { expect };

/** A confirmed account, with the tokens of its first sign-in. */
export type Member = {
  email: string;
  name: string;
  password: string;
  token: string;
  refreshToken: string;
};

type WorkerFixtures = {
  /** Additional environment variables. A test file that sets them gets a server of its own. */
  serverEnv: Record<string, string>;
  server: RunningServer;
  outbox: Outbox;
};

type Fixtures = {
  /** The unique client address that the server sees for this test. */
  clientAddress: string;
  problems: PageProblems;
  /** Fails the test on problems in the browser that it did not allow, and on errors in the server's log. */
  guard: undefined;
  /** Opens a page in a new browser context, whose problems are recorded as well. */
  newVisitor: (options?: Pick<BrowserContextOptions, "hasTouch" | "isMobile">) => Promise<Page>;
  mailTo: (address: string, subject?: RegExp) => Promise<Mail>;
  /**
   * Runs axe once. "colours" checks only contrast, for the second colour scheme of a page that has passed.
   */
  checkA11y: (page: Page, scope?: "everything" | "colours") => Promise<void>;
  /** Creates a confirmed member and signs the test's page in. */
  signUp: () => Promise<Member>;
  /** Creates a confirmed member with one recipe and signs the test's page in. */
  signUpWith: (recipe: SampleRecipe) => Promise<CreatedRecipe>;
  /** Creates a confirmed member, but signs no page in. */
  createMember: () => Promise<Member>;
  /** Signs the browser of a page in. */
  signIn: (page: Page, member: Member) => Promise<void>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: "worker", option: true }],

  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer(serverEnv);
      // Loads the lexicon by a first search, because that may take longer than a test's timeout.
      await fetch(`${server.url}/api/recipes/search/advanced?title=soup`);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  outbox: [async ({ server }, use) => use(new Outbox(server.dataDir)), { scope: "worker" }],

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  clientAddress: async ({}, use) => use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`),

  request: async ({ playwright, baseURL, clientAddress }, use) => {
    const options = { ...(baseURL ? { baseURL } : {}), extraHTTPHeaders: forwardedFor(clientAddress) };
    const request = await playwright.request.newContext(options);
    await use(request);
    await request.dispose();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  problems: async ({}, use) => use(new PageProblems()),

  guard: [
    async ({ server, problems }, use) => {
      await use(undefined);
      expect(problems.unexpected, "the browser complained").toEqual([]);
      expect(server.takeErrors(), "the server logged errors").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, clientAddress, problems }, use) => {
    // The header is set here, because as a context option it would prevent the reuse of the context.
    await context.setExtraHTTPHeaders(forwardedFor(clientAddress));
    await context.clearPermissions();
    await problems.watch(context);
    await use(context);
  },

  newVisitor: async ({ browser, baseURL, clientAddress, contextOptions, problems }, use) => {
    const extraHTTPHeaders = forwardedFor(clientAddress);
    const options = { ...contextOptions, ...(baseURL ? { baseURL } : {}), extraHTTPHeaders };
    const opened: BrowserContext[] = [];
    await use(async (own = {}) => {
      const context = await browser.newContext({ ...options, ...own });
      opened.push(context);
      await problems.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  mailTo: async ({ outbox }, use) => use((address, subject) => outbox.mailTo(address, subject)),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  checkA11y: async ({}, use) => use(expectNoViolations),

  createMember: async ({ request, mailTo }, use) => use(() => register(request, mailTo)),

  signIn: async ({ server }, use) =>
    use(async (page, { token, refreshToken }) => {
      // Any small file of the same origin, because localStorage belongs to an origin.
      await page.goto(`${server.url}/manifest.webmanifest`);
      await page.evaluate(
        (tokens) => {
          localStorage.clear();
          for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
        },
        { token, refresh_token: refreshToken },
      );
    }),

  signUp: async ({ page, createMember, signIn }, use) =>
    use(async () => {
      const member = await createMember();
      await signIn(page, member);
      return member;
    }),

  signUpWith: async ({ request, signUp }, use) =>
    use(async (recipe) => createRecipe(request, await signUp(), recipe)),
});

const forwardedFor = (address: string) => ({ "X-Forwarded-For": address });

/** Runs axe once, with the rules of WCAG 2.2 A and AA and axe's best practices. */
async function expectNoViolations(page: Page, scope = "everything"): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // Legacy mode runs in the page itself, which is enough without cross-origin frames. Only violations are
  // collected, because listing the elements that pass would take as long as the check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (scope === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  else axe.withTags(tags);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Registers a member over REST, confirms the address by the mailed link, and signs in. */
async function register(request: APIRequestContext, mailTo: Fixtures["mailTo"]): Promise<Member> {
  const tag = randomBytes(6).toString("hex");
  // The domain is unique, because mails per hour are limited per domain.
  const email = `cook-${tag}@${tag}.example.org`;
  const password = `Larder!${randomBytes(9).toString("hex")}`;
  const name = `Cook ${tag}`;
  await expectStatus(request.post("/api/auth/register", { data: { email, password, name } }), 201);
  const { links } = await mailTo(email);
  const token = links.map((link) => /\/verify-email\/([\w-]+)/.exec(link)?.[1]).find(Boolean);
  if (!token) throw new Error(`The mail to ${email} has no link to /verify-email: ${links.join(" ")}`);
  await expectStatus(request.get(`/api/auth/verify/${token}`), 200);
  const response = await expectStatus(request.post("/api/auth/login", { data: { email, password } }), 200);
  const tokens = Tokens.parse(await response.json());
  return { email, name, password, token: tokens.access_token, refreshToken: tokens.refresh_token };
}

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

async function expectStatus(request: Promise<APIResponse>, status: number): Promise<APIResponse> {
  const response = await request;
  expect(response.status(), `${response.url()}: ${await response.text()}`).toBe(status);
  return response;
}
