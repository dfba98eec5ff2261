import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import { text } from "#server/texts/en.ts";
import { ListCount } from "../recipe-lists/list-count.tsx";
import { type FavoritesView, isNarrowed } from "./favorites-address.ts";

const words = text.favorites;
const plural = new Intl.PluralRules("en");
const counted = (count: number) => words.count(count.toLocaleString("en"), plural.select(count) === "one");

/** How many there are, and of how many where a filter leaves some out. */
export function FavoritesCount(props: {
  view: FavoritesView;
  answer: FavoritesAnswer | undefined;
  furtherPages: number;
}) {
  const { view, answer, furtherPages } = props;
  if (!answer) return <ListCount told="" />;
  const all = counted(answer.totalFavorites);
  const found = answer.pagination.totalCount;
  return (
    <ListCount
      told={isNarrowed(view) ? words.foundOf(found.toLocaleString("en"), all) : all}
      meta={answer.pagination}
      furtherPages={furtherPages}
    />
  );
}
