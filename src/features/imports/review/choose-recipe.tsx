import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { countsOf } from "./receipt-words.ts";
import type { ReadPage } from "./review-values.ts";

const words = text.imports.several;

/** A page that holds several recipes: which one it shall be. */
export function ChooseRecipe({ page, onChoose }: { page: ReadPage; onChoose: (at: number) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="choose-recipe" className="max-w-[40rem]">
      <h2 ref={heading} tabIndex={-1} id="choose-recipe" className="text-2xl outline-none">
        {words.title}
      </h2>
      <p className="mt-2 text-soft">{words.body(page.drafts.length)}</p>
      <ul className="mt-6 grid gap-3">
        {page.drafts.map((draft, at) => (
          // The drafts of one page never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes of a page may say the same
          <li key={at} className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-surface p-5">
            <div className="min-w-0 grow basis-60">
              <h3 id={`recipe-${at}`} className="title break-words text-xl">
                {draft.title || words.untitled}
              </h3>
              <p className="mt-0.5 text-sm text-soft">{countsOf(draft)}</p>
            </div>
            <Button
              variant={at === 0 ? "primary" : "quiet"}
              aria-describedby={`recipe-${at}`}
              onClick={() => onChoose(at)}
            >
              {words.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
