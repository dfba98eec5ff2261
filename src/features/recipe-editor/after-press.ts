let isPressed = false;
if (typeof window !== "undefined") {
  for (const event of ["pointerdown", "pointerup", "pointercancel"]) {
    addEventListener(
      event,
      () => {
        isPressed = event === "pointerdown";
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * Runs once the press that took the focus away has reached the button it was meant for, and just before that button
 * hears of it; without a press, at once after the present event. What is moved by `run` moves from under no finger.
 */
export function afterPress(run: () => void): void {
  let isOver = false;
  const settle = () => {
    if (isOver) return;
    isOver = true;
    removeEventListener("click", settle, true);
    removeEventListener("pointerup", wait, true);
    removeEventListener("pointercancel", wait, true);
    run();
  };
  // The click, if there is one, comes within the same task as the end of the press.
  const wait = () => void setTimeout(settle);
  addEventListener("click", settle, true);
  addEventListener("pointerup", wait, true);
  addEventListener("pointercancel", wait, true);
  if (!isPressed) wait();
}
