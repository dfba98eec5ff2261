import { ArrowLeft, ArrowRight, Check, ListChecks, RotateCcw } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { LeaveCookingButton } from "./leave-cooking-button.tsx";
import "./cook-room.css";

const texts = text.cooking;
/** The progress bar has one part per step; a recipe with more steps gets a continuous bar. */
const MAX_PARTS = 30;

/** The header of cook mode: exit button, step number, and the button that opens the ingredients. */
export function CookModeHeader(props: {
  title: string;
  /** Index of the current step, from 0; null after the last step. */
  step: number | null;
  of: number;
  onLeave: () => void;
  onIngredients: () => void;
}) {
  const { step, of } = props;
  return (
    <header>
      <div className="cook-top page-margins flex h-17 items-center gap-2 sm:gap-4">
        <LeaveCookingButton onLeave={props.onLeave} />
        <div className="min-w-0 grow">
          <PageHeading dir="auto" className="truncate text-left text-lg! leading-tight! sm:text-xl!">
            {props.title}
          </PageHeading>
          {step === null ? null : (
            <p className="font-semibold text-soft tabular-nums">{texts.position(step + 1, of)}</p>
          )}
        </div>
        <Button
          onClick={props.onIngredients}
          aria-haspopup="dialog"
          className="h-14 max-sm:size-14 max-sm:px-0 max-sm:text-lg"
        >
          <ListChecks aria-hidden />
          <span className="max-sm:sr-only">{texts.ingredients}</span>
        </Button>
      </div>
      <StepProgressBar done={step === null ? of : step + 1} of={of} />
    </header>
  );
}

const listNumbersFromOne = (most: number) => Array.from({ length: most }, (_, before) => before + 1);

function StepProgressBar({ done, of }: { done: number; of: number }) {
  return (
    <div
      role="progressbar"
      aria-label={texts.position(Math.min(done, of), of)}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      className={cn("page-margins flex h-1.5", of <= MAX_PARTS && "gap-1")}
    >
      {of <= MAX_PARTS ? (
        listNumbersFromOne(of).map((step) => (
          <span
            key={step}
            className={cn("grow rounded-full transition-colors", step <= done ? "bg-tomato" : "bg-line")}
          />
        ))
      ) : (
        <span className="grow overflow-hidden rounded-full bg-line">
          <span className="block h-full bg-tomato" style={{ width: `${(100 * done) / of}%` }} />
        </span>
      )}
    </div>
  );
}

/** The previous and next buttons, large enough for dirty hands. */
export function CookStepButtons(props: {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
}) {
  const { isFirst, isLast } = props;
  const Forward = isLast ? Check : ArrowRight;
  return (
    <nav
      aria-label={texts.turns}
      className="cook-turns page-margins grid grid-cols-[2fr_3fr] gap-3 border-line border-t bg-surface pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto_1fr] md:items-center"
    >
      <Button
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : props.onPrevious}
        className="h-16 text-lg md:max-w-80"
      >
        <ArrowLeft aria-hidden />
        {texts.previous}
      </Button>
      <p aria-hidden className="hidden text-center text-sm text-soft lg:block">
        <span className="hidden pointer-fine:inline">{texts.keysHint}</span>
      </p>
      <Button
        variant="primary"
        // The second click of a double click (`detail` 2) was intended for the step before the last: it must
        // not finish.
        onClick={({ detail }) => (isLast && detail > 1 ? undefined : props.onNext())}
        className="h-16 text-lg md:col-start-3 md:w-full md:max-w-80 md:justify-self-end"
      >
        {isLast ? texts.finish : texts.next}
        <Forward aria-hidden />
      </Button>
    </nav>
  );
}

/** Says that cook mode resumed at a saved step, with a button back to the first step. */
export function ResumedAtStepNotice({ step, onRestart }: { step: number; onRestart: () => void }) {
  return (
    <p className="page-margins flex flex-wrap items-center gap-x-3 pt-2 text-note text-soft">
      {texts.resumed(step + 1)}
      <Button ref={moveFocusOnRemoval} size="small" variant="plain" onClick={onRestart} className="-ml-2">
        <RotateCcw aria-hidden />
        {texts.fromStart}
      </Button>
    </p>
  );
}
