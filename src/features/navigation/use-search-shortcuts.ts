import { useEffect, useRef } from "react";
import { isSlashSearchEnabled } from "../../lib/search-key.ts";

const TEXT_FIELD_SELECTOR = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Opens the search on Ctrl+K or Cmd+K, and on "/" unless the member types or a dialog is open. */
export function useSearchShortcuts(onOpen: () => void): void {
  const latest = useRef(onOpen);
  latest.current = onOpen;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isTyping = event.target instanceof Element && event.target.closest(TEXT_FIELD_SELECTOR) !== null;
      const isSlash =
        event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping && isSlashSearchEnabled();
      if (!isK && !isSlash) return;
      event.preventDefault();
      latest.current();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
