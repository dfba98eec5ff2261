import type { ScalableLine } from "./scaling.ts";
import type { Manner } from "./show-amount.ts";

/** How the line writes what is shown in another amount. */
export function mannerOf(
  written: string,
  { unit, size, amount }: Pick<ScalableLine, "unit" | "size" | "amount">,
): Omit<Manner, "saysAbout"> {
  const [atSize, atUnit] = [
    size === null ? -1 : written.indexOf(size),
    unit === null ? -1 : written.lastIndexOf(unit),
  ];
  return {
    sizeFirst: atSize >= 0 && (atUnit < 0 || atSize < atUnit),
    alsoInBrackets: amount.kind !== "pack" && /[([]/.test(written),
    packsByTimes: /\d\s*[x×]\s*\d/i.test(written),
  };
}
