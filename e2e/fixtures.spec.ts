import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const policy = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

/** Serves one page of the server's origin with a script of its own, under a policy as strict as the real one. */
async function openPage(page: Page, script: string, body = "<main><h1>Proof</h1></main>") {
  const html = `<!doctype html><html lang="en"><head><title>Proof</title><link rel="icon" href="data:,">
    <script src="/proof.js" defer></script></head><body>${body}</body></html>`;
  const headers = { "content-security-policy": `${policy}; img-src data:` };
  await page.route("**/proof", (route) => route.fulfill({ body: html, contentType: "text/html", headers }));
  await page.route("**/proof.js", (route) => route.fulfill({ body: script, contentType: "text/javascript" }));
  await page.goto("/proof");
}

const troubles = [
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

for (const { what, script, seen } of troubles) {
  test(`${what} is noticed`, async ({ page, problems }) => {
    await openPage(page, script);
    await expect.poll(() => problems.unexpected.join("\n")).toMatch(seen);
    problems.allow(/./);
  });
}

test("a page without trouble passes, axe included", async ({ page, problems, checkA11y }) => {
  await openPage(page, `console.log("all is well")`);
  await checkA11y(page);
  expect(problems.unexpected).toEqual([]);
});

test("axe's finding fails the check", async ({ page, checkA11y }) => {
  await openPage(page, "", `<main><h1>Proof</h1><img src="data:,"></main>`);
  await expect(checkA11y(page)).rejects.toThrow(/image-alt/);
});

test("another visitor is watched as well", async ({ newVisitor, problems }) => {
  await openPage(await newVisitor(), `console.error("kettle")`);
  await expect.poll(() => problems.unexpected.join("\n")).toMatch(/kettle/);
  problems.allow(/kettle/);
});

test.describe("at the end of a test", () => {
  test.fail();
  test("trouble that nobody allowed fails it", async ({ page, problems }) => {
    await openPage(page, `console.error("kettle")`);
    await expect.poll(() => problems.unexpected).not.toEqual([]);
  });
});
