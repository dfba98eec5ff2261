import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { Loading } from "../components/ui/loading.tsx";
import { ContinueCooking } from "../features/dashboard/continue-cooking.tsx";
import { FailedParts } from "../features/dashboard/failed-parts.tsx";
import { Featured } from "../features/dashboard/featured.tsx";
import { FirstRecipe } from "../features/dashboard/first-recipe.tsx";
import { Journey } from "../features/dashboard/journey.tsx";
import { Popular } from "../features/dashboard/popular.tsx";
import { Recent } from "../features/dashboard/recent.tsx";
import { type FailedPart, useFailedParts } from "../features/dashboard/use-failed-parts.ts";
import { useStart } from "../features/dashboard/use-start.ts";
import { GuestWelcome, MemberGreeting } from "../features/dashboard/welcome.tsx";
import { cn } from "../lib/class-names.ts";
import { useSession } from "../lib/session.ts";
import type { SessionUser } from "../lib/session-store.ts";
import "../features/dashboard/dashboard.css";

export default function DashboardPage() {
  const { user } = useSession();
  return (
    <Page documentTitle={text.dashboard.title} className="dashboard-parts">
      {user ? <MemberParts key={user.id} user={user} /> : <GuestParts />}
    </Page>
  );
}

function GuestParts() {
  const failed = useFailedParts(false);
  return (
    <>
      <GuestWelcome />
      {failed.length > 0 ? (
        <FailedParts failed={failed} />
      ) : (
        <>
          <Featured />
          <Popular />
        </>
      )}
    </>
  );
}

/**
 * Whoever has no recipe yet has one large way to the first, and no figures; everybody else the food first. Until that is
 * known only the greeting is seen, and after a while that more is coming: what stands below keeps its room, and nothing
 * that is seen moves.
 */
function MemberParts({ user }: { user: SessionUser }) {
  const start = useStart();
  const isKnown = start.kind !== "unknown";
  const allFailed = useFailedParts(true);
  // Until then every part keeps its room.
  const failed = isKnown ? allFailed : [];
  const isThere = (part: FailedPart["part"]) => !failed.some((other) => other.part === part);
  return (
    <>
      <div className="grid gap-6 [&>*]:min-w-0">
        <MemberGreeting user={user} />
        {isKnown ? null : (
          <div className="relative">
            <div className="absolute inset-x-0 top-0">
              <Loading />
            </div>
          </div>
        )}
        {start.kind === "new" ? <FirstRecipe sample={start.sample} userId={user.id} /> : null}
        {start.kind === "going" ? <ContinueCooking /> : null}
        {start.kind === "new" || !isThere("recent") ? null : (
          <div className={cn(!isKnown && "invisible")}>
            <Recent />
          </div>
        )}
      </div>
      {/* In no box that was there before: what was held below another part would be seen to move. */}
      <FailedParts failed={failed} />
      <div className={cn("dashboard-parts", !isKnown && "invisible")}>
        {start.kind === "new" || !isThere("journey") ? null : <Journey />}
        {isThere("featured") ? <Featured /> : null}
        {isThere("popular") ? <Popular /> : null}
      </div>
    </>
  );
}
