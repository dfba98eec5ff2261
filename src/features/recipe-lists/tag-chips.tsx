import { text } from "#server/texts/en.ts";
import { PillSelect } from "../../components/ui/pill-select.tsx";
import { SingleChoiceChips } from "../../components/ui/single-choice-chips.tsx";

const texts = text.recipes.list;

type Props = {
  tags: readonly string[];
  /** The current search text. The tag that equals it is shown as selected. */
  search: string;
  onSearch: (search: string) => void;
};

const findTagEqualToSearch = ({ tags, search }: Props) =>
  tags.find((tag) => tag.toLowerCase() === search.trim().toLowerCase()) ?? "";

/** Tags as chips above a list; choosing a tag searches for it. Nothing if there are fewer than two tags. */
export function TagSearchChips(props: Props) {
  if (props.tags.length < 2) return null;
  return (
    <SingleChoiceChips
      label={texts.tags}
      chips={props.tags.map((tag) => ({ value: tag, label: tag }))}
      value={findTagEqualToSearch(props)}
      onChange={props.onSearch}
      className="tag-chips"
    />
  );
}

/** The tags as a select element for phones, because chips would take too much space there. */
export function TagSearchSelect(props: Props) {
  if (props.tags.length < 2) return null;
  const chosen = findTagEqualToSearch(props);
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
