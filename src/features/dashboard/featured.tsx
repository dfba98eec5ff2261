import { text } from "#server/texts/en.ts";
import { EmptyPlate } from "../../components/ui/empty-plate.tsx";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { useSession } from "../../lib/session.ts";
import { cardWords, RecipeCard } from "../recipe-lists/recipe-card.tsx";
import { RecipeCardSkeleton } from "../recipe-lists/recipe-grid.tsx";
import { RecipeRow, RecipeRowSkeleton } from "../recipe-lists/recipe-row.tsx";
import { FEATURED_SHOWN } from "./featured-input.ts";
import { FeaturedLead } from "./featured-lead.tsx";
import { PartRoom } from "./part-room.tsx";
import { useFeatured } from "./use-featured.ts";

const words = text.dashboard;
const columns = "mt-5 grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-8";
const leadCell = "lg:col-span-2 lg:row-span-2";

type Props = {
  /** Shown above it on the page. */
  above?: readonly { id: string }[];
  /** Below what is to be done first: none is larger than the others, and on phones they have one row. */
  isCalm?: boolean;
};

/** What people here like best: on wide screens the first is as large as four. */
export function Featured({ above, isCalm = false }: Props) {
  const { query, shown } = useFeatured(above);
  return (
    <section aria-labelledby="featured" tabIndex={-1} className="featured outline-none">
      <h2 id="featured" className="text-2xl">
        {words.featured}
      </h2>
      {!shown ? (
        <PartRoom query={query} fallback={words.featuredFailed}>
          {isCalm ? <RecipeRowSkeleton count={FEATURED_SHOWN} /> : <FeaturedSkeleton />}
        </PartRoom>
      ) : shown.length === 0 ? (
        <NothingFeatured />
      ) : isCalm ? (
        <RecipeRow recipes={shown} isPriority={false} />
      ) : (
        <ul className={columns}>
          {shown.map((recipe, index) => (
            <li key={recipe.id} className={index === 0 ? leadCell : undefined}>
              {index === 0 ? (
                <FeaturedLead recipe={recipe} />
              ) : (
                <RecipeCard recipe={recipe} isPriority={index < 3} headingLevel={3} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FeaturedSkeleton() {
  return (
    <Skeletons className={columns}>
      <div className={`flex flex-col ${leadCell}`}>
        <Skeleton className="aspect-4/3 shrink-0 rounded-card lg:aspect-auto lg:min-h-88 lg:grow lg:rounded-hero" />
        <div className={cardWords}>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
        </div>
      </div>
      {Array.from({ length: FEATURED_SHOWN - 1 }, (_, index) => index).map((index) => (
        <RecipeCardSkeleton key={index} />
      ))}
    </Skeletons>
  );
}

function NothingFeatured() {
  const { user } = useSession();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
      <EmptyPlate className="w-44 rounded-card" />
      <div>
        <p className="title text-xl">{words.featuredNone}</p>
        <p className="mt-1 text-soft">{user ? words.featuredNoneMember : words.featuredNoneGuest}</p>
      </div>
    </div>
  );
}
