import type { BrowserContext } from "@playwright/test";

/**
 * Records the names of pressed buttons and links, and the labels of filled fields, on all pages of a browser
 * context.
 */
export async function recordInteractions(
  context: BrowserContext,
): Promise<{ presses: string[]; fields: string[] }> {
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
    const recordField = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || filled.has(target)) return;
      filled.add(target);
      handFilled?.(target.labels?.[0]?.textContent ?? "");
    };
    addEventListener("input", recordField, { capture: true });
    addEventListener("paste", recordField, { capture: true });
  });
  return { presses, fields };
}
