import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { TitleBeginning } from "../../components/title-beginning.tsx";

const words = text.recipes.delete;
/** So many characters of a title say which recipe it is; a longer one would push the answer from the screen. */
const SHOWN = 90;
/** A few more are cheaper than a button. */
const LONG = 110;

/** Asks about one recipe. Of a very long title the beginning is seen, until one asks for the rest; it is heard whole. */
export function DeleteQuestion({ title }: { title: string }) {
  const [isWhole, setWhole] = useState(false);
  if ([...title].length <= LONG) return words.question(title);
  const [before = "", after = ""] = words.question("\n").split("\n");
  return (
    <>
      <p>
        {before}
        <TitleBeginning title={title} most={SHOWN} isWhole={isWhole} />
        {after}
      </p>
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className="touch-44 mt-1.5 text-link text-note"
      >
        {isWhole ? words.shortTitle : words.wholeTitle}
      </button>
    </>
  );
}
