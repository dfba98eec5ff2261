import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { FormErrors } from "./form-errors.ts";
import {
  FORM_STEPS,
  type FormStep,
  firstStepWithErrorsOrNull,
  requestedOrFirstInvalidStep,
} from "./form-steps.ts";
import type { RecipeValues } from "./form-values.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";

/**
 * The current step of the form. It is in the address, so that Back returns to the previous step. All steps
 * but the review are sections of one page: navigation scrolls to a section, and focus in a section makes it
 * current.
 */
export function useFormStepInAddress(values: RecipeValues) {
  const [path, navigate] = useLocation();
  const requested = new URLSearchParams(useSearch()).get("step");
  const step = requestedOrFirstInvalidStep(requested, values);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<FormStep | null>(null);
  const entered = useRef<FormStep | null>(null);
  const isPart = step !== "details" && step !== "review";

  // After a change of the step, scrolls to its top and focuses its heading for screen readers.
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    const isEntered = entered.current === step;
    entered.current = null;
    if (before === step || isEntered) return;
    // When the page opens, its own heading must be announced first, so the section's heading gets no focus.
    if (before === null) {
      if (isPart) heading.current?.scrollIntoView();
      return;
    }
    // A focused field with an error must not lose the focus.
    if (document.activeElement?.getAttribute("aria-invalid") === "true") return;
    scrollToAndFocusHeading(heading.current, isPart);
  }, [step, isPart]);

  const addressOf = (to: FormStep) => (to === "details" ? path : `${path}?step=${to}`);
  const go = (to: FormStep) => {
    if (to === step) scrollToAndFocusHeading(heading.current, isPart);
    else navigate(addressOf(to));
  };
  // A step that cannot be shown yet is removed from the address; otherwise the form would jump to it once it
  // is valid.
  const corrected = requested !== null && requested !== step ? addressOf(step) : null;
  useEffect(() => {
    if (corrected !== null) navigate(corrected, { replace: true });
  }, [corrected, navigate]);

  const index = FORM_STEPS.indexOf(step);
  return {
    step,
    at: index,
    /** A ref for the current step's heading. */
    heading,
    go,
    /**
     * Makes the section that received the focus the current step, without scrolling and without a history
     * entry.
     */
    enter(to: FormStep) {
      if (to === step || requestedOrFirstInvalidStep(to, values) !== to) return;
      entered.current = to;
      navigate(addressOf(to), { replace: true });
    },
    /** Shows errors, opens the step of the first one and focuses it; false if there are none. */
    reject(form: RecipeForm, errors: FormErrors): boolean {
      const stepWithErrors = firstStepWithErrorsOrNull(errors, form.values);
      if (stepWithErrors !== null && stepWithErrors !== step) go(stepWithErrors);
      return form.reject(errors);
    },
    goBy(by: -1 | 1) {
      const to = FORM_STEPS[index + by];
      if (to) go(to);
    },
  };
}

function scrollToAndFocusHeading(heading: HTMLElement | null, isPart: boolean): void {
  if (isPart) heading?.scrollIntoView();
  else scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
