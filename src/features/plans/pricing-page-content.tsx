import { PLAN_LIMITS } from "#server/plans.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { AllUsageMeters } from "../usage/all-usage-meters.tsx";
import { hasNoDailyOrLifetimeLimits } from "../usage/meter-of-usage.ts";
import { BothPlanCards } from "./both-plan-cards.tsx";
import { type PlanName, toLimitTextParameters } from "./plan-figures.ts";
import "./plans.css";

const texts = text.plans;
/** Percentage from which a usage meter next to the plans has the colour of an error. */
const errorAt = 95;

/**
 * The pricing page: the member's plan and usage, the other plan, and questions with answers. On a server
 * without limits it says so and offers nothing, so members see a skeleton until that is known.
 */
export function PricingPageContent() {
  const { user } = useSession();
  const { data, isPending } = trpc.usage.get.useQuery(undefined, { enabled: user !== null });
  if (user !== null && isPending) return <PricingSkeleton />;
  return data && hasNoDailyOrLifetimeLimits(data) ? (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <p className="mt-2.5 text-lg text-soft">{texts.noLimits}</p>
    </>
  ) : (
    <LimitedPricingContent plan={user && data ? data.accountTier : null} isMember={user !== null} />
  );
}

function LimitedPricingContent({ plan, isMember }: { plan: PlanName | null; isMember: boolean }) {
  return (
    <>
      <header>
        <PageHeading>{texts.title}</PageHeading>
        <p className="mt-2.5 text-lg text-soft">{texts.intro}</p>
      </header>
      {isMember ? (
        <section aria-labelledby="plan-usage" className="plan-have">
          <h2 id="plan-usage" className="plan-label">
            {texts.usage}
          </h2>
          {plan ? <p className="title text-2xl">{texts.yourPlan(texts.names[plan])}</p> : null}
          <div className="mt-4">
            <AllUsageMeters errorAt={errorAt} />
          </div>
        </section>
      ) : null}
      <section aria-labelledby="plans-compared" className="plan-compared">
        <h2 id="plans-compared" className="text-2xl">
          {texts.compared}
        </h2>
        <BothPlanCards heading="h3" />
      </section>
      <section aria-labelledby="plan-faq" className="mt-10 border-line border-t pt-6">
        <h2 id="plan-faq" className="text-2xl">
          {texts.faq.title}
        </h2>
        <PricingQuestionList />
      </section>
    </>
  );
}

function PricingSkeleton() {
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <SkeletonGroup className="mt-7 grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-52 rounded-lg sm:col-span-2" />
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </SkeletonGroup>
    </>
  );
}

function PricingQuestionList() {
  const { freemium, premium } = PLAN_LIMITS;
  return (
    <dl className="plan-faq">
      {texts.faq
        .items(toLimitTextParameters(freemium.daily), toLimitTextParameters(premium.hourly))
        .map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
    </dl>
  );
}
