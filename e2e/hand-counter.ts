import type { BrowserContext } from "@playwright/test";

/**
 * Counts what hands do on the pages of a browser: buttons and links that are pressed, by pointer or key, and fields that
 * something is put into.
 */
export async function countHands(context: BrowserContext): Promise<{ presses: string[]; fields: string[] }> {
  const presses: string[] = [];
  const fields: string[] = [];
  await context.exposeBinding("handPressed", (_source, name: string) => void presses.push(name));
  await context.exposeBinding("handFilled", (_source, name: string) => void fields.push(name));
  await context.addInitScript(() => {
    const { handPressed, handFilled } = window as unknown as Record<string, (name: string) => void>;
    const filled = new WeakSet<EventTarget>();
    addEventListener(
      "click",
      (event) => {
        const control = (event.target as Element).closest("a, button, summary");
        if (control) handPressed?.(control.textContent?.trim() ?? "");
      },
      { capture: true },
    );
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || filled.has(target)) return;
      filled.add(target);
      handFilled?.(target.labels?.[0]?.textContent ?? "");
    };
    addEventListener("input", note, { capture: true });
    addEventListener("paste", note, { capture: true });
  });
  return { presses, fields };
}
