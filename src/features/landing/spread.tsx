import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { StillDish } from "../still-dishes/still-dish.tsx";

const words = text.landing.dishes;
/** As many as one row holds; below so many that have a picture, dishes drawn beforehand stand there. */
const most = 6;
const fewest = 4;
/** Of so many new ones those with a picture stand there. */
const among = 40;

/**
 * A table laid with dishes: a row on wide screens, a strip to swipe on phones. They are recipes of this very server, as
 * behind a shared link; their places are held until it has told which.
 */
export function Spread() {
  const { data, isPending } = trpc.recipes.featured.useQuery({ limit: among });
  const pictured = (data ?? []).filter(({ imageUrl }) => imageUrl?.startsWith("/images/")).slice(0, most);
  return (
    <section aria-label={words.label} className="border-line border-y py-9">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} className="no-scrollbar page-column flex snap-x gap-4 overflow-x-auto md:gap-6">
        {words.items.map((still, at) => {
          const recipe = pictured.length >= fewest ? pictured[at] : undefined;
          if (!recipe && !isPending && pictured.length >= fewest) return null;
          return (
            <li key={still.title} className="w-40 shrink-0 snap-start scroll-ml-4 md:w-auto md:flex-1">
              {recipe ? (
                <Link href={paths.shared(recipe.id)} className="block rounded-card hover:underline">
                  <Dish title={recipe.title}>
                    <img
                      src={recipe.imageUrl?.replace(/\.webp$/, "_320.webp")}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      className="block size-full bg-sunk object-cover"
                    />
                  </Dish>
                </Link>
              ) : (
                <Dish title={isPending ? "" : still.title}>
                  {isPending ? null : <StillDish name={still.picture} />}
                </Dish>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Dish({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="block aspect-[4/3] overflow-hidden rounded-card bg-sunk">{children}</span>
      <span className="title mt-3 line-clamp-2 min-h-12 text-base leading-snug">{title}</span>
    </>
  );
}
