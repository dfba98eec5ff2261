import type { Locator } from "@playwright/test";

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desk = { width: 1440, height: 900 };

/** The bounding box of an element in CSS pixels of the viewport; throws when it is not rendered. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not rendered.");
  const { x, y, width, height } = box;
  return { ...box, right: x + width, bottom: y + height, middleX: x + width / 2, middleY: y + height / 2 };
}
