import { expect, it } from "vitest";
import { createPictureSrcSet, widenPictureSizes } from "./picture-srcset.ts";

it.each([
  [1600, "/images/a_320.webp 320w, /images/a_640.webp 640w, /images/a.webp 1600w"],
  [450, "/images/a_320.webp 320w, /images/a.webp 450w"],
  [64, "/images/a.webp 64w"],
  [null, "/images/a_320.webp 320w, /images/a_640.webp 640w, /images/a.webp 1600w"],
])("srcset declares the widths of the files when the picture is %s px wide", (width, srcset) => {
  expect(createPictureSrcSet("/images/a.webp", { imageWidth: width })).toBe(srcset);
});

it("srcset is undefined when the picture is on another server", () => {
  expect(createPictureSrcSet("https://example.org/a.webp", { imageWidth: 900 })).toBeUndefined();
});

it("sizes grow with the cropped part when the picture is wider than its box", () => {
  const sizes = "(min-width: 64rem) 24rem, 50vw";
  expect(widenPictureSizes(sizes, { imageWidth: 1600, imageHeight: 900 })).toBe(
    "(min-width: 64rem) 32rem, 67vw",
  );
  expect(widenPictureSizes(sizes, { imageWidth: 900, imageHeight: 1600 })).toBe(sizes);
  expect(widenPictureSizes(sizes, {})).toBe(sizes);
});
