import { useId, useState } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

const texts = text.recipes.detail;

/** A description with more characters is folded; phones have the lower limit. */
const MIN_FOLDED_LENGTH = 400;
const MIN_FOLDED_LENGTH_PHONE = 160;

/** The description of a recipe; a long one is folded. */
export function FoldedRecipeDescription({ description }: { description: string }) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const isLong = description.length > MIN_FOLDED_LENGTH;
  const isLongOnPhones = description.length > MIN_FOLDED_LENGTH_PHONE;
  return (
    <>
      <p
        id={id}
        dir="auto"
        className={cn(
          "recipe-description mt-4 max-w-[36rem] whitespace-pre-line text-lg text-soft print:mt-1 print:text-sm",
          isLongOnPhones && !isExpanded && (isLong ? "line-clamp-3" : "short-on-phones"),
        )}
      >
        {description}
      </p>
      {isLongOnPhones ? (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
          className={cn("touch-44 mt-1.5 text-link text-note print:hidden", !isLong && "unfolds-on-phones")}
        >
          {isExpanded ? texts.readLess : texts.readAll}
        </button>
      ) : null}
    </>
  );
}
