import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { FormErrors } from "./form-errors.ts";
import { FORM_STEPS, type FormStep, firstStepWith, reachableStep } from "./form-steps.ts";
import type { RecipeValues } from "./form-values.ts";
import type { RecipeForm } from "./use-recipe-form.ts";

/** The step of the form that is shown. It stands in the address, so that Back goes a step back. */
export function useFormStep(values: RecipeValues) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("step");
  const step = reachableStep(asked, values);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // A new step begins at its top, and screen readers hear its name.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Where a marked field has the focus already, it stays there.
    if (document.activeElement?.getAttribute("aria-invalid") === "true") return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const addressOf = (to: FormStep) => (to === "details" ? path : `${path}?step=${to}`);
  const go = (to: FormStep) => navigate(addressOf(to));
  // A step that cannot be shown yet is asked for no longer: else the first letter that makes it right would lead there.
  const corrected = asked !== null && asked !== step ? addressOf(step) : null;
  useEffect(() => {
    if (corrected !== null) navigate(corrected, { replace: true });
  }, [corrected, navigate]);

  const at = FORM_STEPS.indexOf(step);
  return {
    step,
    at,
    /** For the heading of the step that is shown. */
    heading,
    go,
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
