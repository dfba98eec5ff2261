import { expect, test } from "vitest";
import { findPageCornersInGreyPixelsOrNull } from "./find-page.ts";

/** A dark 100 x 100 picture with a light quadrilateral: y from 10 to 90, x from 20 + y / 10 to 80. */
function tableWithPage(light: number): Uint8Array {
  const grey = new Uint8Array(100 * 100).fill(60);
  for (let y = 10; y < 90; y += 1) {
    for (let x = Math.round(20 + y / 10); x < 80; x += 1) grey[y * 100 + x] = light;
  }
  return grey;
}

test("a page on a table is found by its corners", () => {
  const corners = findPageCornersInGreyPixelsOrNull(tableWithPage(230), 100, 100);
  const wanted = [
    [0.21, 0.1],
    [0.8, 0.1],
    [0.8, 0.9],
    [0.29, 0.9],
  ] as const;
  for (const [index, [x, y]] of wanted.entries()) {
    expect(Math.abs((corners?.[index]?.x ?? -1) - x), `corner ${index}`).toBeLessThan(0.03);
    expect(Math.abs((corners?.[index]?.y ?? -1) - y), `corner ${index}`).toBeLessThan(0.03);
  }
});

test("no page is found in a scattered picture", () => {
  expect(findPageCornersInGreyPixelsOrNull(new Uint8Array(100 * 100).fill(200), 100, 100)).toBeNull();
  const scattered = new Uint8Array(100 * 100).map((_, index) => ((index * 7919) % 13 < 3 ? 240 : 40));
  expect(findPageCornersInGreyPixelsOrNull(scattered, 100, 100)).toBeNull();
});
