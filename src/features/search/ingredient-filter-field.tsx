import { type KeyboardEvent, useRef, useState } from "react";
import { validationTexts } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { RemovableChip } from "../../components/ui/removable-chip.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useDebouncedValue } from "../../lib/use-debounced.ts";
import { addTypedIngredients, entryLimits } from "./ingredient-entries.ts";
import { useCombobox } from "./use-combobox.ts";
import "./search-field.css";

const texts = text.search;
const MAX_NAMES = 6;

type Name = { id: string; count: number };

/** A field for ingredients as chips. Enter, a comma or a suggestion adds one. */
export function IngredientFilterField(props: {
  label: string;
  entries: readonly string[];
  onChange: (entries: string[]) => void;
}) {
  const { entries } = props;
  const field = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<ReturnType<typeof addTypedIngredients>["problem"]>(null);
  const names = useSuggestedIngredientNames(typed, entries);
  const combobox = useCombobox<Name>({
    options: names,
    label: texts.ingredientNames,
    onChoose: ({ id }) => add(id),
    // Adds the text in the field when the focus leaves it.
    onLeave: () => typed.trim() !== "" && add(typed),
  });

  function add(entry: string) {
    const added = addTypedIngredients(entries, entry);
    setTyped(added.left);
    setProblem(added.problem);
    if (added.entries.length !== entries.length) props.onChange(added.entries);
    // Scrolls to the error below the field, which the sticky button may cover.
    if (added.problem) requestAnimationFrame(() => container.current?.scrollIntoView({ block: "nearest" }));
  }

  function type(next: string) {
    // Pasted text and some touch keyboards insert a comma without a key event.
    if (next.includes(",")) return add(next);
    setTyped(next);
    setProblem(null);
    combobox.open();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    combobox.field.onKeyDown(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (typed.trim() !== "") add(typed);
    } else if (event.key === "Backspace" && typed === "" && entries.length > 0) {
      props.onChange(entries.slice(0, -1));
    }
  }

  return (
    <div ref={container} className="filter-entries relative" {...combobox.container}>
      <Field label={props.label} error={problem === null ? undefined : validationTexts[problem]}>
        {(control) => (
          <div className="filter-entry-box flex min-h-11.5 flex-wrap items-center gap-1.5 rounded-md border border-edge bg-surface px-2 py-1.5 focus-within:border-ink focus-within:outline-2 focus-within:outline-ink hover:border-soft">
            {entries.map((entry) => (
              <RemovableChip
                key={entry}
                entry={entry}
                removeLabel={texts.removeIngredient(entry)}
                onRemove={() => {
                  props.onChange(entries.filter((other) => other !== entry));
                  setProblem(null);
                  field.current?.focus();
                }}
              />
            ))}
            <input
              ref={field}
              dir="auto"
              value={typed}
              placeholder={entries.length === 0 ? text.recipes.form.addIngredient : undefined}
              enterKeyHint="enter"
              autoCapitalize="none"
              {...control}
              {...combobox.field}
              onKeyDown={handleKeyDown}
              onChange={(event) => type(event.target.value)}
              className="filter-entry-input h-8 grow bg-transparent px-1.5 outline-none!"
            />
          </div>
        )}
      </Field>
      <IngredientNameOptionList combobox={combobox} names={names} />
    </div>
  );
}

function IngredientNameOptionList({
  combobox,
  names,
}: {
  combobox: ReturnType<typeof useCombobox<Name>>;
  names: Name[];
}) {
  return (
    <>
      {combobox.isShown ? (
        <div
          {...combobox.list}
          className="absolute inset-x-0 z-30 mt-1 rounded-lg bg-surface p-1.5 shadow-lift ring-1 ring-line"
        >
          {names.map((name) => (
            <div
              key={name.id}
              {...combobox.optionProps(name)}
              tabIndex={-1}
              className="search-offer justify-between text-note"
            >
              {name.id}
              <span className="text-sm text-soft tabular-nums">{name.count}</span>
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {combobox.isShown ? texts.namesFound(names.length) : null}
      </p>
    </>
  );
}

/** Known ingredient names that contain the text. Chosen names and names that are too long are omitted. */
function useSuggestedIngredientNames(typed: string, entries: readonly string[]): Name[] {
  const q = typed.trim();
  const settled = useDebouncedValue(q, 150);
  const isOn = settled !== "" && q !== "" && entries.length < entryLimits.count;
  const { data } = trpc.search.ingredients.useQuery(
    { q: settled.slice(0, 100) || "-", pageSize: 30 },
    { enabled: isOn, retry: false, placeholderData: (before) => before },
  );
  if (!isOn || !data) return [];
  const typedText = q.toLowerCase();
  const chosen = new Set(entries.map((entry) => entry.toLowerCase()));
  return data.ingredients
    .filter(
      ({ name }) =>
        name.includes(typedText) && !chosen.has(name) && addTypedIngredients([], name).problem === null,
    )
    .slice(0, MAX_NAMES)
    .map(({ name, recipeCount }) => ({ id: name, count: recipeCount }));
}
