import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { paths } from "../../paths.ts";

/** Links from each tag to the recipes that have it. */
export function RecipeTagLinks({ tags, className }: { tags: readonly string[]; className: string }) {
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={text.recipes.detail.tags}
      data-copy=""
      className={cn("flex flex-wrap gap-2 print:hidden", className)}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={paths.search({ q: tag })}
            className="touch-44 wrap-anywhere inline-block rounded-full bg-sunk px-3 py-1 text-sm text-soft hover:text-ink"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
