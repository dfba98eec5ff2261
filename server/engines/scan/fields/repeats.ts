import type { Item } from "./items.ts";

/** A line this long is no chance to stand on two photos. */
const LONG = 25;

const keyOf = ({ text }: Item): string => text.toLowerCase().replace(/[^\p{L}\p{N}½⅓⅔¼¾⅛]+/gu, "");
const pageOf = (item: Item | undefined): number => item?.paragraph.rows[0]?.page ?? 0;

/**
 * Photos of one recipe overlap: what a later one shows again is taken once. A short line ("Salt") may well stand twice
 * in a recipe; it is a repeat only beside another one.
 */
export function dropRepeats(items: Item[]): Item[] {
  const first = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, pageOf(item));
  }
  const again = items.map((item) => pageOf(item) > (first.get(keyOf(item)) ?? 0));
  return items.map((item, at) => {
    const repeated =
      again[at] && (item.text.length >= LONG || item.layout.scale > 1.3 || again[at - 1] || again[at + 1]);
    return repeated && item.role === "line" ? { ...item, role: "noise", holds: false, opens: null } : item;
  });
}
