import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { LoadingMessage } from "../components/ui/loading-message.tsx";
import { ContinueCooking } from "../features/dashboard/continue-cooking.tsx";
import { type FailedPart, FailedParts, useFailedParts } from "../features/dashboard/failed-parts.tsx";
import { Featured } from "../features/dashboard/featured.tsx";
import { FirstRecipe, NextRecipe } from "../features/dashboard/first-recipe.tsx";
import { Journey } from "../features/dashboard/journey.tsx";
import { Popular } from "../features/dashboard/popular.tsx";
import { Recent } from "../features/dashboard/recent.tsx";
import { TodaysDish, TodaysDishSkeleton } from "../features/dashboard/todays-dish.tsx";
import {
  countOthers,
  MAX_SHOWN,
  MIN_FOR_TODAY,
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
 * A member without recipes sees one large way to add the first one; others see their food first. Until that is known,
 * members who had recipes last time see skeletons; others only the greeting, and after a while a loading hint. Parts
 * below keep their space, so that nothing visible moves.
 */
function MemberParts({ user }: { user: SessionUser }) {
  const start = useStart();
  const reserved = useReservedCount(user.id);
  const today = useToday();
  const newest = useNewest();
  const hasFailed = newest.isError && !today;
  const first = today && (today.dish ? [today.dish.recipe, ...today.others] : today.others);
  const count = first?.length ?? reserved;
  const isKnown = start.kind !== "unknown";
  const isVisible = isKnown || reserved > 0;
  const hasFew = isVisible && count > 0 && count < MIN_FOR_TODAY;
  const allFailed = useFailedParts(true);
  // Every part keeps its space until then.
  const failed = isKnown ? allFailed : [];
  const isShown = (part: FailedPart["part"]) => !failed.some((other) => other.part === part);
  const sample = start.kind === "new" ? start.sample?.recipe : undefined;
  const matchesReserved = start.kind === "going" && failed.length === 0 && !hasFailed && count === reserved;
  return (
    <>
      <div className="grid gap-6 [&>*]:min-w-0">
        <MemberGreeting user={user} />
        {isVisible ? null : (
          <div className="relative">
            <div className="absolute inset-x-0 top-0">
              <LoadingMessage />
            </div>
          </div>
        )}
        {start.kind === "new" ? <FirstRecipe sample={start.sample} userId={user.id} /> : null}
        {start.kind === "going" || (!isKnown && reserved > 0) ? <ContinueCooking /> : null}
        {start.kind === "new" || !isShown("recent") ? null : (
          // The key replaces the box, because an error without the dish above it would seem to move.
          <div
            key={hasFailed ? "failed" : "reserved"}
            className={cn("dashboard-first", !isVisible && "invisible")}
          >
            {today?.dish ? <TodaysDish dish={today.dish} /> : null}
            {!today && !hasFailed && (reserved || MAX_SHOWN) >= MIN_FOR_TODAY ? <TodaysDishSkeleton /> : null}
            <Recent
              newest={newest}
              recipes={today?.others}
              reserved={countOthers(reserved || MAX_SHOWN)}
              aside={hasFew ? <NextRecipe /> : null}
            />
          </div>
        )}
      </div>
      {/* A new box, because the reserved part below another would seem to move. */}
      <FailedParts failed={failed} />
      {/* The key replaces the box if the loaded part above is not as tall as the reserved space. */}
      <div
        key={isKnown && reserved > 0 && !matchesReserved ? "reloaded" : "reserved"}
        className={cn("dashboard-parts", !isVisible && "invisible")}
        data-many={(isVisible && count >= MIN_FOR_TODAY) || undefined}
      >
        {isShown("featured") ? <Featured above={sample ? [sample] : (first ?? [])} isCompact /> : null}
        {isShown("popular") ? <Popular /> : null}
        {start.kind === "new" || !isShown("journey") ? null : <Journey />}
      </div>
    </>
  );
}
