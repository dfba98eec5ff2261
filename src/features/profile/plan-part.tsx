import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { UsageMeters } from "../usage/usage-meters.tsx";
import { AccountTier } from "./account-tier.tsx";

/** A meter of the profile is grave from this percentage on. */
const errorAt = 90;

/** The member's plan and what they have used of it: one answer of the server, which says once where it could not be had. */
export function PlanPart() {
  const { data, isError } = trpc.usage.get.useQuery();
  const hasFailed = isError && data === undefined;
  return (
    <div className="profile-plan">
      <AccountTier />
      <section aria-labelledby="usage" data-failed={hasFailed || undefined}>
        <h2 id="usage" className={hasFailed ? "sr-only" : "text-lg"}>
          {text.profile.usage.title}
        </h2>
        <div className="mt-3">
          <UsageMeters errorAt={errorAt} />
        </div>
      </section>
    </div>
  );
}
