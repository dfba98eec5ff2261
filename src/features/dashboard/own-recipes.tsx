import { Recent } from "./recent.tsx";
import { useNewest } from "./use-newest.ts";

/** Below a page that is not there: a member's newest recipes, one of which may be what was looked for. */
export default function OwnRecipes() {
  const { data } = useNewest();
  if (!data || data.items.length === 0) return null;
  return (
    <div className="page-column pt-8 pb-5 text-left">
      <Recent held={data.items.length} />
    </div>
  );
}
