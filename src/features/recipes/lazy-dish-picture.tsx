import type { ComponentProps } from "react";
import type { DishPicture } from "../../components/ui/dish-picture.tsx";
import { lazyComponent } from "../../lib/lazy-component.ts";

/** A dish's picture where it is a side matter: the drawing comes after the form, and its place is held. */
export const LazyDishPicture = lazyComponent<ComponentProps<typeof DishPicture>>(
  async () => ({ default: (await import("../../components/ui/dish-picture.tsx")).DishPicture }),
  { placeholder: <span aria-hidden className="block size-full bg-sunk" />, isOptional: true },
);
