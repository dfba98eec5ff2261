import { Recent } from "./recent.tsx";
import { useNewest } from "./use-newest.ts";

/** Two rows on wide screens. */
const LIMIT = 8;

/** Below a page that is not there: a member's newest recipes, one of which may be what was looked for. */
export default function OwnRecipes() {
  const newest = useNewest();
  const recipes = newest.data?.items.slice(0, LIMIT);
  if (!recipes || recipes.length === 0) return null;
  return (
    <div className="page-column pt-8 pb-5 text-left">
      <Recent newest={newest} recipes={recipes} held={recipes.length} />
    </div>
  );
}
