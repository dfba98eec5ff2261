import { PLAN_LIMITS } from "#server/features/usage/policy.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { isLifted } from "../usage/meter-values.ts";
import { UsageMeters } from "../usage/usage-meters.tsx";
import { PlanCard } from "./plan-card.tsx";
import { figuresOf } from "./plan-figures.ts";
import { Promises } from "./promises.tsx";
import { useCurrentPlan } from "./use-current-plan.ts";
import "./plans.css";

const words = text.plans;
/** A meter beside the plans is grave from this percentage on. */
const errorAt = 95;

/** Both plans with all their numbers, what the member has used of theirs, and what people ask. */
export function Pricing() {
  const { user } = useSession();
  const current = useCurrentPlan();
  const { data } = trpc.usage.get.useQuery(undefined, { enabled: user !== null });
  const isUnlimited = data ? isLifted(data) : false;
  return (
    <>
      <header>
        <PageHeading>{words.title}</PageHeading>
        {/* Both have their place from the first: what comes moves nothing. */}
        <div className="plan-intro mt-2.5 text-lg text-soft">
          <p aria-hidden={isUnlimited}>{words.intro}</p>
          <p aria-hidden={!isUnlimited}>{words.noLimits}</p>
        </div>
      </header>
      <div className="mt-8">
        <div className="plan-cards" data-lifted={isUnlimited || undefined}>
          <PlanCard plan="freemium" current={current} heading="h2" />
          <PlanCard plan="premium" current={current} heading="h2">
            <Button disabled className="w-full" aria-describedby="payment-note">
              {words.comingSoon}
            </Button>
            <p id="payment-note" className="plan-note">
              {words.payment}
            </p>
          </PlanCard>
        </div>
        <Promises />
      </div>
      {user ? <CurrentUsage /> : null}
      <section aria-labelledby="plan-faq" className="mt-10 border-line border-t pt-6">
        <h2 id="plan-faq" className="text-2xl">
          {words.faq.title}
        </h2>
        <dl className="plan-faq">
          {words.faq
            .items(figuresOf(PLAN_LIMITS.freemium.daily), figuresOf(PLAN_LIMITS.premium.hourly))
            .map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
        </dl>
      </section>
    </>
  );
}

function CurrentUsage() {
  return (
    <section aria-labelledby="plan-usage" className="mt-10 border-line border-t pt-6">
      <h2 id="plan-usage" className="text-2xl">
        {words.usage}
      </h2>
      <div className="mt-4">
        <UsageMeters errorAt={errorAt} isWide />
      </div>
    </section>
  );
}
