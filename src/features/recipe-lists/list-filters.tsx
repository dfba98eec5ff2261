import { text } from "#server/texts/en.ts";
import { PillSelect } from "../../components/ui/pill-select.tsx";
import { changeView, defaultView, isFiltered, type ListView, listSorts } from "./list-address.ts";
import { RecipeFilters } from "./recipe-filters.tsx";

const words = text.recipes.list;
const visibilityOptions = [
  { value: "" as const, label: words.anyVisibility },
  { value: "public" as const, label: words.onlyPublic },
  { value: "private" as const, label: words.onlyPrivate },
];

/** Search box and choices over My Recipes. Each choice takes effect at once. */
export function ListFilters(props: {
  view: ListView;
  tags: readonly string[];
  isOff: boolean;
  onChange: (view: ListView) => void;
}) {
  const { view, tags, isOff, onChange } = props;
  const change = (part: Partial<ListView>) => onChange(changeView(view, part));
  return (
    <RecipeFilters
      words={words}
      tags={tags}
      view={view}
      sorts={listSorts}
      onChange={change}
      isOff={isOff}
      isNarrowed={isFiltered(view)}
      onClear={() => onChange({ ...defaultView, order: view.order, pageSize: view.pageSize })}
    >
      <PillSelect
        label={words.visibility}
        value={view.visibility}
        options={visibilityOptions}
        onChange={(visibility) => change({ visibility })}
        isActive={view.visibility !== ""}
      />
    </RecipeFilters>
  );
}
