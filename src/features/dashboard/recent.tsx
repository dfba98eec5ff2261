import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Skeletons } from "../../components/ui/skeleton.tsx";
import { showFocused } from "../../lib/pushed-row.ts";
import { paths } from "../../paths.ts";
import { RecipeCard } from "../recipe-lists/recipe-card.tsx";
import { RecipeCardSkeleton } from "../recipe-lists/recipe-grid.tsx";
import { PartRoom } from "./part-room.tsx";
import { NEWEST, useNewest } from "./use-newest.ts";
import "./recent.css";

const words = text.dashboard;
const row = "recent-row no-scrollbar";

/** What the member added last. One row, as tall before it comes as after. */
export function Recent() {
  const recent = useNewest();
  return (
    <section aria-labelledby="recent">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="recent" className="text-2xl">
          {words.recent}
        </h2>
        <Link href={paths.recipes} className="touch-44 text-link text-note">
          {words.recentAll}
        </Link>
      </div>
      {!recent.data ? (
        <PartRoom query={recent} error={recent.error} fallback={text.recipes.list.failed}>
          <Skeletons className={row}>
            {Array.from({ length: NEWEST }, (_, index) => index).map((index) => (
              <RecipeCardSkeleton key={index} />
            ))}
          </Skeletons>
        </PartRoom>
      ) : (
        <ul onFocus={showFocused} className={row}>
          {recent.data.items.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} isPriority headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
