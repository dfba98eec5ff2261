import { closestSectionOrNull, focusHeadingOrControlIn } from "../../lib/focus-on-removal.ts";

type Opener = { control: HTMLElement; part: HTMLElement | null };

/** The focused element when a panel opened. A panel without a trigger would lose it. */
const openers = new WeakMap<EventTarget, Opener>();

/** Runs when a panel opens, before anything in it takes the focus. */
export function rememberPanelOpener(event: Event): void {
  if (event.currentTarget && document.activeElement instanceof HTMLElement) {
    const control = document.activeElement;
    openers.set(event.currentTarget, { control, part: closestSectionOrNull(control) });
  }
}

/** Focuses the panel itself instead of its first button. */
export function focusPanelAndRememberOpener(event: Event): void {
  rememberPanelOpener(event);
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * On closing, returns the focus to the opener, or to its section if that is removed. A choice that navigated has moved
 * the focus to a heading.
 */
export function returnFocusToPanelOpener(event: Event): void {
  const opener = event.currentTarget && openers.get(event.currentTarget);
  const hasMovedOn = document.activeElement?.matches("h1, h2") ?? false;
  if (!hasMovedOn && !opener) return;
  event.preventDefault();
  if (hasMovedOn || !opener) return;
  if (opener.control.isConnected) opener.control.focus();
  else if (document.activeElement === document.body) focusHeadingOrControlIn(opener.part);
}
