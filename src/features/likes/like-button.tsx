import { Heart } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { buttonClasses } from "../../components/ui/button.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { cn } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session.ts";
import type { LikedRecipe } from "../recipe-cache/shared-likes.ts";
import { formatLikeCountWithNoun, formatShortLikeCount, likeNounForCount } from "./like-count.ts";
import { useIsLikeRequestPending, useSetLiked } from "./use-set-liked.ts";

const texts = text.likes;
/** The number is before the heart, so that the heart stays in its place when the number changes. */
const reversed =
  "flex flex-row-reverse items-center rounded-full font-semibold text-ink text-xs tabular-nums transition-transform";
const looks = {
  chip: cn(reversed, "touch-44 h-8 min-w-8 gap-1.5 bg-surface px-2"),
  icon: cn(reversed, "h-11 min-w-11 gap-1 px-3.5"),
  pill: buttonClasses({ className: "tabular-nums max-sm:gap-1.5 max-sm:px-3 max-sm:text-sm" }),
};

type Props = {
  recipe: LikedRecipe & { title: string; canLike: boolean };
  /** `chip` is for use on pictures, `icon` on the page, `pill` in a row of buttons. */
  look: keyof typeof looks;
  /** Called after the server has confirmed. */
  onToggled?: (liked: boolean) => void;
};

/**
 * The like button of a recipe. A disabled button stays focusable, so that its tooltip is reachable and a
 * pending request does not lose the focus.
 */
export function LikeButton({ recipe, look, onToggled }: Props) {
  const { user } = useSession();
  const { userLiked: liked, likeCount } = recipe;
  /**
   * In a list the red heart already shows the member's own like, so the number counts only other members.
   */
  const others = liked ? likeCount - 1 : likeCount;
  const setLiked = useSetLiked();
  const isInFlight = useIsLikeRequestPending(recipe.id);
  const [isPopping, setPopping] = useState(false);
  const isAllowed = user !== null && recipe.canLike;
  const isDisabled = !isAllowed || isInFlight;
  const action = !user ? texts.signIn : !recipe.canLike ? texts.cannot : liked ? texts.unlike : texts.like;

  async function press(presses: number) {
    // After an unlike another card may move up, so the second press of a double click could hit its button.
    if (isDisabled || presses > 1) return;
    const outcome = await setLiked(recipe.id, !liked);
    if (outcome === null) return;
    setPopping(outcome);
    onToggled?.(outcome);
  }

  return (
    // The tooltip wrapper gets no padding, because the button has the padding of the row's items.
    <Tooltip label={action} side={look === "pill" ? "right" : "left"} className="px-0!">
      <button
        type="button"
        aria-label={texts.named(action, recipe.title, formatLikeCountWithNoun(likeCount))}
        aria-disabled={isDisabled}
        onClick={({ detail }) => void press(detail)}
        className={cn(
          looks[look],
          // A disabled button must stay legible, because it shows the number of likes.
          "aria-disabled:pointer-events-auto! aria-disabled:cursor-default! aria-disabled:opacity-100!",
          isAllowed ? "active:scale-95" : "text-soft active:scale-100",
        )}
      >
        <Heart
          aria-hidden
          onAnimationEnd={() => setPopping(false)}
          className={cn(
            "size-4 transition-[opacity,fill,color]",
            liked ? "fill-tomato text-tomato" : isAllowed ? "text-tomato" : "text-soft",
            isInFlight && "opacity-50",
            isPopping && "animate-pop",
          )}
        />
        {look === "pill" && likeCount === 0 ? <span>{texts.word}</span> : null}
        {(look === "pill" ? likeCount : others) > 0 ? (
          <span>
            {formatShortLikeCount(likeCount)}
            {look === "pill" ? <span className="likes-word"> {likeNounForCount(likeCount)}</span> : null}
          </span>
        ) : null}
      </button>
    </Tooltip>
  );
}
