import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { paths } from "../../../paths.ts";
import { OwnRecipePicture } from "../../imports/review/own-recipe-picture.tsx";
import { ScanWizardStage } from "../scan-wizard-stage.tsx";
import type { SavedScan } from "../use-scan-to-saved-recipe.ts";

const texts = text.scans.save;

export function ScanSavingStage({ label }: { label: string }) {
  return (
    <ScanWizardStage label={label}>
      <p
        role="status"
        className="scan-middle grid-flow-col items-center justify-center gap-3 font-semibold text-lg"
      >
        <Spinner className="size-6 text-tomato" />
        {texts.saving}
      </p>
    </ScanWizardStage>
  );
}

export function ScanSavedStage(props: { saved: SavedScan; label: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const bar = (
    <div className="flex flex-wrap gap-3">
      <Button onClick={props.onAnother}>{texts.another}</Button>
      <Button asChild variant="primary" className="grow sm:grow-0">
        <Link href={paths.recipe(props.saved.recipeId)}>{texts.view}</Link>
      </Button>
    </div>
  );
  return (
    <ScanWizardStage label={props.label} bar={bar}>
      <div className="scan-middle mx-auto max-w-sm">
        <OwnRecipePicture recipeId={props.saved.recipeId} title={props.saved.title} />
        <h3 ref={heading} tabIndex={-1} className="mt-6 flex items-center gap-2.5 text-2xl outline-none">
          <CircleCheck aria-hidden className="size-7 shrink-0 text-herb" />
          {texts.saved}
        </h3>
        <p className="mt-2 break-words text-lg text-soft">{texts.body(props.saved.title)}</p>
      </div>
    </ScanWizardStage>
  );
}
