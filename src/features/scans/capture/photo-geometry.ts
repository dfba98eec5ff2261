/** A position in a picture, as shares of its width and height. */
export type Point = { x: number; y: number };

/** The corners of a page in a picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

type Size = { width: number; height: number };

export const fullPicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export function areFullPictureCorners(corners: Corners): boolean {
  return corners.every(
    (corner, index) => corner.x === fullPicture[index]?.x && corner.y === fullPicture[index]?.y,
  );
}

/** The corners after the picture is rotated by 90 degrees: to the right for 1, to the left for -1. */
export function rotateCornersBy90Degrees(corners: Corners, by: 1 | -1): Corners {
  const turned = corners.map(({ x, y }) => (by === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x }));
  const [a, b, c, d] = turned as [Point, Point, Point, Point];
  // After a rotation to the right, the former bottom left corner is first, because it is now top left.
  return by === 1 ? [d, a, b, c] : [b, c, d, a];
}

/** Moves one corner, but not out of the picture. A move after which the corners are not convex is ignored. */
export function moveCornerInsidePicture(corners: Corners, moved: number, to: Point): Corners {
  const inside = { x: Math.min(1, Math.max(0, to.x)), y: Math.min(1, Math.max(0, to.y)) };
  const next = corners.map((corner, index) => (index === moved ? inside : corner)) as unknown as Corners;
  return areConvexCorners(next) ? next : corners;
}

/** Whether the corners form a convex polygon with an area. */
export function areConvexCorners(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] as Point;
    const after = corners[(index + 2) % 4] as Point;
    const cross = (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x);
    return cross > 0.002;
  });
}

/**
 * The size of the straightened page in px. Each side is as long as the longer of two opposite sides in the
 * photo.
 */
export function computeStraightenedPageSizePx(corners: Corners, { width, height }: Size): Size {
  const side = (from: number, to: number) => {
    const [a, b] = [corners[from] as Point, corners[to] as Point];
    return Math.hypot((a.x - b.x) * width, (a.y - b.y) * height);
  };
  return {
    width: Math.max(1, Math.round(Math.max(side(0, 1), side(3, 2)))),
    height: Math.max(1, Math.round(Math.max(side(0, 3), side(1, 2)))),
  };
}

/** Maps the unit square onto a quadrilateral of the picture by a projection (Heckbert 1989). */
export function createUnitSquareProjection([p0, p1, p2, p3]: Corners): (u: number, v: number) => Point {
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x];
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (a * u + b * v + p0.x) / w, y: (d * u + e * v + p0.y) / w };
  };
}
