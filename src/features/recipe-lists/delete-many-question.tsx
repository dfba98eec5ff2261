import { text } from "#server/texts/en.ts";
import { TitleBeginning } from "../../components/title-beginning.tsx";
import { recipeCount } from "./recipe-facts.ts";

const words = text.recipes.many;
/** So many are named: with more the answer would leave the screen. */
const NAMED = 3;
/** And so much of each, for the same reason. */
const LETTERS = 60;

/** Asks about several recipes, and names the first of them. */
export function DeleteManyQuestion({ titles }: { titles: readonly string[] }) {
  const more = titles.length - NAMED;
  const named = titles.slice(0, NAMED);
  return (
    <>
      <p>{words.deleteQuestion(recipeCount(titles.length))}</p>
      <ul className="mt-3 text-ink">
        {named.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have one title, and none moves.
          <li key={at} dir="auto" className="text-left font-semibold">
            <TitleBeginning title={title} most={LETTERS} />
          </li>
        ))}
        {more > 0 ? <li className="text-soft">{words.deleteMore(more)}</li> : null}
      </ul>
    </>
  );
}
