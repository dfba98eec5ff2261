const PARTS = "[data-place], [data-results], fieldset, section, form";
const CONTROLS = "a[href], button:not([disabled]), input, select, textarea";

/**
 * For a control that goes with what it did, as its `ref`: where it takes the focus with it, what is left of the part it
 * stood in has it, its heading or else its first control; where there is nothing, the part itself or the page's heading.
 */
export function handOnFocus(control: HTMLElement | null) {
  const part = partOf(control);
  return () => {
    if (control === null || document.activeElement !== control) return;
    // By then it is gone, and what comes in its place is there.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusIn(part);
    });
  };
}

/** The part of the page that a control belongs to, for `focusIn` once the control is gone. */
export function partOf(control: HTMLElement | null): HTMLElement | null {
  return control?.closest<HTMLElement>(PARTS) ?? null;
}

export function focusIn(part: HTMLElement | null): void {
  const seen = (selector: string) =>
    [...(part?.isConnected ? part.querySelectorAll<HTMLElement>(selector) : [])].find(
      // What an older page shows while the next is on its way will go as well.
      (place) => place.getClientRects().length > 0 && !place.closest("ul[aria-busy=true]"),
    );
  const itself = part?.isConnected && part.hasAttribute("tabindex") ? part : null;
  const place = seen("h2[tabindex]") ?? seen(CONTROLS) ?? itself ?? document.querySelector<HTMLElement>("h1");
  // A part is in sight already, and the page's heading is not where one was.
  place?.focus({ preventScroll: place === itself || place.matches("h1") });
}
