import { Crown } from "lucide-react";
import { Link } from "wouter";
import type { Usage } from "#server/features/usage/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { AllUsageMeters } from "../usage/all-usage-meters.tsx";
import { hasNoDailyOrLifetimeLimits } from "../usage/meter-of-usage.ts";
import { wasServerUnlimitedAtLastResponse } from "../usage/unlimited-plan-cache.ts";

/** Percentage from which a usage meter of the profile has the colour of an error. */
const errorAt = 90;

/** The member's plan and usage. Both come from one response, so its error is shown once. */
export function PlanAndUsagePanel() {
  const { data, isError } = trpc.usage.get.useQuery();
  const hasFailed = isError && data === undefined;
  // Without limits the plan changes nothing, so it is not mentioned.
  const isUnlimited = data
    ? hasNoDailyOrLifetimeLimits(data)
    : !isError && wasServerUnlimitedAtLastResponse();
  return (
    <div className="min-w-0 self-start rounded-hero bg-sunk px-[min(1.5rem,5vw)] pt-5 pb-6">
      {isUnlimited ? null : <PlanAndUpgradeOffer />}
      <section
        aria-labelledby="usage"
        className={hasFailed ? "mt-3" : isUnlimited ? undefined : "mt-5 border-line border-t pt-5"}
      >
        <h2 id="usage" className={hasFailed ? "sr-only" : "text-lg"}>
          {text.profile.usage.title}
        </h2>
        <div className="mt-3">
          <AllUsageMeters errorAt={errorAt} />
        </div>
      </section>
    </div>
  );
}

const texts = text.profile.tier;
type Tier = Usage["accountTier"];

/** The member's plan and an offer to upgrade. */
function PlanAndUpgradeOffer() {
  const { data, isPending, isError } = trpc.usage.get.useQuery();
  const tier = data?.accountTier;
  return (
    <section aria-labelledby="tier">
      <h2 id="tier" className="profile-label">
        {texts.title}
      </h2>
      <p role="status" className={cn("mt-0.5", tier ? "title text-2xl" : "text-soft")}>
        {/* The key replaces the element when the text changes, because browsers count a changed text as a layout shift. */}
        <span key={tier ?? "coming"}>
          {tier === "premium" ? (
            <Badge tone="tomato">
              <Crown aria-hidden />
              {texts.premium}
            </Badge>
          ) : tier === "freemium" ? (
            texts.freemium
          ) : isPending ? (
            texts.loading
          ) : isError ? (
            texts.failed
          ) : (
            texts.none
          )}
        </span>
      </p>
      {isPending ? <Skeleton className="profile-tier-coming" /> : null}
      {data ? <PlanNoteAndUpgradeLink tier={data.accountTier} /> : null}
    </section>
  );
}

const planNoteText = (tier: Tier) => (tier === "premium" ? texts.premiumNote : texts.freemiumNote);

function PlanNoteAndUpgradeLink({ tier }: { tier: Tier }) {
  return (
    <>
      <p className="profile-note mt-1">{planNoteText(tier)}</p>
      <Button asChild size="small" className="mt-3">
        <Link href={paths.pricing}>{tier === "premium" ? texts.seePlans : texts.upgrade}</Link>
      </Button>
    </>
  );
}
