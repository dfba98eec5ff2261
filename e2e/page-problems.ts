import type { BrowserContext } from "@playwright/test";

/** Collects console errors, uncaught errors and rejections, and CSP violations of a test's pages. */
export class PageProblems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows problems that a test causes on purpose, for example the 401 of a wrong password. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  get unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (message.type() !== "error") return;
      this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (webError) => {
      const error = webError.error();
      this.#seen.push(`uncaught: ${error.stack ?? error.message}`);
    });
    // Logs violations of a report-only policy too, for which browsers log nothing themselves.
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        console.error(`CSP violation: ${effectiveDirective} blocked ${blockedURI}`);
      });
    });
  }
}
