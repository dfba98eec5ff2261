import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { FormErrors } from "./form-errors.ts";
import { FORM_STEPS, type FormStep, firstStepWith, reachableStep } from "./form-steps.ts";
import type { RecipeValues } from "./form-values.ts";
import type { RecipeForm } from "./use-recipe-form.ts";

/**
 * The step of the form that one is at. It stands in the address, so that Back goes a step back. All but the review are
 * parts of one page: going to one scrolls there, and whoever writes in another is at that one.
 */
export function useFormStep(values: RecipeValues) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("step");
  const step = reachableStep(asked, values);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<FormStep | null>(null);
  const entered = useRef<FormStep | null>(null);
  const isPart = step !== "details" && step !== "review";

  // A new step begins at its top, and screen readers hear its name.
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    const isEntered = entered.current === step;
    entered.current = null;
    if (before === step || isEntered) return;
    // A page that opens at one of its parts says its own name first.
    if (before === null) {
      if (isPart) heading.current?.scrollIntoView();
      return;
    }
    // Where a marked field has the focus already, it stays there.
    if (document.activeElement?.getAttribute("aria-invalid") === "true") return;
    lead(heading.current, isPart);
  }, [step, isPart]);

  const addressOf = (to: FormStep) => (to === "details" ? path : `${path}?step=${to}`);
  const go = (to: FormStep) => {
    if (to === step) lead(heading.current, isPart);
    else navigate(addressOf(to));
  };
  // A step that cannot be shown yet is asked for no longer: else the first letter that makes it right would lead there.
  const corrected = asked !== null && asked !== step ? addressOf(step) : null;
  useEffect(() => {
    if (corrected !== null) navigate(corrected, { replace: true });
  }, [corrected, navigate]);

  const at = FORM_STEPS.indexOf(step);
  return {
    step,
    at,
    /** For the heading of the step that one is at. */
    heading,
    go,
    /** The focus came into a part of the page: nothing scrolls, and no way back is made of it. */
    enter(to: FormStep) {
      if (to === step || reachableStep(to, values) !== to) return;
      entered.current = to;
      navigate(addressOf(to), { replace: true });
    },
    /** Shows errors and leads to the first, in its step; false where there are none. */
    reject(form: RecipeForm, errors: FormErrors): boolean {
      const wrong = firstStepWith(errors, form.values);
      if (wrong !== null && wrong !== step) go(wrong);
      return form.reject(errors);
    },
    goBy(by: -1 | 1) {
      const to = FORM_STEPS[at + by];
      if (to) go(to);
    },
  };
}

function lead(heading: HTMLElement | null, isPart: boolean): void {
  if (isPart) heading?.scrollIntoView();
  else scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
