/** Ref of an element that takes the focus when it mounts; an element that is not focusable needs tabIndex={-1}. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
