import { ArrowLeft } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ChooseRecipe } from "./choose-recipe.tsx";
import { ExistingRecipe } from "./existing-recipe.tsx";
import { ImportReview, type SavedImport } from "./import-review.tsx";
import type { ReadPage } from "./review-values.ts";

type Props = {
  userId: string;
  page: ReadPage;
  onChange: (page: ReadPage) => void;
  onSaved: (saved: SavedImport, isToEdit: boolean) => void;
  onStartOver: () => void;
};

/** Where what is typed in the review of a page's recipe is kept; null while none is chosen. */
export function draftNameOf({ importId, chosen }: ReadPage): string | null {
  return chosen === null ? null : `import:${importId}${chosen === 0 ? "" : `:${chosen}`}`;
}

/** The questions that come before the review (again? which one?), then the review itself. */
export function ReviewStage({ userId, page, onChange, onSaved, onStartOver }: Props) {
  if (page.existing !== null) {
    return (
      <ExistingRecipe
        recipe={page.existing}
        onAgain={() => onChange({ ...page, existing: null })}
        onDifferent={onStartOver}
      />
    );
  }
  const draft = page.chosen === null ? undefined : page.drafts[page.chosen];
  const name = draftNameOf(page);
  if (draft === undefined || name === null) {
    return <ChooseRecipe page={page} onChoose={(chosen) => onChange({ ...page, chosen })} />;
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
          {text.imports.several.other}
        </Button>
      ) : null}
      <ImportReview
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
