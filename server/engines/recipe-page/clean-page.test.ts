import { describe, expect, it } from "vitest";
import { pageCleaner, parseHtml } from "./recipe-page.ts";

const START = "<!doctype html>";
const ROOM = 20_000;
const clean = (html: string, room = ROOM) => pageCleaner(parseHtml(html))(room);
const list = "<ul><li>2 cups flour</li></ul>";

describe("a page that is kept", () => {
  it("is whole where it fits", () => {
    expect(clean(`${list}<p>Salt &amp; pepper</p>`)).toBe(`${START}${list}<p>Salt &amp; pepper</p>`);
  });

  it("leaves out navigation first, then what stands last", () => {
    const nav = `<nav>${"away ".repeat(ROOM / 5)}</nav>`;
    expect(clean(nav + list)).toBe(START + list);
    expect(clean(`${list}<p>${"a".repeat(2 * ROOM)}</p>`)).toContain(`${list}<p>aaa`);
  });

  it("fits, whatever its letters and signs come to in bytes", () => {
    for (const sign of ["a", "é", "字", "🍅", "&amp;", "&lt;", " &amp; ", "<br>", "<b>a</b>", "]]>"])
      for (const page of [`<p>${sign.repeat(ROOM)}</p>`, `<p>${sign}</p>`.repeat(ROOM)]) {
        const kept = clean(list + page);
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(ROOM);
        expect(kept.startsWith(START + list)).toBe(true);
        // No more is cut away than the steps in which it is cut.
        expect(Buffer.byteLength(kept)).toBeGreaterThan(ROOM / 4);
      }
  });
});
