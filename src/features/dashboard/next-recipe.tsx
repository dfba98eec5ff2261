import { text } from "#server/texts/en.ts";
import { FirstLink } from "./first-link.tsx";
import { OtherWays } from "./other-ways.tsx";

/** Beside a recipe or two: the way to the next one. */
export function NextRecipe() {
  return (
    <section aria-labelledby="next-recipe" className="next-recipe">
      <h2 id="next-recipe" className="text-2xl">
        {text.dashboard.next}
      </h2>
      <FirstLink />
      <OtherWays />
    </section>
  );
}
