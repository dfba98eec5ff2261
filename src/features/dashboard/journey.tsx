import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatCount } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { UsedSoFar } from "../usage/used-so-far.tsx";
import { PartRoom } from "./part-room.tsx";

const words = text.dashboard;

/** A member's own figures. The row is as tall before they come as after. */
export function Journey() {
  const stats = trpc.recipes.stats.useQuery();
  return (
    <section aria-labelledby="journey" className="journey">
      <h2 id="journey" className="text-xl">
        {words.journey}
      </h2>
      <PartRoom
        query={{ ...stats, isError: stats.isError && !stats.data }}
        fallback={words.statsFailed}
        isLow
      >
        <ul aria-busy={stats.isPending} className="mt-2 grid grid-cols-3 lg:mt-0">
          <Figure label={words.yourRecipes} count={stats.data?.totalRecipes} href={paths.recipes} />
          <Figure label={words.liked} count={stats.data?.likedRecipes} href={paths.favorites} />
          <Figure label={words.thisWeek} count={stats.data?.recipesThisWeek} href={paths.recipes} />
        </ul>
      </PartRoom>
      <UsedSoFar />
    </section>
  );
}

/** A number and where it comes from. The newest recipes stand first in their list, so this week leads there too. */
function Figure({ label, count, href }: { label: string; count: number | undefined; href: string }) {
  return (
    <li>
      <Link href={href} className="block rounded-sm underline-offset-4 hover:underline">
        <span className="title flex h-8 items-center text-2xl tabular-nums">
          {count === undefined ? <Skeleton className="h-6 w-7" /> : formatCount(count)}
        </span>{" "}
        <span className="block text-sm text-soft">{label}</span>
      </Link>
    </li>
  );
}
