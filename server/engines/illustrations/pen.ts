/**
 * Seeded random numbers and basic SVG shapes for the dish drawings. Sine and cosine are computed by a
 * polynomial, because the last digit of Math.sin may differ between machines.
 */
export type Point = readonly [x: number, y: number];

/** A random generator that returns the same numbers on every machine for one seed. */
export type Chance = {
  /** A number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  pick<const T extends readonly unknown[]>(items: T): T[number];
  /** True with the probability `share` (0 to 1). */
  maybe(share: number): boolean;
};

/** A 32-bit number from any text: FNV-1a over UTF-16 code units. */
export function hashToSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A random generator (mulberry32) with the given seed. */
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

function computeSineOfDegrees(degrees: number): number {
  let turn = degrees % 360;
  if (turn < 0) turn += 360;
  if (turn > 180) return -computeSineOfDegrees(turn - 180);
  const x = ((turn > 90 ? 180 - turn : turn) * Math.PI) / 180;
  const q = x * x;
  return x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - q / 110)))));
}

/** The point at the angle `degrees` (clockwise from three o'clock) and the distance `radius` from (x, y). */
export function toPointFromPolar(radius: number, degrees: number, x = 0, y = 0): Point {
  return [x + radius * computeSineOfDegrees(degrees + 90), y + radius * computeSineOfDegrees(degrees)];
}

/**
 * Integers in the shortest form that path data allows: the minus sign replaces the space, so "3 -4" becomes
 * "3-4".
 */
function formatPathNumbers(...values: readonly number[]): string {
  let text = "";
  for (const value of values) {
    const integer = Math.round(value) || 0;
    text += text && integer >= 0 ? ` ${integer}` : integer;
  }
  return text;
}

/**
 * Path data through points in relative coordinates. Each `command` takes `group` points, relative to the last
 * point of the group before.
 */
function createRelativePathCommands(
  start: Point,
  command: "l" | "q",
  group: number,
  points: readonly Point[],
): string {
  let [x, y] = [Math.round(start[0]), Math.round(start[1])];
  const steps: number[] = [];
  for (let i = 0; i < points.length; i += group) {
    const part = points.slice(i, i + group);
    for (const [px, py] of part) steps.push(Math.round(px) - x, Math.round(py) - y);
    [x, y] = [x + steps.at(-2)!, y + steps.at(-1)!];
  }
  return `M${formatPathNumbers(...start)}${command}${formatPathNumbers(...steps)}`;
}

// The path data of a circle. This and the following functions with names in `Path` return one subpath each.

export function createCirclePath(x: number, y: number, r: number): string {
  return createEllipsePath(x, y, r, r, 0);
}

export function createEllipsePath(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const [dx, dy] = toPointFromPolar(rx, degrees);
  const arc = `a${formatPathNumbers(rx, ry, degrees, 1, 0)} `;
  return `M${formatPathNumbers(x - dx, y - dy)}${arc}${formatPathNumbers(2 * dx, 2 * dy)}${arc}${formatPathNumbers(-2 * dx, -2 * dy)}z`;
}

/** A pointed oval around (x, y), for leaves, almonds and petals. */
export function createLeafPath(x: number, y: number, length: number, width: number, degrees: number): string {
  const [ax, ay] = toPointFromPolar(length / 2, degrees);
  const [bx, by] = toPointFromPolar(width, degrees + 90);
  const tip: Point = [x - ax, y - ay];
  return `${createRelativePathCommands(tip, "q", 2, [[x + bx, y + by], [x + ax, y + ay], [x - bx, y - by], tip])}z`;
}

/** A straight line centred at (x, y). Stroked with round ends, it is a bean, a stick or a capsule. */
export function createLinePath(x: number, y: number, length: number, degrees: number): string {
  const [dx, dy] = toPointFromPolar(length / 2, degrees);
  return `M${formatPathNumbers(x - dx, y - dy)}l${formatPathNumbers(2 * dx, 2 * dy)}`;
}

/** An arc of a circle around (x, y), from and to angles in degrees. */
export function createArcPath(x: number, y: number, r: number, from: number, to: number): string {
  const [start, end] = [toPointFromPolar(r, from, x, y), toPointFromPolar(r, to, x, y)];
  return `M${formatPathNumbers(...start)}A${formatPathNumbers(r, r, 0, to - from > 180 ? 1 : 0, 1, ...end)}`;
}

/** A sector of a circle around (x, y), like a slice of cake. Angles are in degrees. */
export function createWedgePath(x: number, y: number, r: number, from: number, to: number): string {
  return `${createArcPath(x, y, r, from, to)}L${formatPathNumbers(x, y)}z`;
}

/** A rectangle centred at (x, y) and rotated. */
export function createRectanglePath(
  x: number,
  y: number,
  width: number,
  height: number,
  degrees: number,
): string {
  const [ax, ay] = toPointFromPolar(width / 2, degrees);
  const [bx, by] = toPointFromPolar(height / 2, degrees + 90);
  const corners: Point[] = [
    [x + ax - bx, y + ay - by],
    [x + ax + bx, y + ay + by],
    [x - ax + bx, y - ay + by],
  ];
  return `${createRelativePathCommands([x - ax - bx, y - ay - by], "l", 1, corners)}z`;
}

/**
 * A soft closed shape through `corners` points on an ellipse, each moved by up to `wobble` (0 to 1) of its
 * radius.
 */
export function createRandomBlobPath(
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
  return createSmoothClosedPath(points);
}

/** A ruffled circle: `petals` round teeth between the radii `inner` and `outer`. */
export function createScallopedCirclePath(
  x: number,
  y: number,
  inner: number,
  outer: number,
  petals: number,
): string {
  const points: Point[] = [];
  for (let i = 0; i < petals * 2; i++)
    points.push(toPointFromPolar(i % 2 ? outer : inner, (i * 180) / petals, x, y));
  return createSmoothClosedPath(points);
}

function createSmoothClosedPath(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const steps = points.flatMap((point, i) => [point, middle(i)]);
  return `${createRelativePathCommands(middle(points.length - 1), "q", 2, steps)}z`;
}

// An SVG path element with a fill; an empty path gives no element. The following functions return elements
// too.

export function drawFilledPath(color: string, path: string): string {
  return path ? `<path fill="${color}" d="${path}"/>` : "";
}

/** Soft irregular shapes of one size, one at each of the points. */
export function drawRandomBlobs(
  chance: Chance,
  color: string,
  spots: readonly Point[],
  rx: number,
  ry: number,
  wobble?: number,
  corners?: number,
): string {
  return drawFilledPath(
    color,
    spots.map(([x, y]) => createRandomBlobPath(chance, x, y, rx, ry, wobble, corners)).join(""),
  );
}

export function drawCircle(color: string, x: number, y: number, r: number): string {
  const middle = x || y ? ` cx="${formatPathNumbers(x)}" cy="${formatPathNumbers(y)}"` : "";
  return `<circle${middle} r="${formatPathNumbers(r)}" fill="${color}"/>`;
}

/**
 * Discs of one size, drawn as very short lines with round ends, which take a tenth of the bytes of circles.
 */
export function drawCircles(color: string, r: number, spots: readonly Point[]): string {
  return drawStrokedPath(
    color,
    Math.round(r * 2),
    spots.map(([x, y]) => `M${formatPathNumbers(x, y)}h.1`).join(""),
  );
}

/** An SVG path element with a stroke. The SVG root sets round line ends and no fill. */
export function drawStrokedPath(color: string, width: number, path: string): string {
  if (!path) return "";
  return `<path stroke="${color}" stroke-width="${Math.round(width)}" d="${path}"/>`;
}

/** A rectangle with round corners, centred at (x, y). */
export function drawRoundedRectangle(
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
): string {
  const corner = `x="${formatPathNumbers(x - width / 2)}" y="${formatPathNumbers(y - height / 2)}"`;
  return `<rect ${corner} width="${formatPathNumbers(width)}" height="${formatPathNumbers(height)}" rx="${r}" fill="${color}"/>`;
}

/** Rotates a drawing around (0, 0), then moves it to (x, y). */
export function drawTransformedGroup(x: number, y: number, degrees: number, drawing: string): string {
  if (!drawing) return "";
  const turn = Math.round(degrees) ? `rotate(${formatPathNumbers(degrees)})` : "";
  return `<g transform="translate(${formatPathNumbers(x, y)})${turn}">${drawing}</g>`;
}

/**
 * `count` points in a disc (compressed vertically by `flat`), at least `apart` from each other if that is
 * possible.
 */
export function createScatteredPoints(
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
