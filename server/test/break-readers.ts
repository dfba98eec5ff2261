import { vi } from "vitest";

/**
 * Until mocks are restored a reader that brings a text with `bait` into normal form throws. The message quotes the text,
 * as a parser's would, and goes on like a stack.
 */
export function breakReaders(bait: RegExp): void {
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form?: string) {
    if (bait.test(this))
      throw new RangeError(`cannot read "${this}"\n    at ${this} (file:///larder.js:1:1)`);
    return normalize.call(this, form);
  });
}
