import { text } from "#server/texts/en.ts";
import { StepList } from "../../components/ui/step-list.tsx";

/** Where one is on the way from an address to a saved recipe, from 0. */
export function ImportSteps({ current }: { current: number }) {
  return <StepList label={text.imports.stepsLabel} steps={text.imports.steps} current={current} />;
}
