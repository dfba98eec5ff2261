import { BookText, Braces, Download, FileText, type LucideIcon, Table2 } from "lucide-react";
import { useState } from "react";
import type { ExportFormat } from "#server/features/recipes/schema/export.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
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

type Props = {
  /** Which own recipes; null for all of them. */
  recipeIds: Chosen;
  label: string;
  isPrimary?: boolean;
};

/** A button that makes a file of own recipes, in the format that is chosen. */
export function ExportMenu({ recipeIds, label, isPrimary }: Props) {
  const [isBusy, setBusy] = useState(false);
  const usage = trpc.usage.get.useQuery();
  // A server without limits has no tiers either.
  const isPremium = usage.data?.accountTier === "premium" || usage.data?.limits.daily.recipes === "unlimited";

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

  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant={isPrimary ? "primary" : "quiet"} disabled={isBusy}>
          <Download aria-hidden />
          {isBusy ? words.preparing : label}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {formats.map(({ format, icon: Icon, ...entry }) => {
          const isClosed = entry.isPremium && !isPremium;
          return (
            <DropdownMenuItem
              key={format}
              icon={<Icon aria-hidden />}
              hint={isClosed ? words.premium : words.formats[format].hint}
              disabled={isClosed}
              onSelect={() => void make(format)}
            >
              {words.formats[format].name}
            </DropdownMenuItem>
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
