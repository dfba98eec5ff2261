import { PencilLine, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { LikeButton } from "../likes/like-button.tsx";

const texts = text.cooking;

/** Shown after the last step: the dish and follow-up actions. The progress is already removed. */
export function CookModeDoneScreen(props: {
  recipe: Recipe;
  hasTimers: boolean;
  onLeave: () => void;
  onBack: () => void;
  onAgain: () => void;
}) {
  const { recipe } = props;
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-0 grow flex-col items-center justify-center-safe overflow-y-auto px-6 py-8 text-center">
      {/* With timers below, a smaller picture leaves all actions in view on a phone. */}
      <div
        className={cn(
          "aspect-4/3 w-full max-w-[26rem] shrink-0 overflow-hidden rounded-hero bg-sunk md:max-h-[38dvh]",
          props.hasTimers ? "max-h-[16dvh]" : "max-h-[26dvh]",
        )}
      >
        <LazyDishPicture
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          sizes="26rem"
        />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-dish outline-none">
        {texts.doneTitle}
      </h2>
      <p className="mt-3 max-w-[32rem] text-lg text-soft">{texts.doneBody(recipe.title)}</p>
      {props.hasTimers ? <p className="mt-2 text-lg text-soft">{texts.doneRunning}</p> : null}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LikeButton recipe={recipe} look="pill" />
        {user?.id === recipe.userId ? (
          <Button asChild>
            <Link href={`${paths.recipeEdit(recipe.id)}?step=instructions`}>
              <PencilLine aria-hidden />
              {texts.writeNote}
            </Link>
          </Button>
        ) : null}
        <Button onClick={props.onAgain}>
          <RotateCcw aria-hidden />
          {texts.again}
        </Button>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="primary" size="large" onClick={props.onLeave} className="h-14">
          {text.cookPlace.leave}
        </Button>
        <Button size="large" variant="plain" onClick={props.onBack} className="h-14">
          {texts.backToSteps}
        </Button>
      </div>
    </div>
  );
}
