import { useEffect, useMemo, useRef, useState } from "react";
import { useSearch } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { offsetToastsAboveBar } from "../../lib/offset-toasts-above-bar.ts";
import { createScalingInput, getCachedOrNewScaledPage } from "../scaling/scaled-recipe.ts";
import { servingsFromQueryOrOriginal } from "../scaling/servings-address.ts";
import { CookModeTimerTray } from "../timers/timer-lists.tsx";
import { useTimerStoreAndState } from "../timers/use-timers.ts";
import { CookModeHeader, CookStepButtons, ResumedAtStepNotice } from "./cook-bars.tsx";
import { CookModeDoneScreen } from "./cook-mode-done-screen.tsx";
import { CookModeStep } from "./cook-mode-step.tsx";
import { IngredientTickSheet } from "./ingredient-tick-sheet.tsx";
import { useKeepScreenAwake } from "./keep-awake.ts";
import { createStepIngredientFinder } from "./step-ingredients.ts";
import { useCookModeKeys } from "./use-cook-mode-keys.ts";
import { useCookingProgress } from "./use-cooking-progress.ts";

const texts = text.cooking;

/** Cook mode of a recipe with at least one step, for the servings in the address. */
export function CookModeScreen({ recipe, onLeave }: { recipe: Recipe; onLeave: () => void }) {
  useKeepScreenAwake();
  const { timers } = useTimerStoreAndState().state;
  const progress = useCookingProgress(recipe);
  // The ticked ingredients when the last step was finished; restored if the cook goes back.
  const [done, setDone] = useState<readonly number[] | null>(null);
  const isDone = done !== null;
  const [isListOpen, setListOpen] = useState(false);
  const last = recipe.instructions.length - 1;
  const index = Math.min(progress.step, last);
  const [cameBackTo, setCameBackTo] = useState(index);
  const { servings, scaled, needed } = useScaledRecipeAndStepIngredients(recipe, index);
  const step = recipe.instructions[index];

  function goTo(place: number) {
    setCameBackTo(0);
    progress.goTo(place);
  }
  function next() {
    if (isDone) return;
    if (index < last) return goTo(index + 1);
    setDone(progress.ticks);
    progress.forget();
  }
  function previous() {
    if (done) {
      setDone(null);
      setCameBackTo(0);
      progress.restore(last, done);
    } else if (index > 0) goTo(index - 1);
  }
  function scroll(by: number) {
    const container = document.getElementById("step");
    container?.scrollBy({ top: by * container.clientHeight });
    // In a low window the page scrolls instead of the step.
    scrollBy({ top: by * innerHeight });
  }
  useCookModeKeys({ next, previous, leave: onLeave, scroll });
  useFocusStepIfFocusWasLost();

  const pieces = step ? scaled.step(index) : [];
  const note = step ? scaled.stepNote(index) : null;
  const position = texts.position(index + 1, last + 1);
  return (
    <div className="cook-room flex h-dvh flex-col bg-paper">
      <CookModeHeader
        title={recipe.title}
        step={isDone ? null : index}
        of={last + 1}
        onLeave={onLeave}
        onIngredients={() => setListOpen(true)}
      />
      <p aria-live="polite" className="sr-only">
        {isDone
          ? ""
          : texts.announced(
              position,
              [pieces.map((piece) => piece.text).join(""), note ?? ""].join(" ").trim(),
            )}
      </p>
      {cameBackTo > 0 && !isDone ? <ResumedAtStepNotice step={cameBackTo} onRestart={() => goTo(0)} /> : null}
      {isDone || !step ? (
        <CookModeDoneScreen
          recipe={recipe}
          hasTimers={timers.some((timer) => timer.state !== "ended")}
          onLeave={onLeave}
          onBack={previous}
          onAgain={() => {
            setDone(null);
            goTo(0);
          }}
        />
      ) : (
        <CookModeStep
          recipe={recipe}
          step={step}
          pieces={pieces}
          note={note}
          scaled={scaled}
          needed={needed}
          progress={progress}
          onNext={next}
          onPrevious={previous}
        />
      )}
      <div ref={offsetToastsAboveBar}>
        <CookModeTimerTray
          recipeId={recipe.id}
          className="cook-timers page-margins border-line border-t py-3"
        />
        {isDone ? null : (
          <CookStepButtons
            isFirst={index === 0}
            isLast={index === last}
            onPrevious={previous}
            onNext={next}
          />
        )}
      </div>
      <IngredientTickSheet
        open={isListOpen}
        onOpenChange={setListOpen}
        ingredients={recipe.ingredients}
        scaled={scaled}
        servings={servings}
        progress={progress}
      />
    </div>
  );
}

/**
 * Moves the focus to the new step if a step change removed the focused element, but not out of an open sheet.
 */
function useFocusStepIfFocusWasLost(): void {
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const rememberFocus = (event: FocusEvent) => {
      focused.current = event.target;
    };
    addEventListener("focusin", rememberFocus);
    return () => removeEventListener("focusin", rememberFocus);
  }, []);
  useEffect(() => {
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    const step = document.getElementById("step");
    if (!step?.closest("[aria-hidden=true]")) step?.focus({ preventScroll: true });
  });
}

/** The recipe for the servings in the address, and the ingredients of the current step. */
function useScaledRecipeAndStepIngredients(recipe: Recipe, index: number) {
  const servings = servingsFromQueryOrOriginal(useSearch(), recipe.servings);
  const scaled = useMemo(
    () => getCachedOrNewScaledPage(createScalingInput(recipe), servings),
    [recipe, servings],
  );
  const ingredientsOf = useMemo(() => createStepIngredientFinder(recipe), [recipe]);
  const needed = useMemo(
    () => ingredientsOf(index, scaled.namedAmounts(index)),
    [ingredientsOf, scaled, index],
  );
  return { servings, scaled, needed };
}
