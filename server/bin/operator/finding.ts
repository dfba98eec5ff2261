import { checkTexts } from "#server/texts/en/operator.ts";

/** How many are named where many are found. */
export const sampleOf = 5;

/** How many were found, and the first of them. */
export type Finding = { count: number; some: string[] };

export function nameSome({ count, some }: Finding): string {
  const others = count - some.length;
  return some.join(", ") + (others > 0 ? checkTexts.others(others) : "");
}
