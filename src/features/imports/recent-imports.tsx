import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { FactLine } from "../../components/ui/fact-line.tsx";
import { formatDate } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { recordTitle, shortAddress } from "./record-words.ts";

const words = text.imports;
const shown = 3;

/**
 * What was brought in last, to go to: below everything else, so that it moves nothing when it comes. `beforeAny` stands
 * there where nothing was.
 */
export function RecentImports({ beforeAny }: { beforeAny: ReactNode }) {
  const { data = [], isSuccess } = trpc.imports.history.useQuery({});
  const recent = data.filter(({ recipeId }) => recipeId !== null).slice(0, shown);
  if (recent.length === 0) return isSuccess ? beforeAny : null;
  return (
    <section aria-labelledby="recent-imports" className="import-recent">
      <h2 id="recent-imports" className="text-lg">
        {words.recent}
      </h2>
      <ul className="mt-2">
        {recent.map((record) => (
          <li key={record.id} className="border-line border-t">
            <Link href={paths.recipe(record.recipeId ?? "")} className="import-recent-link">
              <span className="min-w-0 truncate font-semibold">{recordTitle(record)}</span>
              <FactLine
                facts={[
                  record.url === null ? words.history.pastedText : siteOf(record.url),
                  formatDate(record.createdAt),
                ].filter((fact) => fact !== null)}
                className="min-w-0 text-note text-soft"
              />
              <ChevronRight aria-hidden className="size-4.5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const siteOf = (url: string) => shortAddress(url).replace(/\/.*/, "");
