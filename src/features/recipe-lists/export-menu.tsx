import { Download } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import type { Chosen } from "./download-recipes.ts";
import { ExportItems, useExport } from "./export-items.tsx";

const words = text.downloads;

type Props = {
  /** Which own recipes; null for all of them. */
  recipeIds: Chosen;
  label: string;
  isPrimary?: boolean;
  isPlain?: boolean;
};

/** A button that makes a file of own recipes, in the format that is chosen. */
export function ExportMenu({ recipeIds, label, isPrimary, isPlain }: Props) {
  const { isBusy, make } = useExport(recipeIds);
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant={isPrimary ? "primary" : isPlain ? "plain" : "quiet"} aria-disabled={isBusy}>
          <Download aria-hidden />
          <span className="export-label">{isBusy ? words.preparing : label}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <ExportItems isOff={isBusy} onChoose={(format) => void make(format)} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
