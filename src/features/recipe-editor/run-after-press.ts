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
 * Runs `run` just before the click that follows the current press, or after the current event when nothing is pressed.
 * An element that `run` moves therefore does not move from under the pointer.
 */
export function runAfterPress(run: () => void): void {
  let isDone = false;
  const settle = () => {
    if (isDone) return;
    isDone = true;
    removeEventListener("click", settle, true);
    removeEventListener("pointerup", wait, true);
    removeEventListener("pointercancel", wait, true);
    run();
  };
  // The click, if there is one, is dispatched in the same task as the end of the press.
  const wait = () => void setTimeout(settle);
  addEventListener("click", settle, true);
  addEventListener("pointerup", wait, true);
  addEventListener("pointercancel", wait, true);
  if (!isPressed) wait();
}
