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
  /** What of the label is left out on phones, to those who see. */
  more?: string;
  isPlain?: boolean;
};

/** A button that makes a file of own recipes, in the format that is chosen. */
export function ExportMenu({ recipeIds, label, more, isPlain }: Props) {
  const { isBusy, make } = useExport(recipeIds);
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant={isPlain ? "plain" : "quiet"} aria-disabled={isBusy}>
          <Download aria-hidden />
          <span>
            {isBusy ? words.preparing : label}
            {more && !isBusy ? <span className="export-more"> {more}</span> : null}
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <ExportItems isOff={isBusy} onChoose={(format) => void make(format)} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
