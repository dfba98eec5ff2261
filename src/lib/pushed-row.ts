import type { FocusEvent } from "react";

/** For a row that is pushed sideways: whoever goes by keys sees the whole of what has the focus, in a list its item. */
export function showFocused({ target }: FocusEvent): void {
  if (!target.matches(":focus-visible")) return;
  (target.closest("li") ?? target).scrollIntoView({ block: "nearest" });
}
