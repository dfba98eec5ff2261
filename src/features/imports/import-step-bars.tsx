import { text } from "#server/texts/en.ts";
import { ProcessStepBars } from "../../components/ui/process-step-bars.tsx";

const texts = text.imports;
const textSteps = [texts.stepText, ...texts.steps.slice(1)];

/** The steps of an import. `current` is the step's index, from 0. */
export function ImportStepBars({ current, isText }: { current: number; isText: boolean }) {
  return (
    <ProcessStepBars
      label={texts.stepsLabel}
      steps={isText ? textSteps : texts.steps}
      current={current}
      positionText={texts.stepOf}
    />
  );
}
