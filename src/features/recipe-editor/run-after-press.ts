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
 * Calls `run` just before the click that ends the current press; if no button is pressed, after the current
 * event. An element that `run` moves thus receives the click before it moves away from the pointer.
 */
export function runBeforeClickOfCurrentPress(run: () => void): void {
  let isDone = false;
  const settle = () => {
    if (isDone) return;
    isDone = true;
    removeEventListener("click", settle, true);
    removeEventListener("pointerup", wait, true);
    removeEventListener("pointercancel", wait, true);
    run();
  };
  // If the press ends in a click, the click is dispatched before this timeout.
  const wait = () => void setTimeout(settle);
  addEventListener("click", settle, true);
  addEventListener("pointerup", wait, true);
  addEventListener("pointercancel", wait, true);
  if (!isPressed) wait();
}
