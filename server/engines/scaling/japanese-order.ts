import { isJapanese } from "#server/engines/amounts/amounts.ts";

const EACH = /^(?:各|それぞれ)\s*/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A shown amount as Japanese writes it: "3 大さじ" is 大さじ3 where the line has its spoon first, "4 個" is 4個 where
 * the line has no gap. Amounts in other units stay.
 */
export function inJapaneseOrder(shown: string, unit: string | null, written: string): string {
  if (unit === null || !isJapanese(unit.charCodeAt(0))) return shown;
  const place = new RegExp(`(\\S*[\\d¼-¾⅐-⅞]\\S*) ${escaped(unit)}`);
  // "各大さじ2": of each thing that the line names.
  const each = EACH.exec(written)?.[0] ?? "";
  if (written.startsWith(unit, each.length)) return each + shown.replace(place, `${unit}$1`);
  return written.includes(` ${unit}`) ? shown : shown.replace(place, `$1${unit}`);
}
