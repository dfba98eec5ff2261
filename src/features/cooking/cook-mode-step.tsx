import { ArrowDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { StepPiece } from "#server/engines/scaling/scaling.ts";
import type { Instruction, Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import type { ScaledPage } from "../scaling/scaled-recipe.ts";
import { fitFontSizeToContainer } from "./fit-text-to-container.ts";
import { IngredientTickList } from "./ingredient-tick-list.tsx";
import { ResponsiveStepPicture } from "./responsive-step-picture.tsx";
import type { StepIngredient } from "./step-ingredients.ts";
import { StepText } from "./step-text.tsx";
import type { CookingProgress } from "./use-cooking-progress.ts";
import { useSwipeBetweenSteps } from "./use-swipe-handlers.ts";

const texts = text.cooking;

type Props = {
  recipe: Recipe;
  step: Instruction;
  pieces: readonly StepPiece[];
  scaled: ScaledPage;
  /** A note that numbers in the step are not scaled, or null. */
  note: string | null;
  needed: readonly StepIngredient[];
  progress: CookingProgress;
  onNext: () => void;
  onPrevious: () => void;
};

/**
 * One step in the largest fitting font size; its ingredients are next to it, or below it on narrow screens.
 */
export function CookModeStep(props: Props) {
  const { recipe, step, pieces, note, needed, progress } = props;
  const container = useRef<HTMLDivElement>(null);
  const swipe = useSwipeBetweenSteps(container, { next: props.onNext, previous: props.onPrevious });
  return (
    <div className="flex min-h-0 grow flex-col">
      <section
        ref={container}
        id="step"
        aria-label={texts.stepPicture(step.stepNumber)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
        tabIndex={0}
        className="min-h-0 w-full grow overflow-y-auto overscroll-contain outline-none focus-visible:ring-2 focus-visible:ring-ink focus-visible:ring-inset"
        {...swipe}
      >
        <div
          // A new key remounts the text, so that `fitFontSizeToContainer` measures each step.
          key={`${step.stepNumber} ${needed.length}`}
          ref={fitFontSizeToContainer}
          className="page-column flex min-h-full animate-appear flex-col justify-center py-6"
        >
          <div className="cook-panes flex flex-col gap-x-14 gap-y-8">
            <div className="min-w-0">
              {step.section === null ? null : (
                <p className="title mb-[.4em] text-[calc(var(--step)*.5)] text-soft leading-tight">
                  <bdi>{step.section}</bdi>
                </p>
              )}
              <p
                dir="auto"
                data-copy-row=""
                className="max-w-[24em] whitespace-pre-line font-medium text-[length:var(--step)] leading-[1.34] [text-wrap:pretty]"
              >
                <StepText pieces={pieces} stepNumber={step.stepNumber} recipe={recipe} />
              </p>
              {note === null ? null : <p className="mt-2 text-base text-soft">{note}</p>}
            </div>
            {needed.length > 0 || step.imageUrl ? (
              <aside className="shrink-0">
                {step.imageUrl ? (
                  <ResponsiveStepPicture
                    path={step.imageUrl}
                    step={step}
                    sizes="(min-width: 44rem) 24rem, 90vw"
                    className="mb-4 max-w-sm"
                  />
                ) : null}
                {needed.length > 0 ? (
                  <>
                    <h2 className="border-line border-b pb-1.5 text-soft text-xl">{texts.needed}</h2>
                    <IngredientTickList
                      ingredients={recipe.ingredients}
                      scaled={props.scaled}
                      only={needed}
                      ticks={progress.ticks}
                      onTick={progress.tick}
                      className="text-[length:clamp(1.1875rem,calc(var(--step)*.55),1.625rem)]"
                    />
                  </>
                ) : null}
              </aside>
            ) : null}
          </div>
        </div>
      </section>
      <StepScrollHint key={step.stepNumber} container={container} />
    </div>
  );
}

/** Shows that the step's text scrolls, because a scroll bar is not visible from a distance. */
function StepScrollHint({ container }: { container: { readonly current: HTMLDivElement | null } }) {
  const [state, setState] = useState<"fits" | "more" | "end">("fits");
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const look = () => {
      const below = element.scrollHeight - element.clientHeight - element.scrollTop;
      const scrolls = element.hasAttribute("data-scrolls");
      setState(!scrolls ? "fits" : below > 12 ? "more" : "end");
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [container]);
  if (state === "fits") return null;
  return (
    <button
      type="button"
      onClick={() => container.current?.scrollBy({ top: container.current.clientHeight * 0.7 })}
      className={cn(
        "flex h-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 border-line border-t bg-surface font-semibold text-note text-soft hover:bg-sunk hover:text-ink",
        state === "end" && "invisible",
      )}
    >
      <ArrowDown aria-hidden className="size-4" />
      {texts.more}
    </button>
  );
}
