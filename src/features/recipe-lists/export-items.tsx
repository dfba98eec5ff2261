import { BookText, Braces, FileText, type LucideIcon, Table2 } from "lucide-react";
import { useState } from "react";
import type { ExportFormat } from "#server/features/recipes/schema/export.ts";
import { text } from "#server/texts/en.ts";
import { DropdownMenuItem } from "../../components/ui/dropdown-menu.tsx";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { type Chosen, downloadRecipes, ExportError } from "./download-recipes.ts";

const words = text.downloads;
const formats: { format: ExportFormat; icon: LucideIcon; isPremium: boolean }[] = [
  { format: "jsonld", icon: BookText, isPremium: false },
  { format: "json", icon: Braces, isPremium: false },
  { format: "markdown", icon: FileText, isPremium: true },
  { format: "csv", icon: Table2, isPremium: true },
];

/** Makes a file of own recipes and says where it went; null means all of them. */
export function useExport(recipeIds: Chosen) {
  const [isBusy, setBusy] = useState(false);
  async function make(format: ExportFormat) {
    setBusy(true);
    try {
      toast.success(words.done(await downloadRecipes(recipeIds, format)));
    } catch (error) {
      toast.error(error instanceof ExportError ? error.message : words.failed);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, make };
}

/** The formats as entries of a menu. While one is made none is chosen; the button keeps the focus that went back to it. */
export function ExportItems(props: { isOff: boolean; onChoose: (format: ExportFormat) => void }) {
  const usage = trpc.usage.get.useQuery();
  // A server without limits has no tiers either.
  const isPremium = usage.data?.accountTier === "premium" || usage.data?.limits.daily.recipes === "unlimited";
  return formats.map(({ format, icon: Icon, ...entry }) => {
    const isClosed = entry.isPremium && !isPremium;
    return (
      <DropdownMenuItem
        key={format}
        icon={<Icon aria-hidden />}
        hint={isClosed ? words.premium : words.formats[format].hint}
        disabled={isClosed || props.isOff}
        onSelect={() => props.onChoose(format)}
      >
        {words.formats[format].name}
      </DropdownMenuItem>
    );
  });
}
