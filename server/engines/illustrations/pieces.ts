import type { Bit } from "./ingredients.ts";
import { FAMILIES, type Family, HERB } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createCirclePath,
  createEllipsePath,
  createLeafPath,
  createLinePath,
  createRandomBlobPath,
  createRectanglePath,
  createScatteredPoints,
  createWedgePath,
  drawCircle,
  drawCircles,
  drawFilledPath,
  drawStrokedPath,
  type Point,
  toPointFromPolar,
} from "./pen.ts";

const INTRICATE = ["citrus", "egg", "floret", "prawn", "shroom", "chunk", "leaf", "slice"];

type Draw = (x: number, y: number, turn: number) => string;

/** Draws a piece of one food at each of the points. `size` is about the radius of a piece. */
export function drawFoodPieces(chance: Chance, bit: Bit, spots: readonly Point[], size: number): string {
  const [main, shade, light] = FAMILIES[bit.hue];
  const green = bit.hue === "leaf" || bit.hue === "plum";
  const turns = spots.map(() => chance.between(0, 360));
  const each = (draw: Draw, most = spots.length) =>
    spots
      .slice(0, most)
      .map(([x, y], i) => draw(x, y, turns[i] ?? 0))
      .join("");
  const moved = (dx: number, dy: number) => spots.map(([x, y]): Point => [x + dx, y + dy]);
  const fills = (color: string, path: Draw) => drawFilledPath(color, each(path));
  const strokes = (color: string, width: number, path: Draw) => drawStrokedPath(color, width, each(path));
  const lines = (color: string, width: number, length: number, dx = 0, dy = 0) =>
    strokes(color, width, (x, y, turn) => createLinePath(x + dx, y + dy, length, turn));
  // Tiny pieces are drawn as dots, because their shape would not be visible and a dot takes a tenth of the
  // bytes.
  switch (size < 18 && INTRICATE.includes(bit.shape) ? "dot" : bit.shape) {
    case "disc":
      return drawCircles(green ? shade : main, size, spots) + drawCircles(light, size * 0.68, spots);
    case "dot":
      return (
        drawCircles(main, size * 0.7, spots) +
        drawCircles(light, size * 0.22, moved(-size * 0.2, -size * 0.24))
      );
    case "ring":
      return strokes(bit.hue === "cream" ? light : main, size * 0.3, (x, y) =>
        createCirclePath(x, y, size * 0.7),
      );
    case "bean":
      return (
        lines(shade, size * 0.85, size * 0.7, 1, 3) +
        lines(bit.hue === "cream" ? light : main, size * 0.8, size * 0.65)
      );
    case "cube":
      return (
        fills(shade, (x, y, turn) => createRectanglePath(x, y, size * 1.5, size * 1.5, turn)) +
        fills(light, (x, y, turn) => createRectanglePath(x - 2, y - 3, size * 1.3, size * 1.2, turn))
      );
    case "stick":
      return lines(shade, size * 0.5, size * 2) + lines(main, size * 0.5, size * 1.9, -2, -4);
    case "chunk":
      return (
        fills(shade, (x, y) => createRandomBlobPath(chance, x, y, size * 1.15, size, 0.16, 5)) +
        lines(main, size * 1.15, size * 0.5, -1, -3) +
        lines(light, size * 0.25, size * 0.4, -size * 0.2, -size * 0.35)
      );
    case "leaf":
      return (
        fills(shade, (x, y, turn) => createLeafPath(x, y, size * 3, size * 1.3, turn)) +
        fills(main, (x, y, turn) => createLeafPath(x, y, size * 2.2, size * 0.6, turn))
      );
    case "floret": {
      const tufts = spots.flatMap(([x, y], i) =>
        [-100, 180, 100].map((side) => toPointFromPolar(size * 0.58, (turns[i] ?? 0) + side, x, y)),
      );
      const lit = tufts.map(([x, y]): Point => [x - 3, y - 4]);
      const stems = each((x, y, turn) =>
        createRectanglePath(...toPointFromPolar(size * 0.7, turn, x, y), size, size * 0.5, turn),
      );
      return (
        drawFilledPath(light, stems) +
        drawCircles(shade, size * 0.6, [...spots, ...tufts]) +
        drawCircles(main, size * 0.38, lit)
      );
    }
    case "prawn":
      return (
        strokes(main, size * 0.75, (x, y, turn) => createArcPath(x, y, size * 0.7, turn, turn + 200)) +
        strokes(light, size * 0.25, (x, y, turn) => createArcPath(x, y, size * 0.7, turn + 30, turn + 170))
      );
    case "egg":
      return each((x, y, turn) => drawEggHalf(x, y, size * 1.2, turn), 3);
    case "citrus":
      return each((x, y, turn) => drawCitrusSlice(bit.hue, x, y, size * 1.2, turn), 3);
    case "shroom":
      return (
        strokes(light, size * 0.55, (x, y, turn) =>
          createLinePath(...toPointFromPolar(size * 0.4, turn - 90, x, y), size, turn + 90),
        ) +
        fills(main, (x, y, turn) => createWedgePath(x, y, size, turn, turn + 180)) +
        lines(shade, size * 0.18, size * 1.6)
      );
    case "slice":
      return (
        fills(green ? shade : main, (x, y, turn) => createLeafPath(x, y, size * 2.8, size * 1.2, turn)) +
        fills(light, (x, y, turn) =>
          createLeafPath(...toPointFromPolar(size * 0.12, turn + 90, x, y), size * 2.3, size * 0.8, turn),
        )
      );
    case "crumb":
      return lines(light, size * 0.45, size * 0.35);
    case "none":
      return "";
  }
}

/** Draws half a boiled egg. */
export function drawEggHalf(x: number, y: number, size: number, turn: number): string {
  return (
    drawFilledPath("#fffaf0", createEllipsePath(x, y, size * 1.15, size * 0.9, turn)) +
    drawCircle("#eda93a", ...toPointFromPolar(size * 0.1, turn, x, y), size * 0.48) +
    drawCircle("#f6c767", ...toPointFromPolar(size * 0.2, turn + 200, x, y), size * 0.2)
  );
}

/** Draws a round slice of lemon, lime or orange. */
export function drawCitrusSlice(hue: Family, x: number, y: number, size: number, turn: number): string {
  const [main, , light] = FAMILIES[hue];
  const spokes = [0, 60, 120].map((degrees) => createLinePath(x, y, size * 1.44, turn + degrees)).join("");
  return (
    drawCircle(main, x, y, size) +
    drawCircle("#fffaf0", x, y, size * 0.86) +
    drawCircle(light, x, y, size * 0.74) +
    drawStrokedPath("#fffaf0", size * 0.12, spokes)
  );
}

/** Draws leaves of herbs, scattered over a disc with the given radius. */
export function drawScatteredHerbs(
  chance: Chance,
  count: number,
  radius: number,
  size = 34,
  flat = 1,
): string {
  const spots = createScatteredPoints(chance, count, radius, size, flat);
  let path = "";
  let light = "";
  spots.forEach(([x, y], i) => {
    const leaf = createLeafPath(x, y, size * chance.between(0.9, 1.2), size * 0.38, chance.between(0, 360));
    if (i % 3 === 2) light += leaf;
    else path += leaf;
  });
  return drawFilledPath(HERB, path) + (light ? drawFilledPath(FAMILIES.leaf[0], light) : "");
}

/** Draws three leaves that grow from one point. */
export function drawSprig(x: number, y: number, size: number, turn: number, color: string = HERB): string {
  let path = "";
  for (const side of [-55, 0, 55]) {
    const reach = side ? size * 0.5 : size * 0.62;
    path += createLeafPath(
      ...toPointFromPolar(reach, turn + side, x, y),
      reach * 1.9,
      size * 0.34,
      turn + side,
    );
  }
  return drawFilledPath(color, path);
}

/** Draws small specks, for example sesame, pepper, sugar or crumbs. */
export function drawSpecks(
  chance: Chance,
  color: string,
  count: number,
  radius: number,
  size = 7,
  flat = 1,
): string {
  const path = createScatteredPoints(chance, count, radius, size * 2, flat)
    .map(([x, y]) => createLinePath(x, y, size * 0.8, chance.between(0, 180)))
    .join("");
  return drawStrokedPath(color, Math.round(size * 0.7), path);
}

/** Draws pieces of several foods, which take turns at the points. */
export function drawMixedFoodPieces(
  chance: Chance,
  bits: readonly Bit[],
  spots: readonly Point[],
  size: number,
): string {
  const share = (k: number) => spots.filter((_, i) => i % bits.length === k);
  return bits.map((bit, k) => drawFoodPieces(chance, bit, share(k), size)).join("");
}
