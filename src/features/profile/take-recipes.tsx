import { Download } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { downloadRecipes, ExportError } from "../recipe-lists/download-recipes.ts";

const words = text.profile.delete;

type Outcome = { tone: "success" | "error"; message: string };

/** All own recipes with their pictures in one file, before they go. */
export function TakeRecipes() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function take() {
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome({ tone: "success", message: text.downloads.done(await downloadRecipes(null, "zip")) });
    } catch (error) {
      const message = error instanceof ExportError ? error.message : text.downloads.failed;
      setOutcome({ tone: "error", message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-4 rounded-card bg-sunk px-4 py-3.5">
      <p>{words.exportFirst}</p>
      <Button
        size="small"
        className="mt-2.5"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void take()}
      >
        <Download aria-hidden />
        {isBusy ? words.exporting : words.export}
      </Button>
      {outcome ? (
        <Alert tone={outcome.tone} className="mt-3">
          {outcome.message}
        </Alert>
      ) : null}
    </div>
  );
}
