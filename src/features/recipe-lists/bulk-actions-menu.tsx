import { Ellipsis, Lock, Tags, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { normalizeTags } from "#server/features/recipes/policy.ts";
import type { BulkAction } from "#server/features/recipes/schema/change-many.ts";
import { text } from "#server/texts/en.ts";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { WordTruncatedTitle } from "../../components/word-truncated-title.tsx";
import { toast } from "../../lib/toast.ts";
import { useDialogOpenedByMenu } from "../../lib/use-dialog-opened-by-menu.ts";
import { TagChipsField } from "../recipe-editor/tag-chips-field.tsx";
import { formatBulkActionResult } from "./bulk-result-text.ts";
import { formatRecipeCount } from "./recipe-facts.ts";
import { useBulkRecipeAction } from "./use-bulk-recipe-action.ts";
import type { ListSelection } from "./use-recipe-selection.ts";

const texts = text.recipes.many;

/** The menu of bulk actions: add tags, make private, delete. Recipes that were skipped stay selected. */
export function BulkActionsMenu(props: {
  selection: ListSelection;
  onDeleted: (ids: readonly string[]) => void;
}) {
  const { selection } = props;
  const { ids } = selection;
  const { changeMany, isBusy } = useBulkRecipeAction();
  const { trigger, opened, open, close } = useDialogOpenedByMenu<"tags" | "delete">();
  const recipes = formatRecipeCount(ids.length);

  async function run(action: BulkAction, tags?: string[]) {
    const outcome = await changeMany(ids, action, tags);
    const message = formatBulkActionResult(action, outcome);
    if (outcome.error !== undefined) toast.error(message);
    else if (outcome.stayed.length > 0) toast.warning(message);
    else toast.success(message);
    close();
    const stayed = outcome.stayed.filter(({ reason }) => reason !== "not_found").map(({ id }) => id);
    if (action === "delete") props.onDeleted(outcome.changed);
    selection.reduceTo([...stayed, ...outcome.left]);
  }

  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button ref={trigger} size="icon" aria-label={texts.more} aria-disabled={isBusy}>
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>{recipes}</DropdownMenuLabel>
          <DropdownMenuItem icon={<Tags aria-hidden />} disabled={isBusy} onSelect={() => open("tags")}>
            {texts.addTags}
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<Lock aria-hidden />}
            disabled={isBusy}
            onSelect={() => void run("make_private")}
          >
            {texts.makePrivate}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<Trash2 aria-hidden />}
            tone="danger"
            disabled={isBusy}
            onSelect={() => open("delete")}
          >
            {texts.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === "tags" ? (
        <AddTagsToManyDialog
          count={ids.length}
          onClose={close}
          isBusy={isBusy}
          onAdd={(tags) => void run("add_tags", tags)}
        />
      ) : null}
      <AlertDialog
        open={opened === "delete"}
        onOpenChange={close}
        title={texts.deleteTitle(recipes)}
        description={<DeleteManyQuestionText titles={selection.titles} />}
        confirmLabel={isBusy ? text.recipes.delete.deleting : texts.delete}
        isDanger
        onConfirm={() => void run("delete")}
        isBusy={isBusy}
      />
    </>
  );
}

/** The number of titles that the question lists; more would push the buttons out of view. */
const MAX_NAMED = 3;
/** Longer titles are cut, because they would push the buttons out of view. */
const MAX_TITLE_CHARS = 60;

/** Asks whether to delete several recipes, and names the first of them. */
function DeleteManyQuestionText({ titles }: { titles: readonly string[] }) {
  const more = titles.length - MAX_NAMED;
  const named = titles.slice(0, MAX_NAMED);
  return (
    <>
      <p>{texts.deleteQuestion(formatRecipeCount(titles.length))}</p>
      <ul className="mt-3 text-ink">
        {named.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have one title, and none moves.
          <li key={index} dir="auto" className="text-left font-semibold">
            <WordTruncatedTitle title={title} maxLetters={MAX_TITLE_CHARS} />
          </li>
        ))}
        {more > 0 ? <li className="text-soft">{texts.deleteMore(more)}</li> : null}
      </ul>
    </>
  );
}

/** Asks for tags to add to several recipes. */
function AddTagsToManyDialog(props: {
  count: number;
  onClose: () => void;
  isBusy: boolean;
  onAdd: (tags: string[]) => void;
}) {
  const [values, setValues] = useState({ tags: [] as string[], typedTag: "" });
  const chosen = normalizeTags([...values.tags, values.typedTag ?? ""]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React passes events of the dialog to its React ancestors, so the submit would reach the list's form
    // too.
    event.stopPropagation();
    if (!props.isBusy && chosen.length > 0) props.onAdd(chosen);
  }

  return (
    <Dialog open onOpenChange={props.onClose} title={texts.tagTitle(formatRecipeCount(props.count))}>
      <form onSubmit={submit} className="grid gap-6">
        <TagChipsField values={values} onChange={(part) => setValues((before) => ({ ...before, ...part }))} />
        <Button
          type="submit"
          variant="primary"
          aria-disabled={props.isBusy || chosen.length === 0}
          className="justify-self-end"
        >
          {props.isBusy ? texts.adding : texts.addTags}
        </Button>
      </form>
    </Dialog>
  );
}
