import { vi } from "vitest";

/**
 * Until mocks are restored, normalizing a text that matches `bait` throws. Like a parser's error, the message
 * quotes the text, and it looks like a stack trace.
 */
export function breakReaders(bait: RegExp): void {
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form?: string) {
    if (bait.test(this))
      throw new RangeError(`cannot read "${this}"\n    at ${this} (file:///larder.js:1:1)`);
    return normalize.call(this, form);
  });
}
