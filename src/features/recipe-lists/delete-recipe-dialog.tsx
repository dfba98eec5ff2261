import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { WordTruncatedTitle } from "../../components/word-truncated-title.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { applyRecipeChangeToCache } from "../recipe-cache/apply-recipe-change-to-cache.ts";

const texts = text.recipes.delete;

type Props = {
  recipe: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: (() => void) | undefined;
  /** Called instead of showing an error message. */
  onFailed?: ((error: unknown) => void) | undefined;
};

/**
 * Asks whether to delete a recipe, and deletes it. After an error the dialog closes and the error is shown.
 */
export function DeleteRecipeDialog({ recipe, open, onOpenChange, onDeleted, onFailed }: Props) {
  const remove = useDeleteRecipeMutation();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await remove.mutateAsync({ id: recipe.id });
      toast.success(texts.done(recipe.title));
      onDeleted?.();
    } catch (error) {
      if (onFailed) onFailed(error);
      else toast.error(serverErrorTextOr(error, texts.failed));
    } finally {
      setBusy(false);
      onOpenChange(false);
    }
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={<DeleteQuestionText title={recipe.title} />}
      confirmLabel={isBusy ? texts.deleting : texts.confirm}
      isDanger
      onConfirm={() => void confirm()}
      isBusy={isBusy}
    />
  );
}

/** Number of characters to show of a long title; more would push the buttons out of view. */
const SHOWN_TITLE_CHARS = 90;
/** Titles up to this length are shown in full, because a button that expands them would take more space. */
const MAX_TITLE_CHARS = 110;

/**
 * The question about one recipe. A long title is cut visually until it is expanded; screen readers read all
 * of it.
 */
function DeleteQuestionText({ title }: { title: string }) {
  const [isExpanded, setExpanded] = useState(false);
  if ([...title].length <= MAX_TITLE_CHARS) return texts.question(title);
  const [before = "", after = ""] = texts.question("\n").split("\n");
  return (
    <>
      <p>
        {before}
        <WordTruncatedTitle title={title} maxLetters={SHOWN_TITLE_CHARS} isExpanded={isExpanded} />
        {after}
      </p>
      <button
        type="button"
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
        className="touch-44 mt-1.5 text-link text-note"
      >
        {isExpanded ? texts.shortTitle : texts.wholeTitle}
      </button>
    </>
  );
}

/**
 * Deletes one of the member's recipes and removes it from the query cache, even after a 404. Without a
 * response, all lists that may show it are reloaded.
 */
function useDeleteRecipeMutation() {
  return trpc.recipes.delete.useMutation({
    onSuccess: (_, { id }) => applyRecipeChangeToCache({ kind: "gone", id, page: "forget" }),
    onError: (error, { id }) => {
      const { status } = readErrorAnswer(error);
      if (status === 404) applyRecipeChangeToCache({ kind: "gone", id, page: "ask" });
      if (status === 0) applyRecipeChangeToCache({ kind: "unseen", id });
    },
  });
}
