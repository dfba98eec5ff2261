import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { OPERATIONS, PLAN_PRICES } from "#server/features/usage/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { type PlanName, planRows } from "./plan-figures.ts";
import "./plans.css";

const words = text.plans;

type Props = {
  plan: PlanName;
  /** The plan that the member has; null while nobody knows. */
  current: PlanName | null;
  /** How deep its heading stands. */
  heading: "h2" | "h3";
  /** In place of the button that says that one has it. */
  children?: ReactNode;
};

/** One plan: its price, what it is good for, and its limits out of the one table. */
export function PlanCard({ plan, current, heading: Heading, children }: Props) {
  const name = words.names[plan];
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
        <span className="title">{words.price(String(PLAN_PRICES[plan]))}</span> {words.per[plan]}
      </p>
      <p className="plan-about">{words.about[plan]}</p>
      <div className="plan-action">
        {plan === current ? (
          <Button disabled className="plan-current w-full">
            <Check aria-hidden />
            {words.current}
          </Button>
        ) : null}
        {children}
      </div>
      <ul aria-label={words.benefitsOf(name)} className="plan-benefits">
        {words.benefits[plan].map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <div>
        <LimitTable plan={plan} name={name} />
        {plan === "premium" ? <p className="plan-small">{words.burst}</p> : null}
      </div>
    </article>
  );
}

function LimitTable({ plan, name }: { plan: PlanName; name: string }) {
  return (
    <table className="plan-limits">
      <caption className="sr-only">{words.limitsOf(name)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.limit}</span>
          </th>
          {OPERATIONS.map((operation) => (
            <th key={operation} scope="col">
              {words.kinds[operation]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planRows(plan).map(({ window, limits }) => (
          <tr key={window}>
            <th scope="row">{words.windows[window]}</th>
            {OPERATIONS.map((operation) => (
              <td key={operation}>{limits === null ? <NoLimit /> : limits[operation]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Said of each kind: a word at the end of the row would be read of the last one alone. */
function NoLimit() {
  return (
    <>
      <span aria-hidden>{words.infinity}</span>
      <span className="sr-only">{words.none}</span>
    </>
  );
}
