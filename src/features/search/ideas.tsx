import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { DishPicture } from "../../components/ui/dish-picture.tsx";
import { formatMinutes } from "../../lib/format.ts";
import { pathOfView, type SearchView, viewFromAddress } from "./search-address.ts";

const words = text.search;
const { cuisines, difficulties } = text.recipes;

/** `dish` is what is drawn, no recipe of anyone's. */
type Idea = { label: string; part: Partial<SearchView>; dish: { title: string; cuisine: string } };

const ideas: Idea[] = [
  {
    label: words.upTo(formatMinutes(30) ?? ""),
    part: { maxTime: 30 },
    dish: { title: "Greek salad", cuisine: "MEDITERRANEAN" },
  },
  {
    label: difficulties.EASY,
    part: { difficulty: "EASY" },
    dish: { title: "Pancakes", cuisine: "AMERICAN" },
  },
  {
    label: cuisines.ITALIAN,
    part: { cuisine: "ITALIAN" },
    dish: { title: "Spaghetti with tomato", cuisine: "ITALIAN" },
  },
  { label: cuisines.THAI, part: { cuisine: "THAI" }, dish: { title: "Green curry", cuisine: "THAI" } },
  { label: cuisines.MEXICAN, part: { cuisine: "MEXICAN" }, dish: { title: "Tacos", cuisine: "MEXICAN" } },
  { label: cuisines.FRENCH, part: { cuisine: "FRENCH" }, dish: { title: "Onion soup", cuisine: "FRENCH" } },
];

/** Before any search: what to do, and a few searches to begin with. */
export function Ideas() {
  const bare = viewFromAddress("");
  return (
    <section aria-labelledby="ideas" className="search-ideas">
      <h2 id="ideas" className="text-2xl">
        {words.beforeTitle}
      </h2>
      <p className="mt-2 text-soft">{words.before}</p>
      <ul aria-label={words.ideas} className="mt-6 grid grid-cols-3 gap-x-3.5 gap-y-6 sm:gap-x-6">
        {ideas.map(({ label, part, dish }) => (
          <li key={label}>
            <Link
              href={pathOfView({ ...bare, ...part })}
              className="group block rounded-card text-center underline-offset-4 hover:underline"
            >
              <span className="block aspect-4/3 overflow-hidden rounded-card bg-sunk">
                <DishPicture
                  {...dish}
                  className="transition-transform duration-300 group-hover:scale-[1.025] motion-reduce:transform-none"
                />
              </span>
              <span className="mt-2.5 block font-semibold text-note">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
