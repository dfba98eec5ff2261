import type { Locator } from "@playwright/test";

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desk = { width: 1440, height: 900 };

/** Where an element is drawn, in pixels of the window; fails where it is not. */
export async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not drawn.");
  const { x, y, width, height } = box;
  return { ...box, right: x + width, bottom: y + height, middleX: x + width / 2, middleY: y + height / 2 };
}
