import { PLAN_LIMITS } from "#server/features/usage/policy.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { isLifted } from "../usage/meter-values.ts";
import { UsageMeters } from "../usage/usage-meters.tsx";
import { BothPlans } from "./both-plans.tsx";
import { figuresOf } from "./plan-figures.ts";
import "./plans.css";

const words = text.plans;
/** A meter beside the plans is grave from this percentage on. */
const errorAt = 95;

/**
 * Both plans with all their numbers, what the member has used of theirs, and what people ask. A server that lifts the
 * limits says so first, and sells nothing. Which of the two it is must be known before either is seen.
 */
export function Pricing() {
  const { user } = useSession();
  const { data, isPending } = trpc.usage.get.useQuery(undefined, { enabled: user !== null });
  if (user !== null && isPending) return <Coming />;
  return data && isLifted(data) ? (
    <>
      <Header intro={words.noLimits} />
      <CurrentUsage className="plan-lifted" />
      <section aria-labelledby="plans" className="mt-10">
        <h2 id="plans" className="text-2xl">
          {words.elsewhere}
        </h2>
        <p className="mt-1.5 mb-5 text-soft">{words.elsewhereNote}</p>
        <BothPlans heading="h3" isLifted />
      </section>
      <Questions />
    </>
  ) : (
    <>
      <Header intro={words.intro} />
      <div className="mt-8">
        <BothPlans heading="h2" isLifted={false} />
      </div>
      {user ? <CurrentUsage className="mt-10 border-line border-t pt-6" /> : null}
      <Questions />
    </>
  );
}

function Header({ intro }: { intro: string }) {
  return (
    <header>
      <PageHeading>{words.title}</PageHeading>
      <p className="mt-2.5 text-lg text-soft">{intro}</p>
    </header>
  );
}

function Coming() {
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <Skeletons className="mt-8 grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </Skeletons>
    </>
  );
}

function CurrentUsage({ className }: { className: string }) {
  return (
    <section aria-labelledby="plan-usage" className={className}>
      <h2 id="plan-usage" className="text-2xl">
        {words.usage}
      </h2>
      <div className="mt-4">
        <UsageMeters errorAt={errorAt} isWide />
      </div>
    </section>
  );
}

function Questions() {
  const { freemium, premium } = PLAN_LIMITS;
  return (
    <section aria-labelledby="plan-faq" className="mt-10 border-line border-t pt-6">
      <h2 id="plan-faq" className="text-2xl">
        {words.faq.title}
      </h2>
      <dl className="plan-faq">
        {words.faq.items(figuresOf(freemium.daily), figuresOf(premium.hourly)).map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
