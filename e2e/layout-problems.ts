/**
 * Runs in the page. Returns its layout problems: sideways scrolling, text that is cut off or outside of the window,
 * and controls that another element covers after they are scrolled into view.
 */
export function findLayoutProblems(): string[] {
  const problems = new Set<string>();
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 50)}"`;
  /** Text for screen readers only is clipped to a pixel. */
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth <= 1 && getComputedStyle(element).overflowX !== "visible") ||
      isForScreenReaders(element.parentElement));
  /** Names and facts of any length may end in an ellipsis. */
  const isShortened = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).textOverflow === "ellipsis" || isShortened(element.parentElement));
  const isRendered = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(".sr-only, [aria-hidden=true]") === null &&
    !isForScreenReaders(element);
  const scrollsSideways = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));

  if (document.documentElement.scrollWidth > innerWidth) problems.add("the page scrolls sideways");
  for (const element of document.body.querySelectorAll("*")) {
    const ownText = [...element.childNodes].find((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!ownText || !isRendered(element)) continue;
    const range = document.createRange();
    range.selectNode(ownText);
    const { left, right } = range.getBoundingClientRect();
    if (isShortened(element)) continue;
    if ((left < -1 || right > innerWidth + 1) && !scrollsSideways(element))
      problems.add(`outside of the window: ${describe(element)}`);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, display } = getComputedStyle(box);
      if (!/hidden|clip/.test(overflowX) || display === "inline") continue;
      const inner = box.getBoundingClientRect();
      // A fact that does not fit in a row of facts is left out completely.
      const isLeftOut = left >= inner.right || right <= inner.left;
      if (!isLeftOut && (left < inner.left - 2 || right > inner.right + 2))
        problems.add(`cut off: ${describe(element)}`);
      break;
    }
  }
  const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=switch]";
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!isRendered(control) || control.closest("[inert], :disabled")) continue;
    control.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, right, top, bottom } = control.getClientRects()[0] ?? new DOMRect();
    if (right - left < 2 || bottom - top < 2) continue;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const hits = [0.5, 0.2].map((ratio) => document.elementFromPoint(x, from + (to - from) * ratio));
    const label = control.closest("label") ?? (control as HTMLInputElement).labels?.[0];
    const isHit = (hit: Element | null) =>
      hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit));
    if (!hits.some(isHit))
      problems.add(`covered: ${describe(control)} by ${hits.map((hit) => hit && describe(hit))[0]}`);
  }
  scrollTo(0, 0);
  return [...problems];
}
