/** The fractions that measuring cups and spoons know. */
const fractions = [
  [0, ""],
  [1 / 8, "1/8"],
  [1 / 4, "1/4"],
  [1 / 3, "1/3"],
  [1 / 2, "1/2"],
  [2 / 3, "2/3"],
  [3 / 4, "3/4"],
  [1, ""],
] as const;

/** 2.5 -> "2 1/2", 0.32 -> "1/3"; from 20 on whole fives, as scales are read: 933 -> "935". Never "0". */
export function kitchenAmount(amount: number): string {
  if (amount >= 20) return String(Math.round(amount / 5) * 5);
  const whole = Math.floor(amount);
  const rest = amount - whole;
  let nearest: readonly [number, string] = fractions[0];
  for (const fraction of fractions) {
    if (Math.abs(fraction[0] - rest) < Math.abs(nearest[0] - rest)) nearest = fraction;
  }
  if (whole === 0 && nearest[0] === 0) return "1/8";
  if (nearest[0] === 1) return String(whole + 1);
  return [whole === 0 ? "" : String(whole), nearest[1]].filter((part) => part !== "").join(" ");
}
