/** A point in pixels. */
export type Point = { x: number; y: number };

/** Corners of a page in this order: top left, top right, bottom right, bottom left. */
export type Quad = [Point, Point, Point, Point];

const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The convex hull, clockwise on the screen. */
export function computeConvexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export function computePolygonArea(polygon: Point[]): number {
  let sum = 0;
  for (const [index, point] of polygon.entries()) {
    const next = polygon[(index + 1) % polygon.length]!;
    sum += point.x * next.y - next.x * point.y;
  }
  return Math.abs(sum) / 2;
}

/**
 * Reduces a convex hull to four sides. Repeatedly removes the side for which extending its two neighbours
 * until they meet adds the least area. Null if that is impossible.
 */
export function reduceHullToQuadOrNull(hull: Point[]): Quad | null {
  let polygon = hull;
  while (polygon.length > 4) {
    let best: { index: number; corner: Point; added: number } | null = null;
    for (let index = 0; index < polygon.length; index++) {
      const [before, from, to, after] = [-1, 0, 1, 2].map(
        (off) => polygon[(index + off + polygon.length) % polygon.length]!,
      ) as [Point, Point, Point, Point];
      const corner = crossing(before, from, after, to);
      if (corner === null) continue;
      const added = Math.abs(cross(from, corner, to)) / 2;
      if (best === null || added < best.added) best = { index, corner, added };
    }
    if (best === null) return null;
    const { index: position, corner } = best;
    const next = (position + 1) % polygon.length;
    polygon = polygon
      .map((point, index) => (index === position ? corner : point))
      .filter((_, index) => index !== next);
  }
  return polygon.length === 4 ? sortCorners(polygon) : null;
}

/** Intersection of the lines a-b and c-d beyond b and d; null if they do not meet there. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const below = ux * vy - uy * vx;
  if (Math.abs(below) < 1e-9) return null;
  const along = ((c.x - a.x) * vy - (c.y - a.y) * vx) / below;
  const other = ((c.x - a.x) * uy - (c.y - a.y) * ux) / below;
  return along >= 1 && other >= 1 ? { x: a.x + ux * along, y: a.y + uy * along } : null;
}

/** Sorts the corners clockwise, beginning with the one nearest to the top left. */
function sortCorners(corners: Point[]): Quad {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const around = [...corners].sort(
    (a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x),
  );
  const first = around.reduce(
    (best, { x, y }, index) => (x + y < around[best]!.x + around[best]!.y ? index : best),
    0,
  );
  return [0, 1, 2, 3].map((off) => around[(first + off) % 4]!) as Quad;
}
