import { Search, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { cn } from "../../lib/class-names.ts";
import { PillSelect } from "../recipe-lists/pill-select.tsx";
import { longestQuery } from "./search-address.ts";
import { TimeSlider } from "./time-slider.tsx";
import type { SearchForm } from "./use-search-form.ts";

const words = text.search;
const cuisineOptions = [
  { value: "" as const, label: words.anyCuisine },
  ...CUISINES.map((value) => ({ value, label: text.recipes.cuisines[value] })),
];
const difficultyOptions = [
  { value: "" as const, label: words.anyDifficulty },
  ...DIFFICULTIES.map((value) => ({ value, label: text.recipes.difficulties[value] })),
];

/** The query, the filters, and the button that searches by them. */
export function SearchFields({
  form,
  field,
  onSubmit,
}: {
  form: SearchForm;
  field: RefObject<HTMLInputElement | null>;
  onSubmit: () => void;
}) {
  const { filters } = form.draft;
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <QueryField form={form} field={field} />
        <fieldset aria-label={words.filters} className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-3">
          <PillSelect
            label={words.cuisine}
            value={filters.cuisine}
            options={cuisineOptions}
            onChange={(cuisine) => form.filter({ cuisine })}
            isActive={filters.cuisine !== ""}
          />
          <PillSelect
            label={words.difficulty}
            value={filters.difficulty}
            options={difficultyOptions}
            onChange={(difficulty) => form.filter({ difficulty })}
            isActive={filters.difficulty !== ""}
          />
          <TimeSlider
            value={filters.maxTime}
            onChange={(maxTime) => form.filter({ maxTime })}
            className="mt-1 w-full sm:mt-0 sm:w-52"
          />
          <SubmitButton hasChanged={form.hasChangedFilters} />
        </fieldset>
      </form>
    </search>
  );
}

function QueryField({ form, field }: { form: SearchForm; field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="relative max-w-3xl">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-5 size-5.5 -translate-y-1/2 text-soft"
      />
      <Input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.field}
        placeholder={words.placeholder}
        maxLength={longestQuery}
        value={form.draft.query}
        onChange={(event) => form.type(event.target.value)}
        className="h-14! rounded-full! px-13! text-lg! [&::-webkit-search-cancel-button]:hidden"
      />
      {form.draft.query === "" ? null : (
        <button
          type="button"
          aria-label={words.clear}
          onClick={() => {
            form.type("");
            field.current?.focus();
          }}
          className="absolute top-1/2 right-1.5 grid size-11 -translate-y-1/2 place-items-center rounded-full text-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}

function SubmitButton({ hasChanged }: { hasChanged: boolean }) {
  const hintId = useId();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        aria-describedby={hasChanged ? hintId : undefined}
        className="w-full sm:w-auto"
      >
        {hasChanged ? words.submitUpdated : words.submit}
      </Button>
      <p
        id={hintId}
        role="status"
        className={cn(
          "w-full text-center text-amber text-note sm:w-auto sm:text-left",
          !hasChanged && "hidden",
        )}
      >
        {hasChanged ? words.changed : null}
      </p>
    </>
  );
}
