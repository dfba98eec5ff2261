import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatShortCount } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { UsageSentences } from "../usage/usage-sentences.tsx";
import { SkeletonOrErrorPlaceholder } from "./skeleton-or-error-placeholder.tsx";

const texts = text.dashboard;

/** The member's statistics in one line, whose height does not change on loading. */
export function RecipeStatisticsSection() {
  const stats = trpc.recipes.stats.useQuery();
  return (
    <section aria-labelledby="journey" className="journey">
      <h2 id="journey" className="font-normal font-sans text-soft text-sm tracking-normal">
        {texts.journey}
      </h2>
      <SkeletonOrErrorPlaceholder
        query={{ ...stats, isError: stats.isError && !stats.data }}
        fallback={texts.statsFailed}
        isSingleRow
      >
        <ul aria-busy={stats.isPending} className="journey-figures">
          <FigureLink label={texts.yourRecipes} count={stats.data?.totalRecipes} href={paths.recipes} />
          <FigureLink label={texts.liked} count={stats.data?.likedRecipes} href={paths.favorites} />
          <FigureLink label={texts.thisWeek} count={stats.data?.recipesThisWeek} href={paths.recipes} />
        </ul>
      </SkeletonOrErrorPlaceholder>
      <UsageSentences />
    </section>
  );
}

/**
 * A number that links to the member's recipes. They are sorted newest first, which also suits the number of
 * this week.
 */
function FigureLink({ label, count, href }: { label: string; count: number | undefined; href: string }) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-11 flex-col justify-center rounded-sm text-sm underline-offset-4 hover:underline"
      >
        <span className="flex items-center font-semibold tabular-nums">
          {count === undefined ? <Skeleton className="h-4 w-5" /> : formatShortCount(count)}
        </span>{" "}
        <span className="text-soft">{label}</span>
      </Link>
    </li>
  );
}
