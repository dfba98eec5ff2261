import type { ReactNode } from "react";
import { CUISINES, type Cuisine, DIFFICULTIES, type Difficulty } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { cn } from "../../lib/class-names.ts";
import { formatMinutesOrNull } from "../../lib/format.ts";
import type { Fact } from "./fact-fields-collapsed-on-phones.tsx";
import type { FieldName, FormErrors } from "./form-errors.ts";
import { isIntegerText, parseMinutesOrNullIfBlank } from "./form-input.ts";
import { isDifficultyStated, type RecipeValues } from "./form-values.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";

const texts = text.recipes.form;

type Props = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
};

/** The props of a form field: value, error and change handler. */
export function createFieldProps<Name extends FieldName>(
  form: RecipeForm,
  { fields }: FormErrors,
  name: Name,
) {
  return {
    value: form.values[name],
    error: fields[name],
    onChange: (value: RecipeValues[Name]) => form.change({ [name]: value }),
  };
}

/**
 * The title's field in a review, in the size of the recipe page. A textarea, because an input would cut the
 * title on phones.
 */
export function ReviewTitleField({ value, onChange, ...rest }: Props) {
  return (
    <Field label={texts.title} hideLabel className="as-recipe-words" {...rest}>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          autoComplete="off"
          placeholder={texts.title}
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

/** The description's field in the review of an import or scan. */
export function ReviewDescriptionField({ value, onChange, ...rest }: Props) {
  return (
    <Field label={texts.description} hideLabel isOptional className="as-recipe-words" {...rest}>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          placeholder={texts.description}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="block max-h-60 min-h-11! resize-none! py-2! text-lg! text-soft!"
        />
      )}
    </Field>
  );
}

/** Props of the difficulty's field; a change by the member counts as stated. */
export const createDifficultyProps = (form: RecipeForm, errors: FormErrors) => ({
  ...createFieldProps(form, errors, "difficulty"),
  onChange: (difficulty: Difficulty) => form.change({ difficulty, difficultyStated: true }),
});

/** The difficulty's field in a review. It is shown as unset if none was extracted or chosen. */
export function createDifficultyFactField(form: RecipeForm, errors: FormErrors): Fact {
  const field = createDifficultyProps(form, errors);
  const isAssumed = !isDifficultyStated(form.values);
  return {
    key: "difficulty",
    name: "difficulty",
    hasValue: !isAssumed || field.error !== undefined,
    field: <DifficultySelectField {...field} isAssumed={isAssumed} />,
  };
}

export function DifficultySelectField(props: {
  value: Difficulty;
  onChange: (difficulty: Difficulty) => void;
  error?: string | undefined;
  /** Whether the difficulty was not extracted and is shown as unset. */
  isAssumed?: boolean;
}) {
  return (
    <Field
      label={texts.difficulty}
      error={props.error}
      className={props.isAssumed ? "is-assumed" : undefined}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={props.value}
          onChange={(event) =>
            props.onChange(
              DIFFICULTIES.find((difficulty) => difficulty === event.target.value) ?? props.value,
            )
          }
        >
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {text.recipes.difficulties[difficulty]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** The field for the number of servings. */
export function ServingsField(props: Props & { label: string }) {
  return (
    <Field label={props.label} error={props.error} hint={props.hint}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}

/** A field for a time: a number of minutes, or a time such as "1 h 30", which a hint shows as it is read. */
export function MinutesField(
  props: Omit<Parameters<typeof NumberField>[0], "unit" | "placeholder" | "isTime"> & {
    /** A number of minutes computed from other fields, shown as the placeholder. */
    computed?: number | null;
  },
) {
  const { computed, hint, ...rest } = props;
  const typed = props.value.trim();
  const minutes = parseMinutesOrNullIfBlank(typed);
  const time = Number.isNaN(minutes) ? null : formatMinutesOrNull(minutes);
  const isReadAsTyped = time === typed || time === `${typed} ${texts.minutesUnit}`;
  return (
    <NumberField
      {...rest}
      hint={hint ?? (isReadAsTyped ? undefined : time)}
      placeholder={formatMinutesOrNull(computed) ?? texts.addTime}
      unit={typed === "" || isIntegerText(typed) ? texts.minutesUnit : ""}
      isTime
    />
  );
}

/** The field for kilocalories per serving. */
export function CaloriesField({
  form,
  errors,
  hint,
}: {
  form: RecipeForm;
  errors: FormErrors;
  hint?: ReactNode;
}) {
  const { value = "", ...rest } = createFieldProps(form, errors, "caloriesPerServing");
  return (
    <NumberField
      {...rest}
      value={value}
      label={texts.caloriesPerServing}
      hint={hint}
      placeholder={texts.addCalories}
      unit={texts.caloriesUnit}
    />
  );
}

function NumberField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  placeholder: string;
  unit: string;
  isTime?: boolean;
}) {
  const label = props.isTime ? (
    <>
      {props.label} <span className="sr-only">{texts.inMinutes}</span>
    </>
  ) : (
    props.label
  );
  return (
    <Field label={label} error={props.error} hint={props.hint}>
      {(control) => (
        <span className={cn("relative block", props.unit !== "" && "minutes")}>
          <Input
            {...control}
            inputMode={props.isTime ? "text" : "numeric"}
            autoComplete="off"
            placeholder={props.placeholder}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            className={cn("tabular-nums", props.isTime && "time-input")}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-note text-soft"
          >
            {props.unit}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Selects one of `cuisines`; without that prop, any cuisine or none. */
export function CuisineSelectField(props: {
  value: Cuisine | "";
  onChange: (cuisine: Cuisine | "") => void;
  error?: string | undefined;
  hint?: ReactNode;
  cuisines?: readonly Cuisine[];
  hideLabel?: boolean;
  className?: string;
}) {
  const { value, onChange, cuisines, ...rest } = props;
  const offered = cuisines ?? CUISINES;
  return (
    <Field label={texts.cuisine} isOptional={cuisines === undefined} {...rest}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={(event) => onChange(offered.find((cuisine) => cuisine === event.target.value) ?? "")}
        >
          {cuisines === undefined ? (
            <option value="">{value === "" ? texts.addCuisine : texts.noCuisine}</option>
          ) : null}
          {offered.map((cuisine) => (
            <option key={cuisine} value={cuisine}>
              {text.recipes.cuisines[cuisine]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

type FormNotesProps = { form: RecipeForm; errors: FormErrors; privacyEditable: boolean };

/** The notes' field, below the instructions. Its hint says who can read the notes. */
export function RecipeNotesField({ form, errors, privacyEditable }: FormNotesProps) {
  const isPublic = privacyEditable && form.values.isPublic;
  return (
    <div className="form-notes mt-8">
      <Field
        label={texts.notes}
        hint={isPublic ? texts.notesHint.public : texts.notesHint.private}
        isOptional
        error={errors.fields.notes}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={form.values.notes}
            onChange={(event) => form.change({ notes: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
