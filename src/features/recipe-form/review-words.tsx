import { DIFFICULTIES, type Difficulty } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Select } from "../../components/ui/select.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import type { Fact } from "./facts-fold.tsx";
import type { FormErrors } from "./form-errors.ts";
import type { RecipeForm } from "./use-recipe-form.ts";

const words = text.recipes.form;

type Props = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
};

/** The title under review, set as the recipe's: as tall as it is long, or on a phone it would be cut off. */
export function TitleField({ value, onChange, ...rest }: Props) {
  return (
    <Field label={words.title} hideLabel className="as-recipe-words" {...rest}>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          autoComplete="off"
          placeholder={words.title}
          value={value}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, " "))}
          className="title block min-h-12! resize-none! py-1! text-page! leading-tight!"
        />
      )}
    </Field>
  );
}

/** What stands below the title under review. */
export function DescriptionField({ value, onChange, ...rest }: Props) {
  return (
    <Field label={words.description} hideLabel isOptional className="as-recipe-words" {...rest}>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          placeholder={words.description}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="block max-h-60 min-h-11! resize-none! py-2! text-lg! text-soft!"
        />
      )}
    </Field>
  );
}

/** How hard a recipe under review is; where nothing was read of it, it is what nobody chose until somebody does. */
export function difficultyFact({ values, change }: RecipeForm, errors: FormErrors, isRead: boolean): Fact {
  const isAssumed = !isRead && values.difficulty === "MEDIUM";
  const error = errors.fields.difficulty;
  return {
    key: "difficulty",
    name: "difficulty",
    isSaid: !isAssumed || error !== undefined,
    field: (
      <DifficultyField
        value={values.difficulty}
        onChange={(difficulty) => change({ difficulty })}
        error={error}
        isAssumed={isAssumed}
      />
    ),
  };
}

/** How hard a recipe is. */
export function DifficultyField(props: {
  value: Difficulty;
  onChange: (difficulty: Difficulty) => void;
  error?: string | undefined;
  /** Nothing was read of it: it looks like what nobody chose. */
  isAssumed?: boolean;
}) {
  return (
    <Field
      label={words.difficulty}
      error={props.error}
      className={props.isAssumed ? "is-assumed" : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={props.value}
          onChange={(event) =>
            props.onChange(DIFFICULTIES.find((one) => one === event.target.value) ?? props.value)
          }
        >
          {DIFFICULTIES.map((one) => (
            <option key={one} value={one}>
              {text.recipes.difficulties[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
