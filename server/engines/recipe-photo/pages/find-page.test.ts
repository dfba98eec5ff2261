import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { ColourImage } from "../reading.ts";
import { findPageGeometry } from "./find-page.ts";
import { toGreyImage } from "./images.ts";
import { loadPhoto } from "./load-photo.ts";
import { readDrawnPage } from "./test/photos.ts";
import { createPerspectiveMapping, warpColour } from "./warp.ts";

let page: ColourImage;

/** Twice the drawn size, because smaller photos are enlarged before recognition. */
beforeAll(async () => {
  const drawn = await sharp(await readDrawnPage())
    .resize(1640)
    .png()
    .toBuffer();
  page = await loadPhoto(drawn);
});

const rotated = async (angle: number) => {
  const { width, height, data } = page;
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(angle, { background: "#fff" })
    .png()
    .toBuffer();
  return findPageGeometry(toGreyImage(await loadPhoto(file)));
};

/** Maps a point of the found page, given as shares of its width and height, to the photo. */
function placeOf(
  { width, height, mapping }: ReturnType<typeof findPageGeometry>,
  across: number,
  down: number,
) {
  const place = { x: 0, y: 0 };
  mapping(width * across, height * down, place);
  return place;
}

describe("findPage", () => {
  it.each([-20, -7, 3, 12, 30])("finds lines at %i degrees", async (angle) => {
    const { quarters, skew, upright } = await rotated(angle);
    expect(Math.abs(quarters)).toBe(0);
    expect(Math.abs(skew - angle)).toBeLessThan(0.5);
    expect(upright).toBeGreaterThan(1.2);
  });

  it("finds quarter turns and an upside-down page", async () => {
    expect(Math.abs((await rotated(90)).quarters)).toBe(1);
    expect((await rotated(180)).upright).toBeLessThan(0.8);
    expect((await rotated(0)).upright).toBeGreaterThan(1.2);
  });

  it("leaves a level page unchanged", () => {
    const found = findPageGeometry(toGreyImage(page));
    expect([found.isLevel, found.isSheet]).toEqual([true, false]);
  });

  it("finds a sheet with a side in the shadow", () => {
    const [width, height, margin] = [page.width + 400, page.height + 400, 200];
    const data = new Uint8Array(width * height * 3).fill(70);
    for (let y = 0; y < page.height; y++) {
      for (let x = 0; x < page.width * 3; x++) {
        const light = x < page.width ? 0.55 : 1;
        data[((y + margin) * width + margin) * 3 + x] = page.data[y * page.width * 3 + x]! * light;
      }
    }
    const found = findPageGeometry(toGreyImage({ width, height, data }));
    expect(found.isSheet).toBe(true);
    expect(Math.abs(found.width / found.scale - page.width)).toBeLessThan(page.width * 0.03);
  });

  it("finds a sheet photographed from the side", () => {
    const table = { width: 1800, height: 1200, data: new Uint8Array(1800 * 1200 * 3).fill(60) };
    const corners = [
      { x: 150, y: 120 },
      { x: 1640, y: 60 },
      { x: 1700, y: 1080 },
      { x: 90, y: 1120 },
    ] as const;
    const view = createPerspectiveMapping(
      [
        { x: 0, y: 0 },
        { x: page.width, y: 0 },
        { x: page.width, y: page.height },
        { x: 0, y: page.height },
      ],
      1,
      1,
    );
    const toUnit = inverse(corners);
    const photo = { ...table, data: Uint8Array.from(table.data) };
    const seen = warpColour(page, 1800, 1200, (x, y, into) => {
      toUnit(x, y, into);
      view(into.x, into.y, into);
    });
    for (let index = 0; index < 1800 * 1200; index++) {
      const place = { x: 0, y: 0 };
      toUnit((index % 1800) + 0.5, Math.floor(index / 1800) + 0.5, place);
      if (place.x >= 0 && place.x <= 1 && place.y >= 0 && place.y <= 1)
        photo.data.set(seen.data.subarray(index * 3, index * 3 + 3), index * 3);
    }
    const found = findPageGeometry(toGreyImage(photo));
    expect(found.isSheet).toBe(true);
    const [upperLeft, lowerRight] = [placeOf(found, 0, 0), placeOf(found, 1, 1)];
    expect(Math.hypot(upperLeft.x - 150, upperLeft.y - 120)).toBeLessThan(25);
    expect(Math.hypot(lowerRight.x - 1700, lowerRight.y - 1080)).toBeLessThan(25);
  });

  it("straightens the lines of a curled page", () => {
    const bend = (x: number) => 24 * Math.sin((Math.PI * x) / page.width);
    const curled = warpColour(page, page.width, page.height, (x, y, into) => {
      into.x = x;
      into.y = y - bend(x);
    });
    const found = findPageGeometry(toGreyImage(curled));
    // A straight line of the found page must have the same curve in the photo as the page.
    const [left, middle, right] = [0.1, 0.45, 0.8].map((across) => placeOf(found, across, 0.6).y) as [
      number,
      number,
      number,
    ];
    expect(Math.abs(middle - left - (bend(page.width * 0.45) - bend(page.width * 0.1)))).toBeLessThan(5);
    expect(Math.abs(middle - right - (bend(page.width * 0.45) - bend(page.width * 0.8)))).toBeLessThan(5);
  });
});

/** Maps points of the photo to the unit square inside the four corners, by Newton's method. */
function inverse(corners: readonly [Point, Point, Point, Point]) {
  const forward = createPerspectiveMapping([...corners], 1, 1);
  return (x: number, y: number, into: Point): void => {
    const guess = { x: 0.5, y: 0.5 };
    const here = { x: 0, y: 0 };
    for (let round = 0; round < 6; round++) {
      forward(guess.x, guess.y, here);
      const [right, under] = [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ];
      forward(guess.x + 1e-4, guess.y, right);
      forward(guess.x, guess.y + 1e-4, under);
      const [a, b] = [(right.x - here.x) / 1e-4, (under.x - here.x) / 1e-4];
      const [c, d] = [(right.y - here.y) / 1e-4, (under.y - here.y) / 1e-4];
      const below = a * d - b * c;
      guess.x += (d * (x - here.x) - b * (y - here.y)) / below;
      guess.y += (a * (y - here.y) - c * (x - here.x)) / below;
    }
    into.x = guess.x;
    into.y = guess.y;
  };
}

type Point = { x: number; y: number };
