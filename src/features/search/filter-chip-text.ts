import { text } from "#server/texts/en.ts";
import { formatMinutesOrNull } from "../../lib/format.ts";
import type { ActiveFilter, SearchFilters } from "./search-filters.ts";

const texts = text.search;

/** The text of a filter's chip, for example "Italian", "Up to 45 min" or "Without nuts". */
export function formatFilterChipText(filters: SearchFilters, { name, entry = "" }: ActiveFilter): string {
  switch (name) {
    case "cuisine":
      return filters.cuisine === "" ? "" : text.recipes.cuisines[filters.cuisine];
    case "difficulty":
      return filters.difficulty === "" ? "" : text.recipes.difficulties[filters.difficulty];
    case "maxTime":
      return texts.upTo(formatMinutesOrNull(filters.maxTime) ?? "");
    case "servings":
      return texts.serves(texts.servingsRange(...filters.servings));
    case "include":
      return filters.matchAll && filters.include.length > 1
        ? texts.chips.withAll(entry)
        : texts.chips.with(entry);
    case "exclude":
      return texts.chips.without(entry);
    case "hasPicture":
      return texts.picture;
    case "visibility":
      return filters.visibility === "private" ? texts.chips.private : texts.chips.public;
    case "onlyFavorites":
      return texts.chips.favorites;
  }
}
