import type { Deed } from "#server/features/recipes/schema/change-many.ts";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { recipeCount } from "./recipe-facts.ts";
import type { ManyOutcome } from "./use-change-many.ts";

const words = text.recipes.many;
const doneWords = {
  delete: words.deleted,
  add_tags: words.tagged,
  make_private: words.madePrivate,
} satisfies Record<Deed, unknown>;

/** The result of a bulk action as sentences: changes, then skipped recipes with the reason. */
export function manyWords(deed: Deed, outcome: ManyOutcome): string {
  const told = (count: number, tell: (recipes: string, isOne: boolean) => string) =>
    count === 0 ? [] : [tell(recipeCount(count), count === 1)];
  const stayed = (reason: ManyOutcome["stayed"][number]["reason"]) =>
    outcome.stayed.filter((one) => one.reason === reason).length;
  return [
    ...told(outcome.changed.length, doneWords[deed]),
    ...told(stayed("not_found"), words.gone),
    ...told(stayed("tags_full"), words.tagsFull),
    ...told(stayed("not_yours"), words.notYours),
    ...(outcome.error === undefined ? [] : [errorMessage(outcome.error, words.failed)]),
  ].join(" ");
}
