import { useId, useState } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

const words = text.recipes.detail;

/** Characters from which a description is folded: the recipe itself stays within the first screen. */
const FOLDED_FROM = 400;

/** What stands below a recipe's title; of a long story the beginning, until one asks for the rest. */
export function RecipeDescription({ description }: { description: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = description.length > FOLDED_FROM;
  return (
    <>
      <p
        id={id}
        dir="auto"
        className={cn(
          "recipe-description mt-4 max-w-[36rem] whitespace-pre-line text-lg text-soft print:mt-1 print:text-sm",
          isLong && !isWhole && "line-clamp-6",
        )}
      >
        {description}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="touch-44 mt-1.5 text-link text-note print:hidden"
        >
          {isWhole ? words.readLess : words.readAll}
        </button>
      ) : null}
    </>
  );
}
