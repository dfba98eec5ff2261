import { text } from "#server/texts/en.ts";
import { StepList } from "../../components/ui/step-list.tsx";

const words = text.imports;
const textSteps = [words.stepText, ...words.steps.slice(1)];

/** The step of the import, from 0. */
export function ImportSteps({ current, isText }: { current: number; isText: boolean }) {
  return (
    <StepList
      label={words.stepsLabel}
      steps={isText ? textSteps : words.steps}
      current={current}
      positionText={words.stepOf}
    />
  );
}
