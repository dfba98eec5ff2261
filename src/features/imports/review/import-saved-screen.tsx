import { CircleCheck } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { focusOnMount } from "../../../lib/focus-on-mount.ts";
import { paths } from "../../../paths.ts";
import "../import-start-screen.css";
import type { SavedImport } from "./import-review-form.tsx";
import { OwnRecipePicture } from "./own-recipe-picture.tsx";

const texts = text.imports.saved;

export function ImportSavedScreen({ saved, onAnother }: { saved: SavedImport; onAnother: () => void }) {
  return (
    <div className="import-saved grid gap-x-12 gap-y-6 py-4">
      <OwnRecipePicture recipeId={saved.id} title={saved.title} />
      <div className="min-w-0">
        <h2 ref={focusOnMount} tabIndex={-1} className="flex items-center gap-2.5 text-2xl outline-none">
          <CircleCheck aria-hidden className="size-6.5 text-herb" />
          {texts.title}
        </h2>
        <p className="mt-2 text-lg text-soft">{texts.body(saved.title)}</p>
        {saved.failedImages.length > 0 ? (
          <Alert tone="warning" className="mt-5">
            {texts.failedPictures(saved.failedImages)}
          </Alert>
        ) : null}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link href={paths.recipe(saved.id)}>{texts.view}</Link>
          </Button>
          <Button asChild>
            <Link href={paths.recipeEdit(saved.id)}>{texts.edit}</Link>
          </Button>
          <Button asChild>
            <Link href={paths.recipes}>{texts.browse}</Link>
          </Button>
          <Button variant="plain" onClick={onAnother}>
            {texts.another}
          </Button>
        </div>
      </div>
    </div>
  );
}
