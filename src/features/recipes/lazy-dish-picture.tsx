import { type ComponentProps, lazy, Suspense } from "react";
import type { DishPicture } from "../../components/ui/dish-picture.tsx";

const Drawn = lazy(() =>
  import("../../components/ui/dish-picture.tsx").then((module) => ({ default: module.DishPicture })),
);

/** A dish's picture where it is a side matter: the drawing comes after the form, and its place is held. */
export function LazyDishPicture(props: ComponentProps<typeof DishPicture>) {
  return (
    <Suspense fallback={<span aria-hidden className="block size-full bg-sunk" />}>
      <Drawn {...props} />
    </Suspense>
  );
}
