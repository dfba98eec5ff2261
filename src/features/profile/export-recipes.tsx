import { Download } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert, type AlertTone } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useMayExportCsvAndMarkdown } from "../recipe-lists/advanced-exports.ts";
import { type AccountDeletion, downloadRecipes, ExportError } from "../recipe-lists/download-recipes.ts";
import { countImagesMissingFromArchive } from "./missing-images.ts";
import { ProfileRow } from "./profile-row.tsx";

const texts = text.profile.recipes;

type Format = "zip" | "csv" | "markdown";
type Outcome = { tone: AlertTone; message: string };

/** Exports all recipes of the member. `busy` is the format of the pending export. */
function useExportAllRecipes() {
  const [busy, setBusy] = useState<Format | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function exportRecipes(format: Format, leaving: AccountDeletion | null = null) {
    if (busy !== null) return;
    setBusy(format);
    setOutcome(null);
    try {
      const { name, file } = await downloadRecipes(null, format, leaving);
      const missing = format === "zip" ? await countImagesMissingFromArchive(file) : 0;
      const done = text.downloads.done(name);
      setOutcome(
        missing === 0
          ? { tone: "success", message: done }
          : { tone: "warning", message: `${done} ${texts.missing(missing)}` },
      );
    } catch (error) {
      const message = error instanceof ExportError ? error.message : text.downloads.failed;
      setOutcome({ tone: "error", message });
    } finally {
      setBusy(null);
    }
  }

  return { busy, outcome, take: exportRecipes };
}

/** The profile's section that downloads all recipes of the member as an archive. */
export function RecipesDownloadSection() {
  const { busy, outcome, take } = useExportAllRecipes();
  return (
    <section aria-labelledby="own-recipes">
      <h2 id="own-recipes" className="text-xl">
        {texts.title}
      </h2>
      <div className="mt-3 border-line border-t">
        <ProfileRow
          title={texts.copy}
          note={texts.copyNote}
          below={outcome ? <ExportOutcomeAlert outcome={outcome} /> : null}
        >
          <DownloadFormatButton
            label={texts.download}
            isBusy={busy === "zip"}
            onPress={() => void take("zip")}
          />
        </ProfileRow>
      </div>
    </section>
  );
}

type Props = {
  hasPassword: boolean;
  /** Returns the password typed in the dialog. If it is empty, shows an error and returns null. */
  readPassword: () => string | null;
};

/**
 * Exports all recipes before the account is deleted. The archive needs no password. With the password that
 * the deletion needs, CSV and Markdown are available in each plan.
 */
export function ExportBeforeDeletionSection({ hasPassword, readPassword }: Props) {
  const { busy, outcome, take } = useExportAllRecipes();
  const hasAdvanced = useMayExportCsvAndMarkdown();

  function exportAdvanced(format: "csv" | "markdown") {
    if (hasAdvanced) return void take(format);
    const currentPassword = hasPassword ? readPassword() : null;
    if (hasPassword && currentPassword === null) return;
    void take(format, { currentPassword });
  }

  return (
    <div className="mt-4 rounded-card bg-sunk px-4 py-3.5">
      <p>{texts.takeFirst}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <DownloadFormatButton
          label={texts.download}
          isBusy={busy === "zip"}
          onPress={() => void take("zip")}
        />
        <DownloadFormatButton
          label={texts.csv}
          isBusy={busy === "csv"}
          onPress={() => exportAdvanced("csv")}
        />
        <DownloadFormatButton
          label={texts.markdown}
          isBusy={busy === "markdown"}
          onPress={() => exportAdvanced("markdown")}
        />
      </div>
      {hasAdvanced || !hasPassword ? null : <p className="profile-note mt-2">{texts.needPassword}</p>}
      {outcome ? <ExportOutcomeAlert outcome={outcome} /> : null}
    </div>
  );
}

function DownloadFormatButton(props: { label: string; isBusy: boolean; onPress: () => void }) {
  const { label, isBusy, onPress } = props;
  return (
    <Button size="small" aria-disabled={isBusy} onClick={onPress}>
      <Download aria-hidden />
      {isBusy ? texts.preparing : label}
    </Button>
  );
}

function ExportOutcomeAlert({ outcome: { tone, message } }: { outcome: Outcome }) {
  return (
    <Alert tone={tone} className="mt-3">
      {message}
    </Alert>
  );
}
