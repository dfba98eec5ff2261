import { ScanLine } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { askForConfirmation } from "../../lib/confirm.ts";
import { formatDateTimeOrNull } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { useOnTabReturn } from "../drafts/use-draft-end.ts";
import { CookbookPageDrawing } from "./cookbook-page-drawing.tsx";
import { ScanTipsSection } from "./scan-tips-section.tsx";
import { ScanWizardDialog } from "./scan-wizard-dialog.tsx";
import { type Scan, useScanToSavedRecipe } from "./use-scan-to-saved-recipe.ts";

const texts = text.scans;

export function RecipeScanScreen({ userId }: { userId: string }) {
  const scan = useScanToSavedRecipe(userId);
  const [isOpen, setOpen] = useState(false);
  const options = trpc.scans.options.useQuery();
  useOnTabReturn(() => {
    if (!isOpen) void scan.refresh();
  });
  const isUnfinished = scan.hasWork && !isOpen;
  const host = options.data?.languageModelHost ?? null;
  return (
    <div className="scan-screen grid items-start gap-x-16 gap-y-8">
      <div className="grid gap-6">
        {scan.saved ? <SavedScanBanner saved={scan.saved} /> : null}
        {isUnfinished ? <UnfinishedScanBanner scan={scan} onContinue={() => setOpen(true)} /> : null}
        <p className="max-w-[36rem] text-lg text-soft">{host ? texts.introModel(host) : texts.intro}</p>
        <Button
          variant={isUnfinished ? "quiet" : "primary"}
          size="large"
          className="justify-self-start"
          onClick={() => {
            // If the last scan was saved as a recipe, a new scan starts.
            if (scan.saved) scan.startOver();
            setOpen(true);
          }}
        >
          <ScanLine aria-hidden />
          {texts.start}
        </Button>
        <CookbookPageDrawing className="scan-drawing w-full rounded-hero" />
      </div>
      <ScanTipsSection />
      <ScanWizardDialog userId={userId} scan={scan} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

function SavedScanBanner({ saved }: { saved: NonNullable<Scan["saved"]> }) {
  return (
    <Alert
      tone="success"
      action={
        <Button asChild size="small">
          <Link href={paths.recipe(saved.recipeId)}>{texts.save.view}</Link>
        </Button>
      }
    >
      {texts.save.body(saved.title)}
    </Alert>
  );
}

function UnfinishedScanBanner({ scan, onContinue }: { scan: Scan; onContinue: () => void }) {
  const time = formatDateTimeOrNull(scan.restoredAt);

  async function discard() {
    const question = { title: texts.discardTitle, description: texts.discardBody };
    if (await askForConfirmation({ ...question, yes: texts.discard, no: text.common.cancel })) scan.forget();
  }

  return (
    <Alert
      tone="info"
      title={texts.unfinished}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="primary" onClick={onContinue}>
            {texts.continue}
          </Button>
          <Button size="small" variant="plain" onClick={() => void discard()}>
            {texts.discard}
          </Button>
        </div>
      }
    >
      {time ? texts.unfinishedAt(time) : null}
    </Alert>
  );
}
