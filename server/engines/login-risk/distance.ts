type Point = { latitude: number | null; longitude: number | null };

const EARTH_RADIUS_KM = 6371;

/** The way over the globe in kilometres; null where one of the two places is not known. Degrees. */
export function kilometresBetween(a: Point, b: Point): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
