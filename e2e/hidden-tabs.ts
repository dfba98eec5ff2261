import type { Browser, CDPSession } from "@playwright/test";

/**
 * Tabs of one browser window, of which only one is visible, as with a real browser. Playwright's pages are
 * never hidden, because it emulates their focus, so these tabs use the DevTools protocol directly.
 */
export class HiddenTabs {
  readonly #session: CDPSession;
  readonly #browserContextId: string;

  private constructor(session: CDPSession, browserContextId: string) {
    this.#session = session;
    this.#browserContextId = browserContextId;
  }

  static async create(browser: Browser): Promise<HiddenTabs> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send("Target.createBrowserContext");
    return new HiddenTabs(session, browserContextId);
  }

  /**
   * Opens a tab in front of the others, or in a window of its own. `script` runs before the scripts of each
   * of its pages.
   */
  async open(url: string, script: string, newWindow = false): Promise<HiddenTab> {
    const browserContextId = this.#browserContextId;
    const { targetId } = await this.#session.send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
      newWindow,
    });
    const { sessionId } = await this.#session.send("Target.attachToTarget", { targetId, flatten: false });
    const tab = new HiddenTab(this.#session, targetId, sessionId);
    await tab.send("Page.enable");
    await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: script });
    await tab.send("Page.navigate", { url });
    return tab;
  }

  async close(): Promise<void> {
    await this.#session.send("Target.disposeBrowserContext", { browserContextId: this.#browserContextId });
    await this.#session.detach();
  }
}

export class HiddenTab {
  readonly #session: CDPSession;
  readonly #targetId: string;
  readonly #sessionId: string;
  #sent = 0;

  constructor(session: CDPSession, targetId: string, sessionId: string) {
    this.#session = session;
    this.#targetId = targetId;
    this.#sessionId = sessionId;
  }

  /** Sends a command of the DevTools protocol to this tab. */
  async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    this.#sent += 1;
    const id = this.#sent;
    const answer = new Promise<Record<string, unknown>>((resolve, reject) => {
      const listen = ({ sessionId, message }: { sessionId: string; message: string }) => {
        const found = JSON.parse(message);
        if (sessionId !== this.#sessionId || found.id !== id) return;
        this.#session.off("Target.receivedMessageFromTarget", listen);
        if (found.error) reject(new Error(`${method}: ${found.error.message}`));
        else resolve(found.result);
      };
      this.#session.on("Target.receivedMessageFromTarget", listen);
    });
    const message = JSON.stringify({ id, method, params });
    await this.#session.send("Target.sendMessageToTarget", { sessionId: this.#sessionId, message });
    return answer;
  }

  /** Evaluates an expression in the page. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", options);
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value: Value }).value;
  }

  /** Waits until an expression is true in the page. */
  async waitFor(expression: string, timeoutMs = 30_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await this.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Clicks the first button whose text or label starts with `name`. */
  async click(name: string): Promise<void> {
    const begun = JSON.stringify(name);
    const button = `[...document.querySelectorAll("button")].find((item) =>
      (item.getAttribute("aria-label") ?? item.innerText).trim().startsWith(${begun}))`;
    await this.waitFor(button);
    const [x, y] = await this.evaluate<[number, number]>(`(() => {
      const { left, top, width, height } = ${button}.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })()`);
    for (const type of ["mousePressed", "mouseReleased"])
      await this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }

  async bringToFront(): Promise<void> {
    await this.#session.send("Target.activateTarget", { targetId: this.#targetId });
  }
}
