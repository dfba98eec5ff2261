import { describe, expect, it } from "vitest";
import { createPageCleaner, parseHtml } from "./recipe-page.ts";

const START = "<!doctype html>";
const MAX_BYTES = 20_000;
const clean = (html: string, maxBytes = MAX_BYTES) => createPageCleaner(parseHtml(html))(maxBytes);
const list = "<ul><li>2 cups flour</li></ul>";

describe("a cleaned page", () => {
  it("is complete when it fits", () => {
    expect(clean(`${list}<p>Salt &amp; pepper</p>`)).toBe(`${START}${list}<p>Salt &amp; pepper</p>`);
  });

  it("loses navigation first, then its end", () => {
    const nav = `<nav>${"away ".repeat(MAX_BYTES / 5)}</nav>`;
    expect(clean(nav + list)).toBe(START + list);
    expect(clean(`${list}<p>${"a".repeat(2 * MAX_BYTES)}</p>`)).toContain(`${list}<p>aaa`);
  });

  it("fits for any characters and markup", () => {
    for (const sign of ["a", "é", "字", "🍅", "&amp;", "&lt;", " &amp; ", "<br>", "<b>a</b>", "]]>"])
      for (const page of [`<p>${sign.repeat(MAX_BYTES)}</p>`, `<p>${sign}</p>`.repeat(MAX_BYTES)]) {
        const cleaned = clean(list + page);
        expect(Buffer.byteLength(cleaned)).toBeLessThanOrEqual(MAX_BYTES);
        expect(cleaned.startsWith(START + list)).toBe(true);
        // Each cut shortens the budget by 30 %, so the result must not be much shorter than the limit.
        expect(Buffer.byteLength(cleaned)).toBeGreaterThan(MAX_BYTES / 4);
      }
  });
});
