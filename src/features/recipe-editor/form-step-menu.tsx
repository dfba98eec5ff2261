import { EllipsisVertical, X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";

const texts = text.recipeWizard;

type Props = {
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  onGo: (step: number) => void;
  canGo: (step: number) => boolean;
  onCancel: () => void;
};

/** On phones: the position in the form in one line, with a menu of its steps and Cancel. */
export function FormStepMenu({ steps, current, onGo, canGo, onCancel }: Props) {
  return (
    <div className="-mt-2 flex items-center justify-between border-line border-b pb-1 sm:hidden">
      <p className="text-sm text-soft">
        {texts.stepOf(current + 1, steps.length)} ·{" "}
        <span aria-current="step" className="font-semibold text-ink">
          {steps[current]}
        </span>
      </p>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="plain" size="icon" aria-label={texts.menu} className="-mr-3">
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {steps.map((step, index) => (
            <DropdownMenuItem key={step} disabled={!canGo(index)} onSelect={() => onGo(index)}>
              {step}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<X aria-hidden />} onSelect={onCancel}>
            {text.recipes.form.cancel}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
