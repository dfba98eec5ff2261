import type { ComponentProps } from "react";
import { lazyComponent } from "../lib/lazy-component.ts";
import type { DishPicture } from "./ui/dish-picture.tsx";

/** A dish picture that loads its drawing after the page; its space is reserved. */
export const LazyDishPicture = lazyComponent<ComponentProps<typeof DishPicture>>(
  async () => ({ default: (await import("./ui/dish-picture.tsx")).DishPicture }),
  { placeholder: <span aria-hidden className="block size-full bg-sunk" />, isOptional: true },
);
