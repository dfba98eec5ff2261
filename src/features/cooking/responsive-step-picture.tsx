import type { ComponentProps } from "react";
import type { Instruction } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { createPictureSrcSet, widenPictureSizes } from "../../components/ui/picture-srcset.ts";
import { cn } from "../../lib/class-names.ts";

type Props = { path: string; step: Instruction; sizes: string } & Pick<
  ComponentProps<"img">,
  "loading" | "className"
>;

/** The picture of a step with its responsive sizes. */
export function ResponsiveStepPicture({ path, step, sizes, className, ...rest }: Props) {
  return (
    <img
      src={path}
      srcSet={createPictureSrcSet(path, step)}
      sizes={widenPictureSizes(sizes, step)}
      width={640}
      height={480}
      alt={text.recipes.detail.stepPicture(step.stepNumber)}
      decoding="async"
      className={cn("aspect-4/3 w-full rounded-card bg-sunk object-cover", className)}
      {...rest}
    />
  );
}
