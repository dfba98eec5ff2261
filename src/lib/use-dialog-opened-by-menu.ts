import { type RefObject, useRef, useState } from "react";

/**
 * Dialogs that menu items open, after the menu has closed. When a dialog closes, the focus returns to the menu's
 * button; `onButtonGone` runs if that is removed.
 */
export function useDialogOpenedByMenu<Name extends string>(
  onButtonGone?: () => void,
): {
  /** Ref of the menu's button. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** The open dialog. */
  opened: Name | null;
  open: (name: Name) => void;
  close: () => void;
} {
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Name | null>(null);
  function close() {
    setOpened(null);
    // The dialog's action may remove the button in the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (trigger.current?.isConnected) trigger.current.focus();
        else onButtonGone?.();
      }),
    );
  }
  return { trigger, opened, open: setOpened, close };
}
