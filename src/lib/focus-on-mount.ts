/** The ref of an element that takes the focus when it is drawn first; outside the page's tab order it needs tabIndex={-1}. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
