import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { useMediaQueryMatches } from "../../lib/use-media.ts";

/** A field for a fact of the recipe, such as a time, in the review of an import or scan. */
export type Fact = {
  key: string;
  /** The fact's name on the button that shows collapsed facts; a fact without a name is never collapsed. */
  name?: keyof typeof text.recipes.form.foldedFacts;
  /** Whether the field has a value or an error. */
  hasValue?: boolean;
  /**
   * Whether a value was extracted or must be checked; the field then stays visible even if the member empties
   * it.
   */
  isExtracted?: boolean;
  field: ReactNode;
};

type Props = { facts: readonly Fact[]; tags?: Fact };

/**
 * The facts in a row, with the tags below. On phones empty facts are collapsed, so that the ingredients start
 * higher on the screen.
 */
export function FactFieldsCollapsedOnPhones({ facts, tags }: Props) {
  const isPhone = useMediaQueryMatches("(width < 48rem)");
  const all = tags ? [...facts, tags] : facts;
  // The fields are chosen once, because a field must not move while the member types in it.
  const [collapsed] = useState(() => new Set(all.filter(isFactCollapsible).map(({ key }) => key)));
  if (!isPhone || collapsed.size === 0) return <FactRowAndTags facts={facts} tags={tags} />;
  const isCollapsed = (fact: Fact) => collapsed.has(fact.key);
  return (
    <>
      <FactRowAndTags
        facts={facts.filter((fact) => !isCollapsed(fact))}
        tags={tags && !isCollapsed(tags) ? tags : undefined}
      />
      <CollapsedFactsAndTags
        facts={facts.filter(isCollapsed)}
        tags={tags && isCollapsed(tags) ? tags : undefined}
      />
    </>
  );
}

function isFactCollapsible({ name, hasValue, isExtracted }: Fact): boolean {
  return name !== undefined && !hasValue && !isExtracted;
}

type RowsProps = { facts: readonly Fact[]; tags: Fact | undefined };

function FactRowAndTags({ facts, tags }: RowsProps) {
  return (
    <>
      {facts.length === 0 ? null : (
        <div className="as-recipe-facts">
          {facts.map(({ key, field }) => (
            <Fragment key={key}>{field}</Fragment>
          ))}
        </div>
      )}
      {tags?.field}
    </>
  );
}

/** The collapsed facts and a button that shows them. Fields with a value or an error are always visible. */
function CollapsedFactsAndTags({ facts, tags }: RowsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isVisible = ({ hasValue }: Fact) => isOpen || hasValue === true;
  const all = tags ? [...facts, tags] : facts;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="touch-44 inline-flex items-center gap-1 justify-self-start py-2 text-left font-semibold text-note text-soft hover:text-ink"
      >
        {text.recipes.form.addFacts(all.flatMap(({ name }) => name ?? []))}
        <ChevronDown aria-hidden className={cn("size-4 shrink-0", isOpen && "rotate-180")} />
      </button>
      <div id={id} hidden={!all.some(isVisible)} className="grid gap-2">
        <div
          hidden={!facts.some(isVisible)}
          className={facts.some(isVisible) ? "as-recipe-facts" : undefined}
        >
          {facts.map((fact) => (
            <div key={fact.key} hidden={!isVisible(fact)}>
              {fact.field}
            </div>
          ))}
        </div>
        {tags ? <div hidden={!isVisible(tags)}>{tags.field}</div> : null}
      </div>
    </>
  );
}
