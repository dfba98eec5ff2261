import type { ComponentProps } from "react";
import { createLazyComponent } from "../lib/lazy-component.ts";
import type { DishPictureOrDrawing } from "./ui/dish-picture-or-drawing.tsx";

/** A dish's picture whose drawing engine loads after the page. Its space is reserved. */
export const LazyDishPicture = createLazyComponent<ComponentProps<typeof DishPictureOrDrawing>>(
  async () => ({ default: (await import("./ui/dish-picture-or-drawing.tsx")).DishPictureOrDrawing }),
  { placeholder: <span aria-hidden className="block size-full bg-sunk" />, isOptional: true },
);
