import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { LoadingMessage } from "../components/ui/loading-message.tsx";
import { ContinueCookingLink } from "../features/dashboard/continue-cooking-link.tsx";
import {
  type FailedPart,
  FailedSectionsError,
  useFailedSectionsIfSeveral,
} from "../features/dashboard/failed-parts-error.tsx";
import { FeaturedSection } from "../features/dashboard/featured-section.tsx";
import { AddNextRecipeSection, FirstRecipeSection } from "../features/dashboard/first-recipe-section.tsx";
import { NewestRecipesSection } from "../features/dashboard/newest-recipes-section.tsx";
import { PopularSection } from "../features/dashboard/popular-section.tsx";
import { RecipeStatisticsSection } from "../features/dashboard/recipe-figures-section.tsx";
import { SuggestionsSection, SuggestionsSkeleton } from "../features/dashboard/suggestions-section.tsx";
import { useWhetherMemberHasRecipesAndSample } from "../features/dashboard/use-new-member-or-going.ts";
import {
  countRecipesWithoutSuggestions,
  MAX_SHOWN,
  MIN_FOR_SUGGESTIONS,
  useLastShownRecipeCount,
  useSuggestionsAndNewestRecipes,
} from "../features/dashboard/use-newest-own-recipes.ts";
import { GuestGreeting, MemberGreeting } from "../features/dashboard/welcome.tsx";
import { useNewestOwnRecipesQuery } from "../features/recipe-lists/use-newest-own-recipes-query.ts";
import { cn } from "../lib/class-names.ts";
import { useSession } from "../lib/session.ts";
import type { SessionUser } from "../lib/session-store.ts";
import "../features/dashboard/dashboard.css";

/** Members with fewer recipes see ways to add the next one. */
const MIN_RECIPES_WITHOUT_HINT = 3;

export default function DashboardPage() {
  const { user } = useSession();
  return (
    <Page documentTitle={text.dashboard.title} className="dashboard-parts">
      {user ? <MemberDashboardSections key={user.id} user={user} /> : <GuestDashboardSections />}
    </Page>
  );
}

function GuestDashboardSections() {
  const failed = useFailedSectionsIfSeveral(false);
  return (
    <>
      <GuestGreeting />
      {failed.length > 0 ? (
        <FailedSectionsError failed={failed} />
      ) : (
        <>
          <FeaturedSection />
          <PopularSection />
        </>
      )}
    </>
  );
}

/**
 * The dashboard of a member. Without recipes it starts with a large way to add the first one, otherwise with
 * the recipes. Until that is known, members who had recipes last time see skeletons, others only the greeting
 * and later a loading message. Sections below reserve their space, so that nothing visible moves.
 */
function MemberDashboardSections({ user }: { user: SessionUser }) {
  const start = useWhetherMemberHasRecipesAndSample();
  const reserved = useLastShownRecipeCount(user.id);
  const today = useSuggestionsAndNewestRecipes();
  const newest = useNewestOwnRecipesQuery();
  const hasFailed = newest.isError && !today;
  const first = today && [...today.suggestions.map(({ recipe }) => recipe), ...today.others];
  const count = first?.length ?? reserved;
  const isKnown = start.kind !== "unknown";
  const isVisible = isKnown || reserved > 0;
  const hasFew = isVisible && count > 0 && count < MIN_RECIPES_WITHOUT_HINT;
  const allFailed = useFailedSectionsIfSeveral(true);
  // Until `isKnown` is true, failed sections still reserve their space.
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
        {start.kind === "new" ? <FirstRecipeSection sample={start.sample} userId={user.id} /> : null}
        {start.kind === "going" || (!isKnown && reserved > 0) ? <ContinueCookingLink /> : null}
        {start.kind === "new" || !isShown("recent") ? null : (
          // The key replaces the element on an error, because browsers would count its change as a layout
          // shift.
          <div
            key={hasFailed ? "failed" : "reserved"}
            className={cn("dashboard-first", !isVisible && "invisible")}
          >
            {today && today.suggestions.length > 0 ? (
              <SuggestionsSection suggestions={today.suggestions} />
            ) : null}
            {!today && !hasFailed && (reserved || MAX_SHOWN) >= MIN_FOR_SUGGESTIONS ? (
              <SuggestionsSkeleton />
            ) : null}
            <NewestRecipesSection
              newest={newest}
              recipes={today?.others}
              reserved={countRecipesWithoutSuggestions(reserved || MAX_SHOWN)}
              aside={hasFew ? <AddNextRecipeSection /> : null}
            />
          </div>
        )}
      </div>
      {/* The error is a new element, because browsers would count a moved section as a layout shift. */}
      <FailedSectionsError failed={failed} />
      {/* The key replaces the element if the loaded section above differs in height from its reserved space. */}
      <div
        key={isKnown && reserved > 0 && !matchesReserved ? "reloaded" : "reserved"}
        className={cn("dashboard-parts", !isVisible && "invisible")}
      >
        {isShown("featured") ? <FeaturedSection above={sample ? [sample] : (first ?? [])} /> : null}
        {isShown("popular") ? <PopularSection /> : null}
        {isShown("journey") ? <RecipeStatisticsSection /> : null}
      </div>
    </>
  );
}
