import { type RefObject, useState } from "react";

/** Room for the longest of our menus, and for the widest. */
const HEIGHT = 420;
const WIDTH = 300;

/**
 * Where the menu of a button opens: below it where it has the room, else beside it, so that the words above stay readable.
 * With neither the menu finds a place of its own. `place` is called as it opens; `content` is for the menu.
 */
export function useMenuSide(button: RefObject<HTMLElement | null>): {
  place: (isOpen: boolean) => void;
  content: { side: "bottom" | "right"; align: "start" | "end" };
} {
  const [isBeside, setBeside] = useState(false);
  function place(isOpen: boolean) {
    const box = button.current?.getBoundingClientRect();
    if (!isOpen || !box) return;
    setBeside(innerHeight - box.bottom < HEIGHT && innerWidth - box.right > WIDTH);
  }
  return {
    place,
    content: isBeside ? { side: "right", align: "start" } : { side: "bottom", align: "end" },
  };
}
