import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import { RecipeRow, RecipeRowSkeleton } from "../recipe-lists/recipe-row.tsx";
import { PartRoom } from "./part-room.tsx";
import { useNewest } from "./use-newest.ts";

const words = text.dashboard;

type Props = {
  /** Room is held for so many. */
  held: number;
  /** What stands beside the recipes where they are few. */
  beside?: ReactNode;
};

/** What the member added last. As tall before it comes as after, where as many come as room is held for. */
export function Recent({ held, beside }: Props) {
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
      <div className={beside ? "recent-few" : undefined}>
        {!recent.data ? (
          <PartRoom query={recent} error={recent.error} fallback={text.recipes.list.failed}>
            <RecipeRowSkeleton count={held} />
          </PartRoom>
        ) : (
          <RecipeRow recipes={recent.data.items} />
        )}
        {beside}
      </div>
    </section>
  );
}
