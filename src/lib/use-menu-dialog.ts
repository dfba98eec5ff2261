import { type RefObject, useRef, useState } from "react";

/**
 * A dialog that an entry of a menu opens. The menu is gone by then: as the dialog closes, the focus is back on the menu's
 * button, and where that has gone too, `goOn` says where.
 */
export function useMenuDialog(goOn?: () => void): {
  /** For the menu's button. */
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  change: (open: boolean) => void;
} {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  function change(open: boolean) {
    setOpen(open);
    if (open) return;
    // What the dialog did may take the button away: it is gone after the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (trigger.current?.isConnected) trigger.current.focus();
        else goOn?.();
      }),
    );
  }
  return { trigger, isOpen, change };
}
