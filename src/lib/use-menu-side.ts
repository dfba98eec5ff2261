import { type RefObject, useState } from "react";

/** Size of the largest menus, in px. */
const MAX_MENU_HEIGHT = 420;
const MAX_MENU_WIDTH = 300;

/**
 * The side on which a button's menu opens: below if it fits, else at the right, so that the text above stays readable.
 * If neither fits the menu chooses. Call `place` when it opens; `content` holds the menu's props.
 */
export function useMenuSide(button: RefObject<HTMLElement | null>): {
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
