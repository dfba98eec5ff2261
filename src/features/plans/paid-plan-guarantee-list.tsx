import { ShieldCheck, Undo2 } from "lucide-react";
import { text } from "#server/texts/en.ts";
import "./plans.css";

/** The guarantees of a paid plan. */
export function PaidPlanGuaranteeList() {
  return (
    <ul className="plan-promises">
      <li>
        <ShieldCheck aria-hidden />
        {text.plans.guarantee}
      </li>
      <li>
        <Undo2 aria-hidden />
        {text.plans.cancel}
      </li>
    </ul>
  );
}
