/** The panel itself takes the focus: no button lights up before anyone has chosen. */
export function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * On closing, the focus goes back to what opened the panel, unless it has already moved on: a choice that leads
 * to another page leaves it on that page's heading.
 */
export function keepMovedFocus(event: Event): void {
  if (document.activeElement?.tagName === "H1") event.preventDefault();
}
