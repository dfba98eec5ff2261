import { text } from "#server/texts/en.ts";
import { StepList } from "../../components/ui/step-list.tsx";

const words = text.imports;
const stepsOfText = [words.stepText, ...words.steps.slice(1)];

/** Where one is on the way from an address, or a text, to a saved recipe, from 0; small, for most of it is one field. */
export function ImportSteps({ current, isText }: { current: number; isText: boolean }) {
  return (
    <StepList
      label={words.stepsLabel}
      steps={isText ? stepsOfText : words.steps}
      current={current}
      placeWords={words.stepOf}
    />
  );
}
