import { text } from "#server/texts/en.ts";
import { PillSelect } from "../../components/ui/pill-select.tsx";
import { SingleChoiceChips } from "../../components/ui/single-choice-chips.tsx";

const texts = text.recipes.list;

type Props = {
  tags: readonly string[];
  /** The search text; a tag is selected while it equals the text. */
  search: string;
  onSearch: (search: string) => void;
};

const chosenOf = ({ tags, search }: Props) =>
  tags.find((tag) => tag.toLowerCase() === search.trim().toLowerCase()) ?? "";

/** Tags above a list, if there are at least two; choosing one searches for it. */
export function TagSearchChips(props: Props) {
  if (props.tags.length < 2) return null;
  return (
    <SingleChoiceChips
      label={texts.tags}
      chips={props.tags.map((tag) => ({ value: tag, label: tag }))}
      value={chosenOf(props)}
      onChange={props.onSearch}
      className="tag-chips"
    />
  );
}

/** The tags as a select for phones, where chips would take too much space. */
export function TagSearchSelect(props: Props) {
  if (props.tags.length < 2) return null;
  const chosen = chosenOf(props);
  return (
    <span className="tag-select">
      <PillSelect
        label={texts.tags}
        value={chosen}
        options={[
          { value: "", label: texts.anyTag },
          ...props.tags.map((tag) => ({ value: tag, label: tag })),
        ]}
        onChange={props.onSearch}
        isActive={chosen !== ""}
      />
    </span>
  );
}
