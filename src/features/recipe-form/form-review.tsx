import type { ReactNode } from "react";
import { CUISINES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatMinutes } from "../../lib/format.ts";
import { linesWithSections, minutesOf } from "./form-input.ts";
import type { FormStep } from "./form-steps.ts";
import { halfTypedTag, type RecipeValues } from "./form-values.ts";
import type { LineRow } from "./lines/line-rows.ts";

const words = text.recipeWizard;
const form = text.recipes.form;

type Props = { values: RecipeValues; privacyEditable: boolean; onGo: (step: FormStep) => void };

/** The last look: everything as it will stand, each part with the way back to its step. */
export function FormReview({ values, privacyEditable, onGo }: Props) {
  return (
    <div className="grid max-w-[46rem] gap-9">
      <p className="text-soft">{words.reviewIntro}</p>
      <Part step="details" name={words.headings.details} onGo={onGo}>
        <Details values={values} privacyEditable={privacyEditable} />
      </Part>
      <Part step="ingredients" name={words.headings.ingredients} onGo={onGo}>
        <Lines rows={values.ingredients}>{(row) => <bdi>{row.text.trim()}</bdi>}</Lines>
      </Part>
      <Part step="instructions" name={words.headings.instructions} onGo={onGo}>
        <Lines rows={values.instructions} isNumbered>
          {(row) => (
            <>
              <p dir="auto" className="whitespace-pre-line">
                {row.text.trim()}
              </p>
              {row.picture ? (
                <img src={row.picture} alt="" className="mt-2 aspect-4/3 w-32 rounded-md object-cover" />
              ) : null}
            </>
          )}
        </Lines>
        {values.notes.trim() === "" ? null : (
          <div className="mt-5">
            <h3 className="text-lg text-soft">{form.notes}</h3>
            <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
              {values.notes.trim()}
            </p>
          </div>
        )}
      </Part>
    </div>
  );
}

function Part(props: { step: FormStep; name: string; onGo: (step: FormStep) => void; children: ReactNode }) {
  return (
    <section aria-label={props.name} className="border-line border-t pt-5">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h3 className="text-xl">{props.name}</h3>
        <Button size="small" aria-label={words.changeStep(props.name)} onClick={() => props.onGo(props.step)}>
          {words.change}
        </Button>
      </div>
      {props.children}
    </section>
  );
}

function Details({ values, privacyEditable }: { values: RecipeValues; privacyEditable: boolean }) {
  const cuisine = CUISINES.find((one) => one === values.cuisine) ?? null;
  const facts: [string, string][] = [
    [form.cuisine, cuisine === null ? words.none : text.recipes.cuisines[cuisine]],
    [form.difficulty, text.recipes.difficulties[values.difficulty]],
    [form.servings, values.servings.trim()],
    ...(["prepTime", "cookingTime", "totalTime"] as const).map((name): [string, string] => [
      form[name],
      formatMinutes(minutesOf(values[name])) ?? words.none,
    ]),
  ];
  const isPublic = privacyEditable && values.isPublic;
  const halfTyped = halfTypedTag(values);
  return (
    <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-7">
      <div className="aspect-2/1 overflow-hidden rounded-card bg-sunk sm:aspect-5/4">
        <LazyDishPicture
          title={values.title}
          tags={values.tags}
          cuisine={cuisine}
          src={values.picture}
          sizes="12rem"
        />
      </div>
      <div className="grid content-start gap-3.5">
        <p className="title wrap-anywhere text-2xl">
          <bdi>{values.title.trim()}</bdi>
        </p>
        {values.description.trim() === "" ? null : (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-soft">
            {values.description.trim()}
          </p>
        )}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-soft text-xs">{name}</dt>
              <dd className="font-semibold text-note tabular-nums">{value}</dd>
            </div>
          ))}
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
          <p className="wrap-anywhere text-note text-soft">{words.notATagYet(halfTyped)}</p>
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

/** Lines under their sections, as they will be sent. */
function Lines(props: {
  rows: readonly LineRow[];
  isNumbered?: boolean;
  children: (row: LineRow) => ReactNode;
}) {
  const lines = linesWithSections(props.rows, props.isNumbered ? "instructions" : "ingredients");
  return (
    <ol className="grid gap-2.5">
      {lines.map(({ row, section }, at) => (
        <li key={row.key} className="wrap-anywhere">
          {section !== null && section !== (lines[at - 1]?.section ?? null) ? (
            <h4 className="mt-2 mb-2 text-lg text-soft">
              <bdi>{section}</bdi>
            </h4>
          ) : section === null && at > 0 && lines[at - 1]?.section !== null ? (
            <hr className="mt-2 mb-4" />
          ) : null}
          {props.isNumbered ? (
            <div className="grid grid-cols-[2rem_minmax(0,1fr)]">
              <span aria-hidden className="title text-lg text-tomato">
                {at + 1}
              </span>
              <div>{props.children(row)}</div>
            </div>
          ) : (
            props.children(row)
          )}
        </li>
      ))}
    </ol>
  );
}
