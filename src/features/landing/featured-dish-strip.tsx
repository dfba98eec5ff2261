import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { PredrawnDishImage } from "../still-dishes/predrawn-dish-image.tsx";

const texts = text.landing.dishes;
const MAX_DISHES = 6;
/** With fewer recipes that have pictures, prepared drawings of dishes are shown instead. */
const MIN_PICTURES = 4;
/** The number of featured recipes among which those with pictures are searched. */
const CANDIDATES = 40;

/**
 * Public recipes of this server with their pictures: in a row on wide screens, in a strip to swipe on phones.
 * Their space is reserved while they load.
 */
export function FeaturedDishStrip() {
  const { data, isPending } = trpc.recipes.featured.useQuery({ limit: CANDIDATES });
  const pictured = (data ?? [])
    .filter(({ imageUrl }) => imageUrl?.startsWith("/images/"))
    .slice(0, MAX_DISHES);
  return (
    <section aria-label={texts.label} className="border-line border-y py-9">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} className="no-scrollbar page-column flex snap-x gap-4 overflow-x-auto md:gap-6">
        {texts.items.map((still, index) => {
          const recipe = pictured.length >= MIN_PICTURES ? pictured[index] : undefined;
          if (!recipe && !isPending && pictured.length >= MIN_PICTURES) return null;
          return (
            <li key={still.title} className="w-40 shrink-0 snap-start scroll-ml-4 md:w-auto md:flex-1">
              {recipe ? (
                <Link href={paths.shared(recipe.id)} className="block rounded-card hover:underline">
                  <DishPictureAndTitle title={recipe.title}>
                    <img
                      src={recipe.imageUrl?.replace(/\.webp$/, "_320.webp")}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      className="block size-full bg-sunk object-cover"
                    />
                  </DishPictureAndTitle>
                </Link>
              ) : (
                <DishPictureAndTitle title={isPending ? "" : still.title}>
                  {isPending ? null : <PredrawnDishImage name={still.picture} />}
                </DishPictureAndTitle>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function DishPictureAndTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="block aspect-[4/3] overflow-hidden rounded-card bg-sunk">{children}</span>
      <span className="title mt-3 line-clamp-2 min-h-12 text-base leading-snug">{title}</span>
    </>
  );
}
