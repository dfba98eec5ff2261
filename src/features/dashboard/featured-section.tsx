import { text } from "#server/texts/en.ts";
import { EmptyPlatePicture } from "../../components/ui/empty-plate-picture.tsx";
import { useSession } from "../../lib/session.ts";
import { RecipeCardRow, RecipeCardRowSkeleton } from "../recipe-lists/recipe-card-row.tsx";
import { FEATURED_SHOWN } from "./choose-featured-not-elsewhere.ts";
import { SkeletonOrErrorPlaceholder } from "./skeleton-or-error-placeholder.tsx";
import { useFeaturedRecipesNotShownElsewhere } from "./use-featured-not-elsewhere.ts";

const texts = text.dashboard;

/** The most liked recipes. `above` are the recipes that the page shows above this section. */
export function FeaturedSection({ above }: { above?: readonly { id: string }[] }) {
  const { query, shown } = useFeaturedRecipesNotShownElsewhere(above);
  return (
    <section aria-labelledby="featured" tabIndex={-1} className="outline-none">
      <h2 id="featured" className="text-2xl">
        {texts.featured}
      </h2>
      {!shown ? (
        <SkeletonOrErrorPlaceholder query={query} fallback={texts.featuredFailed}>
          <RecipeCardRowSkeleton count={FEATURED_SHOWN} columns={3} />
        </SkeletonOrErrorPlaceholder>
      ) : shown.length === 0 ? (
        <NothingFeaturedMessage />
      ) : (
        <RecipeCardRow recipes={shown} isPriority={!above} columns={3} />
      )}
    </section>
  );
}

function NothingFeaturedMessage() {
  const { user } = useSession();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
      <EmptyPlatePicture className="w-44 rounded-card" />
      <div>
        <p className="title text-xl">{texts.featuredNone}</p>
        <p className="mt-1 text-soft">{user ? texts.featuredNoneMember : texts.featuredNoneGuest}</p>
      </div>
    </div>
  );
}
