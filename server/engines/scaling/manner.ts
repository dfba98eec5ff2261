import type { ScalableLine } from "./line.ts";

/** How the line put its amount: kept where it is shown scaled. */
export type Manner = {
  /** "2 heaped tbsp", not "2 tbsp heaped". */
  sizeFirst: boolean;
  /** "1 cup (240 ml)", not "1 cup/240 ml". */
  alsoInBrackets: boolean;
  /** The sign of "2 x 400 g tins" and "2 × 400 g tins"; null for "2 (400 g) tins". */
  packsBy: "x" | "×" | null;
  /** The line's own "about" stands outside. */
  saysAbout: boolean;
};

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
    alsoInBrackets: amount.kind !== "pack" && /[([（]/.test(written),
    packsBy: signBetween(written),
  };
}

function signBetween(written: string): Manner["packsBy"] {
  const sign = /\d\s*([x×])\s*\d/i.exec(written)?.[1];
  return sign === undefined ? null : sign === "×" ? "×" : "x";
}
