/**
 * Ref callback of an element that takes the focus when it mounts. An element that is no control needs
 * tabIndex={-1}.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
