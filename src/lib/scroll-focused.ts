import type { FocusEvent } from "react";

/**
 * Focus handler of a row that scrolls horizontally: scrolls to a keyboard-focused element or its list item.
 */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  if (!target.matches(":focus-visible")) return;
  (target.closest("li") ?? target).scrollIntoView({ block: "nearest" });
}
