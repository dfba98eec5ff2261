import { useId, useState } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

const words = text.recipes.detail;

/** Minimum characters of a description that is folded; lower on phones. */
const FOLDED_FROM = 400;
const FOLDED_ON_PHONES_FROM = 160;

/** The description of a recipe; a long one is folded. */
export function RecipeDescription({ description }: { description: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = description.length > FOLDED_FROM;
  const isLongOnPhones = description.length > FOLDED_ON_PHONES_FROM;
  return (
    <>
      <p
        id={id}
        dir="auto"
        className={cn(
          "recipe-description mt-4 max-w-[36rem] whitespace-pre-line text-lg text-soft print:mt-1 print:text-sm",
          isLongOnPhones && !isWhole && (isLong ? "line-clamp-3" : "short-on-phones"),
        )}
      >
        {description}
      </p>
      {isLongOnPhones ? (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className={cn("touch-44 mt-1.5 text-link text-note print:hidden", !isLong && "unfolds-on-phones")}
        >
          {isWhole ? words.readLess : words.readAll}
        </button>
      ) : null}
    </>
  );
}
