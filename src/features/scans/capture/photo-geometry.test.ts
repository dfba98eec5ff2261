import { expect, test } from "vitest";
import {
  areConvexCorners,
  type Corners,
  computeStraightenedPageSizePx,
  createUnitSquareProjection,
  fullPicture,
  moveCornerInsidePicture,
  rotateCornersBy90Degrees,
} from "./photo-geometry.ts";

const askew: Corners = [
  { x: 0.1, y: 0.2 },
  { x: 0.8, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.2, y: 0.8 },
];

test("a projection maps the corners of the page to the chosen corners", () => {
  const place = createUnitSquareProjection(askew);
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  for (const [index, [u, v]] of square.entries()) {
    expect(place(u, v).x).toBeCloseTo(askew[index]?.x ?? -1, 10);
    expect(place(u, v).y).toBeCloseTo(askew[index]?.y ?? -1, 10);
  }
});

test("the full picture is projected onto itself", () => {
  const place = createUnitSquareProjection(fullPicture);
  expect(place(0.25, 0.75)).toEqual({ x: 0.25, y: 0.75 });
});

test("four turns to the right, or one turn and its reverse, change nothing", () => {
  let turned = askew;
  for (let turn = 0; turn < 4; turn += 1) turned = rotateCornersBy90Degrees(turned, 1);
  for (const [index, corner] of turned.entries()) {
    expect(corner.x).toBeCloseTo(askew[index]?.x ?? -1, 10);
    expect(corner.y).toBeCloseTo(askew[index]?.y ?? -1, 10);
  }
  const back = rotateCornersBy90Degrees(rotateCornersBy90Degrees(askew, 1), -1);
  expect(back[0].x).toBeCloseTo(0.1, 10);
  expect(back[0].y).toBeCloseTo(0.2, 10);
});

test("the first corner is the top left one after a turn", () => {
  const [first, second] = rotateCornersBy90Degrees(askew, 1);
  expect(first.x + first.y).toBeLessThan(second.x + second.y);
  expect(areConvexCorners(rotateCornersBy90Degrees(askew, 1))).toBe(true);
});

test("a corner stays inside the picture and never folds the page", () => {
  expect(moveCornerInsidePicture(askew, 0, { x: -3, y: 0.1 })[0]).toEqual({ x: 0, y: 0.1 });
  expect(moveCornerInsidePicture(askew, 0, { x: 0.95, y: 0.95 })).toBe(askew);
});

test("the straightened page has the size of its longest sides", () => {
  expect(computeStraightenedPageSizePx(fullPicture, { width: 800, height: 600 })).toEqual({
    width: 800,
    height: 600,
  });
  const narrow: Corners = [{ x: 0.25, y: 0 }, { x: 0.75, y: 0 }, fullPicture[2], fullPicture[3]];
  expect(computeStraightenedPageSizePx(narrow, { width: 800, height: 600 }).width).toBe(800);
});
