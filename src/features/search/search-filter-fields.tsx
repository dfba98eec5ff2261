import { useState } from "react";
import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { LabelledSlider } from "../../components/ui/labelled-slider.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { SegmentedControl } from "../../components/ui/segmented-control.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { formatMinutesOrNull } from "../../lib/format.ts";
import { IngredientFilterField } from "./ingredient-filter-field.tsx";
import {
  hasServingsFilter,
  noFilters,
  type SearchFilters,
  servingsAtSliderPosition,
  servingsPositions,
  servingsSlider,
  sliderPositionOfServings,
  timeSlider,
} from "./search-filters.ts";

const texts = text.search;
const fullRange = [servingsSlider.min, servingsSlider.max] as const;

type Props = {
  filters: SearchFilters;
  onChange: (part: Partial<SearchFilters>) => void;
  /** Whether to show the filters for ownership and favorites, which guests do not have. */
  isMember: boolean;
};

export function SearchFilterFields({ filters, onChange, isMember }: Props) {
  return (
    <div className="filter-fields grid gap-4">
      <FilterSelectField
        label={texts.cuisine}
        any={texts.anyCuisine}
        value={filters.cuisine}
        values={CUISINES}
        names={text.recipes.cuisines}
        onChange={(cuisine) => onChange({ cuisine })}
      />
      <FilterSelectField
        label={texts.difficulty}
        any={texts.anyDifficulty}
        value={filters.difficulty}
        values={DIFFICULTIES}
        names={text.recipes.difficulties}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <MaxTimeSliderField filters={filters} onChange={onChange} />
      <ServingsRangeSliderField filters={filters} onChange={onChange} />
      <IngredientFilterField
        label={texts.include}
        entries={filters.include}
        onChange={(include) => onChange({ include })}
      />
      {filters.include.length > 1 ? (
        <SegmentedControl
          label={texts.match}
          options={[
            { value: "any", label: texts.matchAny },
            { value: "all", label: texts.matchAll },
          ]}
          value={filters.matchAll ? "all" : "any"}
          onChange={(match) => onChange({ matchAll: match === "all" })}
          className="-mt-1"
        />
      ) : null}
      <IngredientFilterField
        label={texts.exclude}
        entries={filters.exclude}
        onChange={(exclude) => onChange({ exclude })}
      />
      <div>
        <Switch
          checked={filters.hasPicture}
          onCheckedChange={(hasPicture) => onChange({ hasPicture })}
          className="gap-3"
        >
          {texts.picture}
        </Switch>
        {isMember ? (
          <Switch
            checked={filters.onlyFavorites}
            onCheckedChange={(onlyFavorites) => onChange({ onlyFavorites })}
          >
            {texts.favorites}
          </Switch>
        ) : null}
      </div>
      {isMember ? (
        <div className="grid gap-1.5">
          <p aria-hidden className="font-semibold text-note">
            {texts.visibility}
          </p>
          <SegmentedControl
            label={texts.visibility}
            options={visibilityOptions}
            value={filters.visibility === "" ? "all" : filters.visibility}
            onChange={(visibility) => onChange({ visibility: visibility === "all" ? "" : visibility })}
          />
        </div>
      ) : null}
    </div>
  );
}

const visibilityOptions = (["all", "public", "private"] as const).map((value) => ({
  value,
  label: texts.visibilities[value],
}));

function FilterSelectField<Value extends string>(props: {
  label: string;
  any: string;
  value: Value | "";
  values: readonly Value[];
  names: Record<Value, string>;
  onChange: (value: Value | "") => void;
}) {
  return (
    <Field label={props.label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value as Value | "")}
        >
          <option value="">{props.any}</option>
          {props.values.map((value) => (
            <option key={value} value={value}>
              {props.names[value]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** The slider for the maximum cooking time. Its end means any time. */
function MaxTimeSliderField({ filters, onChange }: Omit<Props, "isMember">) {
  const isAny = filters.maxTime >= timeSlider.max;
  const label = texts.upTo(formatMinutesOrNull(filters.maxTime) ?? "");
  return (
    <LabelledSlider
      label={texts.time}
      valueText={isAny ? texts.anyTime : label}
      min={timeSlider.min}
      max={timeSlider.max}
      step={timeSlider.step}
      isChosen={!isAny}
      thumbs={[
        {
          label: texts.longestTime,
          value: filters.maxTime,
          valueText: isAny ? texts.anyTimeSpoken : label,
          onChange: (maxTime) => onChange({ maxTime }),
        },
      ]}
    />
  );
}

/**
 * The slider for the range of servings, whose thumbs cannot pass each other. The full range filters nothing.
 */
function ServingsRangeSliderField({ filters, onChange }: Omit<Props, "isMember">) {
  // The range while a thumb moves: if it reaches the full range, the filter is reset only after the move.
  const [moving, setMoving] = useState<SearchFilters["servings"] | null>(null);
  const isChosen = hasServingsFilter(filters);
  const [from, to] = moving ?? (isChosen ? filters.servings : fullRange);
  function move(servings: SearchFilters["servings"]) {
    setMoving(servings);
    onChange({ servings: String(servings) === String(fullRange) ? noFilters.servings : servings });
  }
  return (
    <LabelledSlider
      label={texts.servings}
      valueText={isChosen ? texts.servingsRange(from, to) : texts.anyServings}
      {...servingsPositions}
      isChosen={isChosen}
      onHold={(isDragging) => !isDragging && setMoving(null)}
      thumbs={[
        {
          label: texts.fewestServings,
          value: sliderPositionOfServings(from),
          valueText: isChosen ? String(from) : texts.anyServings,
          onChange: (place) => move([Math.min(servingsAtSliderPosition(place), to), to]),
        },
        {
          label: texts.mostServings,
          value: sliderPositionOfServings(to),
          valueText: isChosen ? String(to) : texts.anyServings,
          onChange: (place) => move([from, Math.max(servingsAtSliderPosition(place), from)]),
        },
      ]}
    />
  );
}
