import { type RefObject, useEffect, useRef } from "react";

/** Ref of a button that opens something in its place: it gets the focus when that closes. */
export function useReturnFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
