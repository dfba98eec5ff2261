import { CUISINES, type Cuisine } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Select } from "../../components/ui/select.tsx";

const words = text.recipes.form;

/** Which kitchen a recipe is from: one of `cuisines`; all of them, and none, where they are left out. */
export function CuisineField(props: {
  value: Cuisine | "";
  onChange: (cuisine: Cuisine | "") => void;
  error?: string | undefined;
  hint?: string | undefined;
  cuisines?: readonly Cuisine[];
  hideLabel?: boolean;
  className?: string;
}) {
  const { value, onChange, cuisines, ...rest } = props;
  const offered = cuisines ?? CUISINES;
  return (
    <Field label={words.cuisine} isOptional={cuisines === undefined} {...rest}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(offered.find((one) => one === event.target.value) ?? "")}
        >
          {cuisines === undefined ? (
            <option value="">{value === "" ? words.addCuisine : words.noCuisine}</option>
          ) : null}
          {offered.map((one) => (
            <option key={one} value={one}>
              {text.recipes.cuisines[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
