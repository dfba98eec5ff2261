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
import "../../components/ui/fold.css";

/** Percentage from which a usage meter of the profile has the colour of an error. */
const errorAt = 90;

/** The member's plan and usage. Both come from one response, so its error is shown once. */
export function PlanAndUsagePanel() {
  const { data, isError } = trpc.usage.get.useQuery();
  const hasFailed = isError && data === undefined;
  return (
    <div className="min-w-0 self-start rounded-hero bg-sunk px-[min(1.5rem,5vw)] pt-5 pb-6">
      <PlanAndUpgradeOffer />
      <section aria-labelledby="usage" className={hasFailed ? "mt-3" : "mt-5 border-line border-t pt-5"}>
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

/** The member's plan and an offer to upgrade. On a server without limits it says so and offers nothing. */
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
          {data && hasNoDailyOrLifetimeLimits(data) ? (
            texts.lifted
          ) : tier === "premium" ? (
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
      {isPending ? (
        <Skeleton
          className={wasServerUnlimitedAtLastResponse() ? "profile-lifted-coming" : "profile-tier-coming"}
        />
      ) : null}
      {data ? (
        hasNoDailyOrLifetimeLimits(data) ? (
          <PlanOnUnlimitedServer tier={data.accountTier} />
        ) : (
          <PlanNoteAndUpgradeLink tier={data.accountTier} />
        )
      ) : null}
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

/** For a server without limits: what the plan includes on other servers (folded), and a link to the plans. */
function PlanOnUnlimitedServer({ tier }: { tier: Tier }) {
  return (
    <>
      <details className="fold mt-1 mb-2 text-[0.9375rem]">
        <summary className="rounded-sm text-soft">{texts.about(texts[tier])}</summary>
        <p className="profile-note mt-1 mb-2">{planNoteText(tier)}</p>
      </details>
      <Link href={paths.pricing} className="touch-44 text-link text-note">
        {texts.seePlans}
      </Link>
    </>
  );
}
