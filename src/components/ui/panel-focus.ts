import { closestSectionOrNull, focusHeadingOrControlIn } from "../../lib/focus-on-removal.ts";

type Opener = { control: HTMLElement; part: HTMLElement | null };

/**
 * The element that had the focus when a panel opened, by panel. Radix knows it only for panels with a
 * trigger.
 */
const openers = new WeakMap<EventTarget, Opener>();

/** Remembers the focused element. Must be called when a panel opens, before the panel takes the focus. */
export function rememberPanelOpener(event: Event): void {
  if (event.currentTarget && document.activeElement instanceof HTMLElement) {
    const control = document.activeElement;
    openers.set(event.currentTarget, { control, part: closestSectionOrNull(control) });
  }
}

/** Focuses the panel itself, where Radix would focus its first button. */
export function focusPanelAndRememberOpener(event: Event): void {
  rememberPanelOpener(event);
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * Must be called when a panel closes. Returns the focus to the element that had it, or to its section if it
 * was removed. If a choice in the panel navigated, the page's heading keeps the focus.
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
