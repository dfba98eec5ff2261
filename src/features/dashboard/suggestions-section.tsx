import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { useMediaQueryMatches } from "../../lib/use-media.ts";
import { paths } from "../../paths.ts";
import { RecipeGrid, RecipeGridSkeleton } from "../recipe-lists/recipe-grid.tsx";
import { SUGGESTIONS, type Suggestion } from "./choose-suggestions.ts";

const useSuggestionLayout = () => (useMediaQueryMatches("(width < 40rem)") ? "list" : "grid");

/** Dishes for today, why each was chosen, and a link that starts to cook it. */
export function SuggestionsSection({ suggestions }: { suggestions: readonly Suggestion<RecipeSummary>[] }) {
  const layout = useSuggestionLayout();
  const reasons = new Map(suggestions.map(({ recipe, reason }) => [recipe.id, reason]));
  return (
    <section aria-labelledby="today">
      <RecipeGrid
        recipes={suggestions.map(({ recipe }) => recipe)}
        layout={layout}
        reasonFor={({ id }) => reasons.get(id)}
        {...(layout === "list" ? { actionFor: renderCookLink } : { footerFor: renderCookLink })}
      />
    </section>
  );
}

function renderCookLink({ id, title }: RecipeSummary) {
  return (
    <Button asChild size="small" className="max-sm:mr-3">
      <Link href={paths.recipeCook(id, "")} aria-label={text.dashboard.today.cookNamed(title)}>
        {text.dashboard.today.cook}
      </Link>
    </Button>
  );
}

export function SuggestionsSkeleton() {
  return <RecipeGridSkeleton count={SUGGESTIONS} layout={useSuggestionLayout()} hasFooter />;
}
