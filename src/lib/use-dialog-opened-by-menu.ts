import { type RefObject, useRef, useState } from "react";

/**
 * Opens dialogs from menu items, after the menu has closed. When a dialog closes, the focus returns to the
 * menu's button; if that was removed, `onButtonGone` is called.
 */
export function useDialogOpenedByMenu<Name extends string>(
  onButtonGone?: () => void,
): {
  /** The ref of the menu's button. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** The name of the open dialog, or null. */
  opened: Name | null;
  open: (name: Name) => void;
  close: () => void;
} {
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Name | null>(null);
  function close() {
    setOpened(null);
    // Waits for a frame, because the dialog's action may remove the button.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (trigger.current?.isConnected) trigger.current.focus();
        else onButtonGone?.();
      }),
    );
  }
  return { trigger, opened, open: setOpened, close };
}
