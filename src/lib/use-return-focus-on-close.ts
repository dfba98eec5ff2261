import { type RefObject, useEffect, useRef } from "react";

/**
 * The ref of a button that is replaced by the form that it opens. The button gets the focus when the form
 * closes.
 */
export function useReturnFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
