import type { FocusEvent } from "react";

/** For a horizontally scrolling row: scrolls a keyboard-focused element, or its list item, into view. */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  if (!target.matches(":focus-visible")) return;
  (target.closest("li") ?? target).scrollIntoView({ block: "nearest" });
}
