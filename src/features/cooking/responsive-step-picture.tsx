import type { ComponentProps } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

type Props = { path: string; stepNumber: number } & Pick<
  ComponentProps<"img">,
  "sizes" | "loading" | "className"
>;

/** The picture of a step with its responsive sizes. */
export function ResponsiveStepPicture({ path, stepNumber, className, ...rest }: Props) {
  const base = path.replace(/\.webp$/, "");
  return (
    <img
      src={path}
      srcSet={`${base}_320.webp 320w, ${base}_640.webp 640w, ${path} 1600w`}
      width={640}
      height={480}
      alt={text.recipes.detail.stepPicture(stepNumber)}
      decoding="async"
      className={cn("aspect-4/3 w-full rounded-card bg-sunk object-cover", className)}
      {...rest}
    />
  );
}
