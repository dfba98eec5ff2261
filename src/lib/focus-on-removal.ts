const SECTIONS = "[data-place], [data-results], fieldset, section, form";
const CONTROLS = "a[href], button:not([disabled]), input, select, textarea";

/**
 * Ref callback of a control that its own action removes. If it had the focus, the first focusable heading or
 * control of its section gets it, or else the section or the page's heading.
 */
export function moveFocusOnRemoval(control: HTMLElement | null) {
  const part = closestSectionOrNull(control);
  return () => {
    if (control === null || document.activeElement !== control) return;
    // A microtask later the control is removed and its replacement rendered.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusHeadingOrControlIn(part);
    });
  };
}

/** The section of a control, for `focusHeadingOrControlIn` after the control is removed. */
export function closestSectionOrNull(control: HTMLElement | null): HTMLElement | null {
  return control?.closest<HTMLElement>(SECTIONS) ?? null;
}

export function focusHeadingOrControlIn(part: HTMLElement | null): void {
  const findVisible = (selector: string) =>
    [...(part?.isConnected ? part.querySelectorAll<HTMLElement>(selector) : [])].find(
      // A busy list shows results of an older page, which are about to be removed.
      (place) => place.getClientRects().length > 0 && !place.closest("ul[aria-busy=true]"),
    );
  const itself = part?.isConnected && part.hasAttribute("tabindex") ? part : null;
  const place =
    findVisible("h2[tabindex]") ??
    findVisible(CONTROLS) ??
    itself ??
    document.querySelector<HTMLElement>("h1");
  // Does not scroll: a section is already in view, and scrolling to the page's heading would leave it.
  place?.focus({ preventScroll: place === itself || place.matches("h1") });
}
