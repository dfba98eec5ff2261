import { type RefObject, useState } from "react";

/** The size of the largest menu, in px. */
const MAX_MENU_HEIGHT = 420;
const MAX_MENU_WIDTH = 300;

/**
 * Chooses the side on which a menu opens: below its button if it fits, otherwise at the right, so that the
 * text above stays readable. Call `place` when the menu opens; `content` are props for its content.
 */
export function useMenuSideByFreeSpace(button: RefObject<HTMLElement | null>): {
  place: (isOpen: boolean) => void;
  content: { side: "bottom" | "right"; align: "start" | "end" };
} {
  const [isRight, setRight] = useState(false);
  function place(isOpen: boolean) {
    const box = button.current?.getBoundingClientRect();
    if (!isOpen || !box) return;
    setRight(innerHeight - box.bottom < MAX_MENU_HEIGHT && innerWidth - box.right > MAX_MENU_WIDTH);
  }
  return {
    place,
    content: isRight ? { side: "right", align: "start" } : { side: "bottom", align: "end" },
  };
}
