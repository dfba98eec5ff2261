import { text } from "#server/texts/en.ts";
import { formatMinutes } from "../../lib/format.ts";
import type { ActiveFilter, SearchFilters } from "./search-filters.ts";

const words = text.search;

/** The text of a filter chip: "Italian", "Up to 45 min", "Without nuts". */
export function filterText(filters: SearchFilters, { name, entry = "" }: ActiveFilter): string {
  switch (name) {
    case "cuisine":
      return filters.cuisine === "" ? "" : text.recipes.cuisines[filters.cuisine];
    case "difficulty":
      return filters.difficulty === "" ? "" : text.recipes.difficulties[filters.difficulty];
    case "maxTime":
      return words.upTo(formatMinutes(filters.maxTime) ?? "");
    case "servings":
      return words.serves(words.servingsRange(...filters.servings));
    case "include":
      return filters.matchAll && filters.include.length > 1
        ? words.chips.withAll(entry)
        : words.chips.with(entry);
    case "exclude":
      return words.chips.without(entry);
    case "hasPicture":
      return words.picture;
    case "visibility":
      return filters.visibility === "private" ? words.chips.private : words.chips.public;
    case "onlyFavorites":
      return words.chips.favorites;
  }
}
