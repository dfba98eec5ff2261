import { Crown } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { isLifted } from "../usage/meter-values.ts";

const words = text.profile.tier;

/** Which plan the member has, and the way to the other. */
export function AccountTier() {
  const { data, isPending, isError } = trpc.usage.get.useQuery();
  const tier = data?.accountTier;
  return (
    <section aria-labelledby="tier">
      <h2 id="tier" className="profile-label">
        {words.title}
      </h2>
      <p role="status" className={cn("mt-0.5", tier ? "title text-2xl" : "text-soft")}>
        {tier === "premium" ? (
          <Badge tone="tomato">
            <Crown aria-hidden />
            {words.premium}
          </Badge>
        ) : tier === "freemium" ? (
          words.freemium
        ) : isPending ? (
          words.loading
        ) : isError ? (
          words.failed
        ) : (
          words.none
        )}
        {data && isLifted(data) ? (
          <span className="font-normal font-sans text-base text-soft tracking-normal"> {words.lifted}</span>
        ) : null}
      </p>
      {isPending ? <Skeleton className="profile-tier-coming" /> : null}
      {tier ? (
        <>
          <p className="profile-note mt-1">{tier === "premium" ? words.premiumNote : words.freemiumNote}</p>
          <Button asChild size="small" className="mt-3">
            <Link href={paths.pricing}>{tier === "premium" ? words.seePlans : words.upgrade}</Link>
          </Button>
        </>
      ) : null}
    </section>
  );
}
