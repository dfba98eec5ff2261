import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { Loading } from "../components/ui/loading.tsx";
import { ContinueCooking } from "../features/dashboard/continue-cooking.tsx";
import { type FailedPart, FailedParts, useFailedParts } from "../features/dashboard/failed-parts.tsx";
import { Featured } from "../features/dashboard/featured.tsx";
import { FirstRecipe, NextRecipe } from "../features/dashboard/first-recipe.tsx";
import { Journey } from "../features/dashboard/journey.tsx";
import { Popular } from "../features/dashboard/popular.tsx";
import { Recent } from "../features/dashboard/recent.tsx";
import { TodaysDish, TodaysDishSkeleton } from "../features/dashboard/todays-dish.tsx";
import {
  MAX_SHOWN,
  MIN_FOR_TODAY,
  othersOf,
  useNewest,
  useReservedCount,
  useToday,
} from "../features/dashboard/use-newest.ts";
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
 * known, who had recipes last time sees the shapes of as many; to others only the greeting is shown, and after a while that
 * more is coming: what stands below keeps its room, and nothing that is seen moves.
 */
function MemberParts({ user }: { user: SessionUser }) {
  const start = useStart();
  const held = useReservedCount(user.id);
  const today = useToday();
  const newest = useNewest();
  const hasFailed = newest.isError && !today;
  const first = today && (today.dish ? [today.dish.recipe, ...today.others] : today.others);
  const count = first?.length ?? held;
  const isKnown = start.kind !== "unknown";
  const isSeen = isKnown || held > 0;
  const hasFew = isSeen && count > 0 && count < MIN_FOR_TODAY;
  const allFailed = useFailedParts(true);
  // Until then every part keeps its room.
  const failed = isKnown ? allFailed : [];
  const isThere = (part: FailedPart["part"]) => !failed.some((other) => other.part === part);
  const sample = start.kind === "new" ? start.sample?.recipe : undefined;
  const isAsHeld = start.kind === "going" && failed.length === 0 && !hasFailed && count === held;
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
          // In no box that was there before: without the dish above it, what is said of a failure would be seen to move.
          <div key={hasFailed ? "failed" : "held"} className={cn("dashboard-first", !isSeen && "invisible")}>
            {today?.dish ? <TodaysDish dish={today.dish} /> : null}
            {!today && !hasFailed && (held || MAX_SHOWN) >= MIN_FOR_TODAY ? <TodaysDishSkeleton /> : null}
            <Recent
              newest={newest}
              recipes={today?.others}
              held={othersOf(held || MAX_SHOWN)}
              beside={hasFew ? <NextRecipe /> : null}
            />
          </div>
        )}
      </div>
      {/* In no box that was there before: what was held below another part would be seen to move. */}
      <FailedParts failed={failed} />
      {/* Nor is this the same box where what came above is not as tall as what was held for it. */}
      <div
        key={isKnown && held > 0 && !isAsHeld ? "anew" : "held"}
        className={cn("dashboard-parts", !isSeen && "invisible")}
        data-many={(isSeen && count >= MIN_FOR_TODAY) || undefined}
      >
        {isThere("featured") ? <Featured above={sample ? [sample] : (first ?? [])} isCalm /> : null}
        {isThere("popular") ? <Popular /> : null}
        {start.kind === "new" || !isThere("journey") ? null : <Journey />}
      </div>
    </>
  );
}
