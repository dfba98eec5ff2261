import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { PLAN_LIMITS, PLAN_PRICES } from "#server/plans.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { listLimitsOfPlan, type PlanName, toLimitTextParameters } from "./plan-figures.ts";
import "./plans.css";

const texts = text.plans;

type Props = {
  plan: PlanName;
  /** The member's plan; null while unknown. */
  current: PlanName | null;
  heading: "h2" | "h3";
  /** Shown in place of the button on the card of the current plan. */
  children?: ReactNode;
};

/** One plan with its price, limits and benefits. */
export function PlanCard({ plan, current, heading: Heading, children }: Props) {
  const name = texts.names[plan];
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="plan-card"
      data-plan={plan}
      data-current={plan === current || undefined}
    >
      <Heading id={id} className="plan-name">
        {name}
      </Heading>
      <p className="plan-price">
        <span className="title">{texts.price(String(PLAN_PRICES[plan]))}</span> {texts.per[plan]}
      </p>
      <p className="plan-about">{texts.about[plan]}</p>
      <div className="plan-action">
        {plan === current ? (
          <Button disabled className="plan-current w-full">
            <Check aria-hidden />
            {texts.current}
          </Button>
        ) : null}
        {children}
      </div>
      <div>
        <PlanLimitList plan={plan} name={name} />
        <p className="plan-small">
          {plan === "freemium"
            ? texts.lifetime
            : texts.burst(toLimitTextParameters(PLAN_LIMITS.premium.hourly))}
        </p>
      </div>
      <ul aria-label={texts.benefitsOf(name)} className="plan-benefits">
        {texts.benefits[plan].map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </article>
  );
}

function PlanLimitList({ plan, name }: { plan: PlanName; name: string }) {
  return (
    <dl aria-label={texts.limitsOf(name)} className="plan-limits">
      {listLimitsOfPlan(plan).map(({ operation, daily, longest, window }) => (
        <div key={operation}>
          <dt>{texts.kinds[operation]}</dt>
          <dd>{texts.aDay(daily)}</dd>
          <dd>{texts.perWindow[window](longest)}</dd>
        </div>
      ))}
    </dl>
  );
}
