import { text } from "#server/texts/en.ts";
import { Chips } from "../../components/ui/chips.tsx";
import { PillSelect } from "../../components/ui/pill-select.tsx";

const words = text.recipes.list;

type Props = {
  tags: readonly string[];
  /** The text that is searched for; a tag is chosen while it is that. */
  search: string;
  onSearch: (search: string) => void;
};

const chosenOf = ({ tags, search }: Props) =>
  tags.find((tag) => tag.toLowerCase() === search.trim().toLowerCase()) ?? "";

/** A row of tags above a list, where there is something to choose between; choosing one searches the list for it. */
export function TagChips(props: Props) {
  if (props.tags.length < 2) return null;
  return (
    <Chips
      label={words.tags}
      chips={props.tags.map((tag) => ({ value: tag, label: tag }))}
      value={chosenOf(props)}
      onChange={props.onSearch}
      className="tag-chips"
    />
  );
}

/** The same on phones: one of the list's choices, as a row would push the food down. */
export function TagSelect(props: Props) {
  if (props.tags.length < 2) return null;
  const chosen = chosenOf(props);
  return (
    <span className="tag-select">
      <PillSelect
        label={words.tags}
        value={chosen}
        options={[
          { value: "", label: words.anyTag },
          ...props.tags.map((tag) => ({ value: tag, label: tag })),
        ]}
        onChange={props.onSearch}
        isActive={chosen !== ""}
      />
    </span>
  );
}
