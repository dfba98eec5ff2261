import type { Deed } from "#server/features/recipes/schema/change-many.ts";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { recipeCount } from "./recipe-facts.ts";
import type { ManyOutcome } from "./use-change-many.ts";

const words = text.recipes.many;
const changedTexts = {
  delete: words.deleted,
  add_tags: words.tagged,
  make_private: words.madePrivate,
} satisfies Record<Deed, unknown>;

/** The result of a bulk action as sentences: changes, then skipped recipes with the reason. */
export function bulkResultText(action: Deed, outcome: ManyOutcome): string {
  const sentence = (count: number, format: (recipes: string, isOne: boolean) => string) =>
    count === 0 ? [] : [format(recipeCount(count), count === 1)];
  const stayed = (reason: ManyOutcome["stayed"][number]["reason"]) =>
    outcome.stayed.filter((item) => item.reason === reason).length;
  return [
    ...sentence(outcome.changed.length, changedTexts[action]),
    ...sentence(stayed("not_found"), words.gone),
    ...sentence(stayed("tags_full"), words.tagsFull),
    ...sentence(stayed("not_yours"), words.notYours),
    ...(outcome.error === undefined ? [] : [errorMessage(outcome.error, words.failed)]),
  ].join(" ");
}
