import type { BulkAction } from "#server/features/recipes/schema/change-many.ts";
import { text } from "#server/texts/en.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { formatRecipeCount } from "./recipe-facts.ts";
import type { ManyOutcome } from "./use-bulk-recipe-action.ts";

const texts = text.recipes.many;
const changedTexts = {
  delete: texts.deleted,
  add_tags: texts.tagged,
  make_private: texts.madePrivate,
} satisfies Record<BulkAction, unknown>;

/**
 * The result of a bulk action in sentences: first the changed recipes, then the skipped ones with the reason.
 */
export function formatBulkActionResult(action: BulkAction, outcome: ManyOutcome): string {
  const sentence = (count: number, format: (recipes: string, isOne: boolean) => string) =>
    count === 0 ? [] : [format(formatRecipeCount(count), count === 1)];
  const stayed = (reason: ManyOutcome["stayed"][number]["reason"]) =>
    outcome.stayed.filter((item) => item.reason === reason).length;
  return [
    ...sentence(outcome.changed.length, changedTexts[action]),
    ...sentence(stayed("not_found"), texts.gone),
    ...sentence(stayed("tags_full"), texts.tagsFull),
    ...sentence(stayed("not_yours"), texts.notYours),
    ...(outcome.error === undefined ? [] : [serverErrorTextOr(outcome.error, texts.failed)]),
  ].join(" ");
}
