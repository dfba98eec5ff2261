import { focusIn, partOf } from "../../lib/hand-on-focus.ts";

type Opener = { control: HTMLElement; part: HTMLElement | null };

/** What had the focus when a panel opened. A panel without a trigger of its own would lose it. */
const openers = new WeakMap<EventTarget, Opener>();

/** As a panel opens, before anything in it takes the focus. */
export function rememberOpener(event: Event): void {
  if (event.currentTarget && document.activeElement instanceof HTMLElement) {
    const control = document.activeElement;
    openers.set(event.currentTarget, { control, part: partOf(control) });
  }
}

/** The panel itself takes the focus: no button lights up before anyone has chosen. */
export function focusPanel(event: Event): void {
  rememberOpener(event);
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * On closing, the focus goes back to what opened the panel, or to its part of the page where that is gone. A choice that
 * leads elsewhere has moved it on to the heading of what came.
 */
export function keepMovedFocus(event: Event): void {
  const opener = event.currentTarget && openers.get(event.currentTarget);
  const hasMovedOn = document.activeElement?.matches("h1, h2") ?? false;
  if (!hasMovedOn && !opener) return;
  event.preventDefault();
  if (hasMovedOn || !opener) return;
  if (opener.control.isConnected) opener.control.focus();
  else if (document.activeElement === document.body) focusIn(opener.part);
}
