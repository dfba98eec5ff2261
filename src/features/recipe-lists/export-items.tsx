import { BookText, Braces, Download, FileText, type LucideIcon, Table2 } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { DropdownMenuGroup, DropdownMenuItem } from "../../components/ui/dropdown-menu.tsx";
import { toast } from "../../lib/toast.ts";
import { useMayExportCsvAndMarkdown } from "./advanced-exports.ts";
import { type DownloadFormat, downloadRecipes, ExportError, type RecipeIds } from "./download-recipes.ts";
import "./export-fold.css";

const texts = text.downloads;
const formats: { format: keyof typeof texts.formats; icon: LucideIcon; isPremium: boolean }[] = [
  { format: "jsonld", icon: BookText, isPremium: false },
  { format: "json", icon: Braces, isPremium: false },
  { format: "markdown", icon: FileText, isPremium: true },
  { format: "csv", icon: Table2, isPremium: true },
  { format: "csvSemicolon", icon: Table2, isPremium: true },
];

/**
 * Returns `make`, which downloads recipes of the member (null for all) and shows a toast with the result, and
 * `isBusy`, which is true while it runs.
 */
export function useDownloadRecipesWithToast(recipeIds: RecipeIds) {
  const [isBusy, setBusy] = useState(false);
  async function make(format: DownloadFormat) {
    setBusy(true);
    try {
      toast.success(texts.done((await downloadRecipes(recipeIds, format)).name));
    } catch (error) {
      toast.error(error instanceof ExportError ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, make };
}

type Props = { isDisabled: boolean; onChoose: (format: DownloadFormat) => void };

function useExportFormatsWithAccess() {
  const isPremium = useMayExportCsvAndMarkdown();
  return formats.map((entry) => ({ ...entry, isClosed: entry.isPremium && !isPremium }));
}

/** A menu item for each export format; disabled during an export. */
export function ExportFormatMenuItems({ isDisabled, onChoose }: Props) {
  return useExportFormatsWithAccess().map(({ format, icon: Icon, isClosed: isLocked }) => (
    <DropdownMenuItem
      key={format}
      icon={<Icon aria-hidden />}
      hint={isLocked ? texts.premium : texts.formats[format].hint}
      disabled={isLocked || isDisabled}
      onSelect={() => onChoose(format)}
    >
      {texts.formats[format].name}
    </DropdownMenuItem>
  ));
}

/**
 * The export formats as a group of menu items that can be collapsed. Their hints are for screen readers only.
 */
export function CollapsibleExportMenuGroup({ isDisabled, onChoose }: Props) {
  const offered = useExportFormatsWithAccess();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenuItem
        icon={<Download aria-hidden />}
        aria-expanded={isOpen}
        className="export-fold"
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {texts.export}
      </DropdownMenuItem>
      {isOpen ? (
        <DropdownMenuGroup aria-label={texts.export} className="export-formats">
          {offered.map(({ format, icon: Icon, isClosed: isLocked }) => (
            <DropdownMenuItem
              key={format}
              icon={<Icon aria-hidden />}
              disabled={isLocked || isDisabled}
              onSelect={() => onChoose(format)}
            >
              {texts.formats[format].short}
              <span className="sr-only"> {isLocked ? texts.premium : texts.formats[format].hint}</span>
            </DropdownMenuItem>
          ))}
          {offered.some(({ isClosed: isLocked }) => isLocked) ? (
            <p aria-hidden className="px-3 pt-2 text-sm text-soft">
              {texts.premiumFormats}
            </p>
          ) : null}
        </DropdownMenuGroup>
      ) : null}
    </>
  );
}
