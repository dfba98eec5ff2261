import type { ReactNode } from "react";
import { CUISINES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatMinutesOrNull } from "../../lib/format.ts";
import { parseMinutesOrNullIfBlank } from "./form-input.ts";
import type { FormStep } from "./form-steps.ts";
import { getUnaddedTagText, type RecipeValues } from "./form-values.ts";
import { ReadOnlyLineList } from "./read-only-line-list.tsx";

const texts = text.recipeWizard;
const form = text.recipes.form;

type Props = { values: RecipeValues; privacyEditable: boolean; onGo: (step: FormStep) => void };

/** The review step: the complete recipe, each section with a link back to its step. */
export function FormReviewStep({ values, privacyEditable, onGo }: Props) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(300px,5fr)_minmax(0,8fr)] lg:[&>:nth-child(-n+2)]:col-span-2">
      <p className="-mt-3 text-soft max-lg:mt-3">{texts.reviewIntro}</p>
      <ReviewSectionWithEditLink step="details" name={texts.headings.details} onGo={onGo}>
        <ReviewDetailsSection values={values} privacyEditable={privacyEditable} />
      </ReviewSectionWithEditLink>
      <ReviewSectionWithEditLink step="ingredients" name={texts.headings.ingredients} onGo={onGo}>
        <ReadOnlyLineList rows={values.ingredients} list="ingredients" />
      </ReviewSectionWithEditLink>
      <ReviewSectionWithEditLink step="instructions" name={texts.headings.instructions} onGo={onGo}>
        <ReadOnlyLineList rows={values.instructions} list="instructions" />
        {values.notes.trim() === "" ? null : (
          <div className="mt-5">
            <h3 className="text-lg text-soft">{form.notes}</h3>
            <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
              {values.notes.trim()}
            </p>
          </div>
        )}
      </ReviewSectionWithEditLink>
    </div>
  );
}

function ReviewSectionWithEditLink(props: {
  step: FormStep;
  name: string;
  onGo: (step: FormStep) => void;
  children: ReactNode;
}) {
  return (
    <section aria-label={props.name} className="border-line border-t pt-5">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h3 className="text-xl">{props.name}</h3>
        <Button size="small" aria-label={texts.changeStep(props.name)} onClick={() => props.onGo(props.step)}>
          {texts.change}
        </Button>
      </div>
      {props.children}
    </section>
  );
}

function ReviewDetailsSection({
  values,
  privacyEditable,
}: {
  values: RecipeValues;
  privacyEditable: boolean;
}) {
  const cuisine = CUISINES.find((name) => name === values.cuisine) ?? null;
  const facts: [string, string | null][] = [
    [form.cuisine, cuisine === null ? null : text.recipes.cuisines[cuisine]],
    [form.difficulty, text.recipes.difficulties[values.difficulty]],
    [form.servings, values.servings.trim()],
    ...(["prepTime", "cookingTime", "totalTime"] as const).map((name): [string, string | null] => [
      form[name],
      formatMinutesOrNull(parseMinutesOrNullIfBlank(values[name])),
    ]),
    [form.caloriesPerServing, values.caloriesPerServing?.trim() || null],
  ];
  const isPublic = privacyEditable && values.isPublic;
  const halfTyped = getUnaddedTagText(values);
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem] sm:gap-7 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="aspect-2/1 overflow-hidden rounded-card bg-sunk sm:order-2 sm:aspect-5/4 lg:aspect-3/2 lg:rounded-hero">
        <LazyDishPicture
          title={values.title}
          tags={values.tags}
          cuisine={cuisine}
          src={values.picture}
          sizes="24rem"
        />
      </div>
      <div className="grid content-start gap-3.5">
        <p className="title wrap-anywhere text-2xl lg:text-page">
          <bdi>{values.title.trim()}</bdi>
        </p>
        {values.description.trim() === "" ? null : (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-soft">
            {values.description.trim()}
          </p>
        )}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3">
          {facts.map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <dt className="text-soft text-xs">{name}</dt>
                <dd className="font-semibold text-note tabular-nums">{value}</dd>
              </div>
            ),
          )}
        </dl>
        {values.tags.length === 0 ? null : (
          <ul aria-label={form.tags} className="flex flex-wrap gap-1.5">
            {values.tags.map((tag) => (
              <li key={tag} className="wrap-anywhere rounded-full bg-sunk px-3 py-1 text-sm">
                {tag}
              </li>
            ))}
          </ul>
        )}
        {halfTyped === "" ? null : (
          <p className="wrap-anywhere text-note text-soft">{texts.notATagYet(halfTyped)}</p>
        )}
        <p className="text-note text-soft">
          <span className="font-semibold text-ink">
            {isPublic ? text.recipes.public : text.recipes.private}
          </span>{" "}
          {isPublic ? form.publicHint : form.privateHint}
        </p>
      </div>
    </div>
  );
}
