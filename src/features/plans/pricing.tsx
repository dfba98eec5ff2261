import { CircleCheck } from "lucide-react";
import { Link } from "wouter";
import { PLAN_LIMITS } from "#server/features/usage/policy.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { isLifted } from "../usage/meter-values.ts";
import { UsageMeters } from "../usage/usage-meters.tsx";
import { BothPlans } from "./both-plans.tsx";
import { figuresOf, type PlanName } from "./plan-figures.ts";
import { ServerOffers } from "./server-offers.tsx";
import "./plans.css";
import "../../components/ui/fold.css";

const words = text.plans;
const ways = text.navigation;
/** A meter beside the plans is grave from this percentage on. */
const errorAt = 95;

/**
 * Both plans with all their numbers, what the member has used of theirs, and what people ask. A server that lifts the
 * limits says so, and sells nothing: what counts elsewhere is folded away. Which of the two it is must be known before
 * either is seen.
 */
export function Pricing() {
  const { user } = useSession();
  const { data, isPending } = trpc.usage.get.useQuery(undefined, { enabled: user !== null });
  if (user !== null && isPending) return <Coming />;
  return data && isLifted(data) ? (
    <Lifted />
  ) : (
    <Offered plan={user && data ? data.accountTier : null} isMember={user !== null} />
  );
}

function Lifted() {
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <section aria-labelledby="no-limits" className="plan-lifted">
        <CircleCheck aria-hidden />
        <div>
          <h2 id="no-limits" className="text-2xl">
            {words.noLimitsTitle}
          </h2>
          <p className="mt-2 text-soft">{words.noLimits}</p>
          <div className="plan-ways">
            <Button asChild variant="primary">
              <Link href={paths.recipeCreate}>{ways.createRecipe}</Link>
            </Button>
            <Button asChild>
              <Link href={paths.recipeImport()}>{ways.importRecipe}</Link>
            </Button>
            <Button asChild>
              <Link href={paths.recipeScan}>{ways.scanRecipe}</Link>
            </Button>
          </div>
        </div>
        <CurrentUsage heading="h3" note={words.usageLifted} />
      </section>
      <ServerOffers />
      <details className="fold plan-elsewhere">
        <summary>
          <h2>{words.elsewhere}</h2>
          <span>{words.elsewhereNote}</span>
        </summary>
        <BothPlans heading="h3" isLifted />
        <Questions />
      </details>
    </>
  );
}

function Offered({ plan, isMember }: { plan: PlanName | null; isMember: boolean }) {
  return (
    <>
      <Header intro={words.intro} />
      <div className="plan-page">
        <div>
          <BothPlans heading="h2" isLifted={false} />
        </div>
        {isMember ? (
          <CurrentUsage
            heading="h2"
            note={plan ? words.yourPlan(words.names[plan]) : undefined}
            className="plan-usage"
          />
        ) : null}
      </div>
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

function CurrentUsage(props: { heading: "h2" | "h3"; note?: string | undefined; className?: string }) {
  const { heading: Heading, note } = props;
  return (
    <section aria-labelledby="plan-usage" className={props.className}>
      <Heading id="plan-usage" className="text-xl">
        {words.usage}
      </Heading>
      {note ? <p className="mt-1 text-note text-soft">{note}</p> : null}
      <div className="mt-3">
        <UsageMeters errorAt={errorAt} />
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
