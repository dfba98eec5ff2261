import { text } from "#server/texts/en.ts";
import { StillDish } from "../still-dishes/still-dish.tsx";

/** A table laid with dishes: a row on wide screens, a strip to swipe on phones. */
export function Spread() {
  const words = text.landing.dishes;
  return (
    <section aria-label={words.label} className="border-line border-y py-9">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} className="no-scrollbar page-column flex snap-x gap-4 overflow-x-auto md:gap-6">
        {words.items.map((dish) => (
          <li key={dish.title} className="w-40 shrink-0 snap-start scroll-ml-4 md:w-auto md:flex-1">
            <div className="aspect-[4/3] overflow-hidden rounded-card">
              <StillDish name={dish.picture} />
            </div>
            <p className="title mt-3 text-base leading-snug">{dish.title}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
