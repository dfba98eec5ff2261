import { ArrowLeft } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
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
  if (draft === undefined) {
    return <ChooseRecipe page={page} onChoose={(chosen) => onChange({ ...page, chosen })} />;
  }
  const name = `import:${page.importId}${page.chosen === 0 ? "" : `:${page.chosen}`}`;
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
        page={{ importId: page.importId, draft }}
        draftName={name}
        onSaved={onSaved}
        onStartOver={onStartOver}
      />
    </>
  );
}
