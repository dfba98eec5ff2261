/**
 * The pen of the dish drawings: seeded chance and the few shapes everything is made of.
 * Sine and cosine are our own polynomial, because Math.sin may differ in the last digit between machines.
 */
export type Point = readonly [x: number, y: number];

/** A stream of chance that is the same on every machine for one seed. */
export type Chance = {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  pick<const T extends readonly unknown[]>(items: T): T[number];
  /** True `share` of the time (0 to 1). */
  maybe(share: number): boolean;
};

/** FNV-1a over UTF-16 code units: a 32-bit number from any text. */
export function hashToSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The mulberry32 generator, started at `seed`. */
export function createSeededDrawingRandom(seed: number): Chance {
  let state = seed;
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + unit() * (high - low),
    pick: (items) => items[Math.floor(unit() * items.length)],
    maybe: (share) => unit() < share,
  };
}

function sine(degrees: number): number {
  let turn = degrees % 360;
  if (turn < 0) turn += 360;
  if (turn > 180) return -sine(turn - 180);
  const x = ((turn > 90 ? 180 - turn : turn) * Math.PI) / 180;
  const q = x * x;
  return x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - q / 110)))));
}

/** The point at `degrees` (clockwise from three o'clock) and `radius` around (x, y). */
export function toPointFromPolar(radius: number, degrees: number, x = 0, y = 0): Point {
  return [x + radius * sine(degrees + 90), y + radius * sine(degrees)];
}

/** Integers in the shortest spelling that path data allows: "3 -4" is "3-4". */
function numbers(...values: readonly number[]): string {
  let text = "";
  for (const value of values) {
    const integer = Math.round(value) || 0;
    text += text && integer >= 0 ? ` ${integer}` : integer;
  }
  return text;
}

/** A path through points: `command` takes `group` points at a time, relative to where the last one ended. */
function route(start: Point, command: "l" | "q", group: number, points: readonly Point[]): string {
  let [x, y] = [Math.round(start[0]), Math.round(start[1])];
  const steps: number[] = [];
  for (let i = 0; i < points.length; i += group) {
    const part = points.slice(i, i + group);
    for (const [px, py] of part) steps.push(Math.round(px) - x, Math.round(py) - y);
    [x, y] = [x + steps.at(-2)!, y + steps.at(-1)!];
  }
  return `M${numbers(...start)}${command}${numbers(...steps)}`;
}

// Path data: every function below returns one closed or open subpath.

export function discPath(x: number, y: number, r: number): string {
  return ovalPath(x, y, r, r, 0);
}

export function ovalPath(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const [dx, dy] = toPointFromPolar(rx, degrees);
  const arc = `a${numbers(rx, ry, degrees, 1, 0)} `;
  return `M${numbers(x - dx, y - dy)}${arc}${numbers(2 * dx, 2 * dy)}${arc}${numbers(-2 * dx, -2 * dy)}z`;
}

/** A lens from tip to tip around (x, y): leaves, almonds, petals. */
export function leafPath(x: number, y: number, length: number, width: number, degrees: number): string {
  const [ax, ay] = toPointFromPolar(length / 2, degrees);
  const [bx, by] = toPointFromPolar(width, degrees + 90);
  const tip: Point = [x - ax, y - ay];
  return `${route(tip, "q", 2, [[x + bx, y + by], [x + ax, y + ay], [x - bx, y - by], tip])}z`;
}

/** A straight line through (x, y); stroked with round ends it is a bean, a stick or a capsule. */
export function linePath(x: number, y: number, length: number, degrees: number): string {
  const [dx, dy] = toPointFromPolar(length / 2, degrees);
  return `M${numbers(x - dx, y - dy)}l${numbers(2 * dx, 2 * dy)}`;
}

/** An arc of a circle around (x, y). */
export function arcPath(x: number, y: number, r: number, from: number, to: number): string {
  const [start, end] = [toPointFromPolar(r, from, x, y), toPointFromPolar(r, to, x, y)];
  return `M${numbers(...start)}A${numbers(r, r, 0, to - from > 180 ? 1 : 0, 1, ...end)}`;
}

/** A wedge of a disc, as a slice of cake is. */
export function wedgePath(x: number, y: number, r: number, from: number, to: number): string {
  return `${arcPath(x, y, r, from, to)}L${numbers(x, y)}z`;
}

/** A box with its own angle. */
export function boxPath(x: number, y: number, width: number, height: number, degrees: number): string {
  const [ax, ay] = toPointFromPolar(width / 2, degrees);
  const [bx, by] = toPointFromPolar(height / 2, degrees + 90);
  const corners: Point[] = [
    [x + ax - bx, y + ay - by],
    [x + ax + bx, y + ay + by],
    [x - ax + bx, y - ay + by],
  ];
  return `${route([x - ax - bx, y - ay - by], "l", 1, corners)}z`;
}

/** A soft closed shape: a circle of `corners` points, each off by up to `wobble` (0 to 1) of its radius. */
export function blobPath(
  chance: Chance,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  wobble = 0.12,
  corners = 9,
): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const [px, py] = toPointFromPolar(1.06 + chance.between(-wobble, wobble), (i * 360) / corners);
    points.push([x + px * rx, y + py * ry]);
  }
  return smoothPath(points);
}

/** A ruffled edge: `petals` round teeth between the two radii. */
export function rufflePath(x: number, y: number, inner: number, outer: number, petals: number): string {
  const points: Point[] = [];
  for (let i = 0; i < petals * 2; i++)
    points.push(toPointFromPolar(i % 2 ? outer : inner, (i * 180) / petals, x, y));
  return smoothPath(points);
}

function smoothPath(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const steps = points.flatMap((point, i) => [point, middle(i)]);
  return `${route(middle(points.length - 1), "q", 2, steps)}z`;
}

// Elements.

export function filledPathSvg(color: string, path: string): string {
  return path ? `<path fill="${color}" d="${path}"/>` : "";
}

/** Soft shapes of one size, one at every spot. */
export function blobsSvg(
  chance: Chance,
  color: string,
  spots: readonly Point[],
  rx: number,
  ry: number,
  wobble?: number,
  corners?: number,
): string {
  return filledPathSvg(
    color,
    spots.map(([x, y]) => blobPath(chance, x, y, rx, ry, wobble, corners)).join(""),
  );
}

export function discSvg(color: string, x: number, y: number, r: number): string {
  const middle = x || y ? ` cx="${numbers(x)}" cy="${numbers(y)}"` : "";
  return `<circle${middle} r="${numbers(r)}" fill="${color}"/>`;
}

/** Many discs of one size, as the round ends of lines of next to no length: a tenth of the bytes. */
export function discsSvg(color: string, r: number, spots: readonly Point[]): string {
  return strokedPathSvg(color, Math.round(r * 2), spots.map(([x, y]) => `M${numbers(x, y)}h.1`).join(""));
}

/** Lines; the SVG root sets round ends and no fill for all of them. */
export function strokedPathSvg(color: string, width: number, path: string): string {
  if (!path) return "";
  return `<path stroke="${color}" stroke-width="${Math.round(width)}" d="${path}"/>`;
}

/** A box with round corners around (x, y). */
export function roundedBoxSvg(
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
): string {
  const corner = `x="${numbers(x - width / 2)}" y="${numbers(y - height / 2)}"`;
  return `<rect ${corner} width="${numbers(width)}" height="${numbers(height)}" rx="${r}" fill="${color}"/>`;
}

/** Puts what is drawn around (0, 0) at (x, y), turned. */
export function placedGroupSvg(x: number, y: number, degrees: number, drawing: string): string {
  if (!drawing) return "";
  const turn = Math.round(degrees) ? `rotate(${numbers(degrees)})` : "";
  return `<g transform="translate(${numbers(x, y)})${turn}">${drawing}</g>`;
}

/** `count` points in a disc (squeezed by `flat`), at least `apart` from each other where they fit. */
export function scatteredPoints(
  chance: Chance,
  count: number,
  radius: number,
  apart: number,
  flat = 1,
): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * 12; tries++) {
    const x = chance.between(-radius, radius);
    const y = chance.between(-radius, radius);
    if (x * x + y * y > radius * radius) continue;
    if (points.every(([px, py]) => (px - x) ** 2 + (py - y) ** 2 > apart * apart)) points.push([x, y]);
  }
  return points.map(([x, y]) => [x, y * flat]);
}
