import { type RefObject, useRef, useState } from "react";

/**
 * The dialogs that entries of a menu open. The menu is gone by then: as a dialog closes, the focus is back on the menu's
 * button, and where that has gone too, `goOn` says where.
 */
export function useMenuDialog<Name extends string>(
  goOn?: () => void,
): {
  /** For the menu's button. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** The dialog that is open. */
  opened: Name | null;
  open: (name: Name) => void;
  close: () => void;
} {
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Name | null>(null);
  function close() {
    setOpened(null);
    // What the dialog did may take the button away: it is gone after the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (trigger.current?.isConnected) trigger.current.focus();
        else goOn?.();
      }),
    );
  }
  return { trigger, opened, open: setOpened, close };
}
