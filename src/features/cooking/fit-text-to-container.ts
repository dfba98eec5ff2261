/** Font sizes in px for a container width in px. The smallest one is readable from two metres. */
const minFontSizePx = (width: number) => Math.round(Math.min(40, Math.max(26, width * 0.042)));
const maxFontSizePx = (width: number) => Math.round(Math.min(76, Math.max(36, width * 0.072)));

/**
 * Ref callback of a text in a scroll container: sets `--step` on the container to the largest font size in px
 * at which the text fits, now and on each resize. A text that does not fit at the smallest size scrolls.
 */
export function fitFontSizeToContainer(text: HTMLElement | null): (() => void) | undefined {
  const container = text?.parentElement;
  if (!container) return;
  const measure = () => setLargestFittingFontSize(container, text);
  measure();
  container.scrollTop = 0;
  // In a low window the page scrolls instead of the container.
  scrollTo(0, 0);
  const observer = new ResizeObserver(measure);
  observer.observe(container);
  // Measures again when the web font is loaded, which may be wider than the fallback font.
  void document.fonts?.ready.then(measure);
  return () => observer.disconnect();
}

/**
 * Measures the text's height, because entry animations increase the container's `scrollHeight`. A container
 * that grows with the text fits while the page does not scroll.
 */
function setLargestFittingFontSize(container: HTMLElement, text: HTMLElement): void {
  const page = document.documentElement;
  const width = container.clientWidth;
  let low = minFontSizePx(width);
  let high = maxFontSizePx(width);
  const fits = (size: number) => {
    container.style.setProperty("--step", `${size}px`);
    return text.offsetHeight <= container.clientHeight && page.scrollHeight <= page.clientHeight;
  };
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  fits(low);
  container.toggleAttribute("data-scrolls", text.offsetHeight > container.clientHeight + 1);
}
