import { type RefObject, useEffect, useRef } from "react";
import type { FormState } from "./form-machine.ts";
import { createRowFieldId } from "./lines/line-rows.ts";
import type { RowFocus } from "./lines/rows-machine.ts";

type Form = Pick<FormState, "focus"> & {
  element: RefObject<HTMLFormElement | null>;
  pressed: RefObject<Element | null>;
};

/** Moves the focus as the form's state requests, after rendering and once the form is visible. */
export function useApplyRequestedFormFocus({ focus, element, pressed }: Form, isHidden = false): void {
  const handled = useRef(focus);
  useEffect(() => {
    if (isHidden || focus === handled.current) return;
    handled.current = focus;
    if (!focus) return;
    if ("firstMark" in focus) focusFirstInvalidField(element.current);
    else focusRowField(focus, pressed.current);
  }, [focus, isHidden, element, pressed]);
}

function focusFirstInvalidField(form: HTMLFormElement | null): void {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  const seen = marked.filter((field) => field.offsetParent !== null);
  // Fields have priority over pictures, because a failed picture shows its own message.
  const isPicture = (field: HTMLElement) => field.matches("button:not([role])");
  (seen.find((field) => !isPicture(field)) ?? seen[0])?.focus();
}

function focusRowField({ key, caret, keepsButtonFocus }: RowFocus, pressed: Element | null): void {
  if (keepsButtonFocus && pressed instanceof HTMLButtonElement && pressed.isConnected) {
    pressed.focus();
    return;
  }
  const field = document.getElementById(createRowFieldId(key));
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  // A toast that closes moves the focus back first.
  if (document.activeElement !== field) field.focus();
  if (caret !== undefined) field.setSelectionRange(caret, caret);
}
