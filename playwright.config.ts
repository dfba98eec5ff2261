import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./server/cli/find-browser.mjs";

const executablePath = await findBrowser();

/** Each worker starts a built server of its own (e2e/fixtures.ts), so files run in parallel. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/seeded-folder.ts",
  outputDir: "test-results",
  // One for each of two cores: with a third, what has to happen within seconds at times does not.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  // `npm test` runs `main`; `npm run test:nightly` runs `nightly`, the tests tagged `@nightly`.
  projects: [
    { name: "main", grepInvert: /@nightly/ },
    { name: "nightly", grep: /@nightly/ },
  ],
  use: {
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    // A new window costs two seconds of CPU; a page that is emptied after each test costs next to none.
    reuseContext: true,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    // Recording every test costs a quarter of the time; `--trace on` where one is looked at closely.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
