import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { offsetToastsAboveBar } from "../../lib/offset-toasts-above-bar.ts";
import { trpc } from "../../lib/trpc.ts";
import { BulkActionsMenu } from "./bulk-actions-menu.tsx";
import { formatRecipeCount } from "./recipe-facts.ts";
import type { ListSelection } from "./use-recipe-selection.ts";
import "./list-selection.css";
import { Download } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import type { RecipeIds } from "./download-recipes.ts";
import { ExportFormatMenuItems, useDownloadRecipesWithToast } from "./export-items.tsx";

const texts = text.downloads;
/** The maximum number of ids that the server accepts. */
const MAX_SELECTED = 500;

/** Actions for the selected recipes. Without a selected recipe they apply to all recipes. */
export function SelectionActionsBar(props: {
  selection: ListSelection;
  shown: readonly { id: string; title: string }[];
  /** The size of the list, including recipes that are not loaded. */
  listed: number;
  onDeleted: (ids: readonly string[]) => void;
}) {
  const { selection, shown } = props;
  const stats = trpc.recipes.stats.useQuery();
  const { ids } = selection;
  const all = stats.data?.totalRecipes;
  const isTooMany = ids.length > MAX_SELECTED;
  return (
    <section
      ref={offsetToastsAboveBar}
      aria-label={texts.selecting}
      className={cn(
        "selection-bar sticky bottom-(--bottom-bars) z-30 mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-surface p-3",
        ids.length > 0 && "is-used",
      )}
    >
      <p role="status" className="selection-told mr-auto px-2 font-semibold text-note">
        {isTooMany
          ? texts.tooMany(MAX_SELECTED)
          : ids.length === 0
            ? texts.noneSelected
            : texts.selected(formatRecipeCount(ids.length))}
      </p>
      <div className="selection-deeds flex flex-wrap gap-2">
        {shown.every(({ id }) => selection.has(id)) ? (
          <Button variant="plain" onClick={selection.clear} className="-ml-3.5">
            {texts.clear}
          </Button>
        ) : (
          <Button variant="plain" onClick={() => selection.add(shown)} className="-ml-3.5">
            {(shown.length < props.listed ? texts.selectShown : texts.selectAll)(shown.length)}
          </Button>
        )}
        {ids.length > 0 && !isTooMany ? (
          <>
            <ExportMenu recipeIds={ids} label={texts.export} />
            <BulkActionsMenu selection={selection} onDeleted={props.onDeleted} />
          </>
        ) : all === undefined ? null : (
          <ExportMenu
            isPlain
            recipeIds={null}
            label={all === 1 ? texts.export : texts.exportAll}
            more={formatRecipeCount(all)}
          />
        )}
      </div>
      <Button variant={ids.length > 0 ? "quiet" : "plain"} onClick={selection.end}>
        {texts.finish}
      </Button>
    </section>
  );
}

type Props = {
  /** Ids of the member's recipes, or null for all. */
  recipeIds: RecipeIds;
  label: string;
  /** The second part of the label, which is visually hidden on phones. */
  more?: string;
  isPlain?: boolean;
};

/** A menu that exports recipes of the member in the chosen format. */
function ExportMenu({ recipeIds, label, more, isPlain }: Props) {
  const { isBusy, make } = useDownloadRecipesWithToast(recipeIds);
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant={isPlain ? "plain" : "quiet"} aria-disabled={isBusy}>
          <Download aria-hidden />
          <span>
            {isBusy ? texts.preparing : label}
            {more && !isBusy ? <span className="export-more"> {more}</span> : null}
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <ExportFormatMenuItems isDisabled={isBusy} onChoose={(format) => void make(format)} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
