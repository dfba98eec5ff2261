import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { formatMinutes } from "../../lib/format.ts";
import { paths } from "../../paths.ts";
import { addressOfView, type SearchView, viewFromAddress } from "./search-address.ts";

const words = text.search;
const { cuisines, difficulties } = text.recipes;

const ideas: { label: string; part: Partial<SearchView> }[] = [
  { label: words.ideaUnder(formatMinutes(30) ?? ""), part: { maxTime: 30 } },
  { label: difficulties.EASY, part: { difficulty: "EASY" } },
  { label: cuisines.ITALIAN, part: { cuisine: "ITALIAN" } },
  { label: cuisines.THAI, part: { cuisine: "THAI" } },
  { label: cuisines.MEXICAN, part: { cuisine: "MEXICAN" } },
  { label: cuisines.FRENCH, part: { cuisine: "FRENCH" } },
];

/** Before any search: what to do, and a few searches to begin with. */
export function Ideas() {
  const bare = viewFromAddress("");
  return (
    <EmptyState
      title={words.beforeTitle}
      action={
        <ul aria-label={words.ideas} className="flex flex-wrap justify-center gap-2">
          {ideas.map(({ label, part }) => (
            <li key={label}>
              <Link
                href={paths.search(addressOfView({ ...bare, ...part }))}
                className="inline-flex h-11 items-center rounded-full border border-line px-4 font-medium text-note text-soft transition-colors hover:border-edge hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      }
    >
      {words.before}
    </EmptyState>
  );
}
