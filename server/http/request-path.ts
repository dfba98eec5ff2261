/**
 * The path of an address as the router understands it: without the origin that may stand before it, its query and its
 * percent signs. For telling what an address was meant for where no route was matched; never for a guard.
 */
export function pathOf(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
