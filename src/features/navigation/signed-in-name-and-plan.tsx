import { text } from "#server/texts/en.ts";
import { InitialsAvatar } from "../../components/ui/initials-avatar.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { useDisplayedPlanName } from "../plans/use-current-plan.ts";

/** The signed-in member's name and plan, shown at the top of a menu. */
export function SignedInNameAndPlan({ user }: { user: SessionUser }) {
  const plan = useDisplayedPlanName();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <InitialsAvatar name={user.name} className="text-sm" />
      <div className="min-w-0">
        <p className="truncate font-semibold text-ink text-note">
          <span className="sr-only">{text.navigation.signedInAs} </span>
          <bdi>{user.name}</bdi>
        </p>
        <p className="truncate text-sm text-soft">{plan}</p>
      </div>
    </div>
  );
}
