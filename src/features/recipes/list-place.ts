/**
 * Where the keyboard goes when the entry it is in is taken out of its list: to the one that takes its place, else to
 * the page's heading. Call it before, and what it answers after.
 */
export function rememberPlace(inside: Element | null): () => void {
  const entry = inside?.closest("li");
  const list = entry?.parentElement;
  const at = entry && list ? [...list.children].indexOf(entry) : 0;
  return () => {
    const next = list?.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined;
    const target = next?.querySelector<HTMLElement>("a, button") ?? document.querySelector<HTMLElement>("h1");
    target?.focus({ preventScroll: true });
  };
}
