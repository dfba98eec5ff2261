import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { focusOnMount } from "../../../lib/focus-on-mount.ts";
import { paths } from "../../../paths.ts";
import { ImportReviewForm, type SavedImport } from "./import-review-form.tsx";
import { OwnRecipePicture } from "./own-recipe-picture.tsx";
import { formatIngredientAndStepCount } from "./provenance-texts.ts";
import type { ReadPage } from "./review-values.ts";

const { several, existing } = text.imports;

type Props = {
  userId: string;
  page: ReadPage;
  onChange: (page: ReadPage) => void;
  onSaved: (saved: SavedImport, isToEdit: boolean) => void;
  onStartOver: () => void;
};

/** The name under which a review's draft is stored; null while no recipe of the page is chosen. */
export function reviewDraftNameOrNull({ importId, chosen }: ReadPage): string | null {
  return chosen === null ? null : `import:${importId}${chosen === 0 ? "" : `:${chosen}`}`;
}

/**
 * Asks before the review, if necessary, whether to import again or which recipe to import; then shows the
 * review.
 */
export function ReviewFlow({ userId, page, onChange, onSaved, onStartOver }: Props) {
  if (page.existing !== null) {
    return (
      <AlreadyImportedRecipeNote
        recipe={page.existing}
        isText={page.drafts[0]?.sourceSite === "text"}
        onAgain={() => onChange({ ...page, existing: null })}
        onChangeAddress={onStartOver}
      />
    );
  }
  const draft = page.chosen === null ? undefined : page.drafts[page.chosen];
  const name = reviewDraftNameOrNull(page);
  if (draft === undefined || name === null) {
    return <ChooseRecipeOfPage page={page} onChoose={(chosen) => onChange({ ...page, chosen })} />;
  }
  return (
    <>
      {page.drafts.length > 1 ? (
        <Button
          variant="plain"
          size="small"
          className="-ml-3.5 justify-self-start"
          onClick={() => onChange({ ...page, chosen: null })}
        >
          <ArrowLeft aria-hidden />
          {several.other}
        </Button>
      ) : null}
      <ImportReviewForm
        key={name}
        userId={userId}
        page={{ importId: page.importId, pasted: page.pasted, draft }}
        draftName={name}
        onSaved={onSaved}
        onStartOver={onStartOver}
      />
    </>
  );
}

function ChooseRecipeOfPage({ page, onChoose }: { page: ReadPage; onChoose: (index: number) => void }) {
  return (
    <section aria-labelledby="choose-recipe" className="max-w-[40rem]">
      <h2 ref={focusOnMount} tabIndex={-1} id="choose-recipe" className="text-2xl outline-none">
        {several.title}
      </h2>
      <p className="mt-2 text-soft">{several.body(page.drafts.length)}</p>
      {page.omitted ? <p className="mt-1 text-soft">{several.omitted(page.omitted)}</p> : null}
      <ul className="mt-6 grid gap-3">
        {page.drafts.map((draft, index) => (
          // The index is a stable key, because the drafts of a page do not change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes of a page may say the same
          <li key={index} className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-surface p-5">
            <div className="min-w-0 grow basis-60">
              <h3 id={`recipe-${index}`} className="title break-words text-xl">
                {draft.title || several.untitled}
              </h3>
              <p className="mt-0.5 text-sm text-soft">{formatIngredientAndStepCount(draft)}</p>
            </div>
            <Button
              variant={index === 0 ? "primary" : "quiet"}
              aria-describedby={`recipe-${index}`}
              onClick={() => onChoose(index)}
            >
              {several.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown if the address or text was imported before: links to that recipe, and offers to import it again. */
function AlreadyImportedRecipeNote(props: {
  recipe: NonNullable<ReadPage["existing"]>;
  isText: boolean;
  onAgain: () => void;
  onChangeAddress: () => void;
}) {
  const { recipe } = props;
  return (
    <section aria-labelledby="existing-recipe" className="max-w-[40rem]">
      <OwnRecipePicture recipeId={recipe.recipeId} title={recipe.title} />
      <h2 ref={focusOnMount} tabIndex={-1} id="existing-recipe" className="mt-6 text-2xl outline-none">
        {existing.title}
      </h2>
      <p className="mt-2 break-words text-lg text-soft">
        {(props.isText ? existing.bodyText : existing.body)(recipe.title)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link href={paths.recipe(recipe.recipeId)}>{existing.open}</Link>
        </Button>
        <Button onClick={props.onAgain}>{existing.again}</Button>
        <Button variant="plain" onClick={props.onChangeAddress}>
          {existing.different}
        </Button>
      </div>
      <p className="mt-4 text-sm text-soft">{existing.againHint}</p>
    </section>
  );
}
