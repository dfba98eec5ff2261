import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { Loading } from "../components/ui/loading.tsx";
import { ContinueCooking } from "../features/dashboard/continue-cooking.tsx";
import { FailedParts } from "../features/dashboard/failed-parts.tsx";
import { Featured } from "../features/dashboard/featured.tsx";
import { FirstRecipe } from "../features/dashboard/first-recipe.tsx";
import { Journey } from "../features/dashboard/journey.tsx";
import { NextRecipe } from "../features/dashboard/next-recipe.tsx";
import { Popular } from "../features/dashboard/popular.tsx";
import { Recent } from "../features/dashboard/recent.tsx";
import { type FailedPart, useFailedParts } from "../features/dashboard/use-failed-parts.ts";
import { useHeldRecipes } from "../features/dashboard/use-held-recipes.ts";
import { NEWEST, useNewest } from "../features/dashboard/use-newest.ts";
import { useStart } from "../features/dashboard/use-start.ts";
import { GuestWelcome, MemberGreeting } from "../features/dashboard/welcome.tsx";
import { cn } from "../lib/class-names.ts";
import { useSession } from "../lib/session.ts";
import type { SessionUser } from "../lib/session-store.ts";
import "../features/dashboard/dashboard.css";

/** From so many on the newest recipes fill the page's width, and a dish of others may be larger than them. */
const FEW = 3;

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
 * known, who had recipes last time sees the shapes of as many; to others only the greeting is shown, and after a while that
 * more is coming: what stands below keeps its room, and nothing that is seen moves.
 */
function MemberParts({ user }: { user: SessionUser }) {
  const start = useStart();
  const held = useHeldRecipes(user.id);
  const count = useNewest().data?.items.length;
  const isKnown = start.kind !== "unknown";
  const isSeen = isKnown || held > 0;
  const hasFew = isSeen && (count ?? held) > 0 && (count ?? held) < FEW;
  const allFailed = useFailedParts(true);
  // Until then every part keeps its room.
  const failed = isKnown ? allFailed : [];
  const isThere = (part: FailedPart["part"]) => !failed.some((other) => other.part === part);
  const sample = start.kind === "new" ? start.sample?.recipe : undefined;
  const isAsHeld = start.kind === "going" && failed.length === 0 && (count ?? held) === held;
  return (
    <>
      <div className="grid gap-6 [&>*]:min-w-0">
        <MemberGreeting user={user} />
        {isSeen ? null : (
          <div className="relative">
            <div className="absolute inset-x-0 top-0">
              <Loading />
            </div>
          </div>
        )}
        {start.kind === "new" ? <FirstRecipe sample={start.sample} userId={user.id} /> : null}
        {start.kind === "going" || (!isKnown && held > 0) ? <ContinueCooking /> : null}
        {start.kind === "new" || !isThere("recent") ? null : (
          <div className={cn(!isSeen && "invisible")}>
            <Recent held={held || NEWEST} beside={hasFew ? <NextRecipe /> : null} />
          </div>
        )}
      </div>
      {/* In no box that was there before: what was held below another part would be seen to move. */}
      <FailedParts failed={failed} />
      {/* Nor is this the same box where what came above is not as tall as what was held for it. */}
      <div
        key={isKnown && held > 0 && !isAsHeld ? "anew" : "held"}
        className={cn("dashboard-parts", !isSeen && "invisible")}
      >
        {start.kind === "new" || !isThere("journey") ? null : <Journey />}
        {isThere("featured") ? <Featured sample={sample} isCalm={(count ?? held) < FEW} /> : null}
        {isThere("popular") ? <Popular /> : null}
      </div>
    </>
  );
}
