import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const policy = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

/** Serves a page with a script on the server's origin, with a Content Security Policy like the server's. */
async function openPage(page: Page, script: string, body = "<main><h1>Proof</h1></main>") {
  const html = `<!doctype html><html lang="en"><head><title>Proof</title><link rel="icon" href="data:,">
    <script src="/proof.js" defer></script></head><body>${body}</body></html>`;
  const headers = { "content-security-policy": `${policy}; img-src data:` };
  await page.route("**/proof", (route) => route.fulfill({ body: html, contentType: "text/html", headers }));
  await page.route("**/proof.js", (route) => route.fulfill({ body: script, contentType: "text/javascript" }));
  await page.goto("/proof");
}

const failures = [
  { what: "a console error", script: `console.error("kettle")`, seen: /console: kettle/ },
  { what: "an uncaught error", script: `throw new Error("kettle")`, seen: /uncaught: Error: kettle/ },
  {
    what: "an unhandled rejection",
    script: `Promise.reject(new Error("kettle"))`,
    seen: /uncaught: .*kettle/,
  },
  { what: "a blocked script", script: `document.body.innerHTML = "<b>x</b>"`, seen: /CSP violation/ },
  { what: "a blocked picture", script: `new Image().src = "http://127.0.0.1:1/x"`, seen: /img-src blocked/ },
  { what: "a failed request", script: `fetch("/api/no-such-path")`, seen: /connect-src blocked/ },
];

for (const { what, script, seen } of failures) {
  test(`${what} is reported`, async ({ page, problems }) => {
    await openPage(page, script);
    await expect.poll(() => problems.unexpected.join("\n")).toMatch(seen);
    problems.allow(/./);
  });
}

test("a page passes all checks when it has no problem", async ({ page, problems, checkA11y }) => {
  await openPage(page, `console.log("all is well")`);
  await checkA11y(page);
  expect(problems.unexpected).toEqual([]);
});

test("the accessibility check fails when axe finds a violation", async ({ page, checkA11y }) => {
  await openPage(page, "", `<main><h1>Proof</h1><img src="data:,"></main>`);
  await expect(checkA11y(page)).rejects.toThrow(/image-alt/);
});

test("problems are reported when they occur on another visitor's page", async ({ newVisitor, problems }) => {
  await openPage(await newVisitor(), `console.error("kettle")`);
  await expect.poll(() => problems.unexpected.join("\n")).toMatch(/kettle/);
  problems.allow(/kettle/);
});

test.describe("at the end of a test", () => {
  test.fail();
  test("the test fails when a problem was not allowed", async ({ page, problems }) => {
    await openPage(page, `console.error("kettle")`);
    await expect.poll(() => problems.unexpected).not.toEqual([]);
  });
});
