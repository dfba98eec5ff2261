import { ChefHat, KeyRound, Link2, Users } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

/** A caption on a picture: the dish's name and facts about it. */
export function DishPictureCaption({ title, body }: { title: string; body: string }) {
  return (
    <PictureCaption title={title} className="max-w-[15rem]">
      <p className="mt-1 text-sm text-soft">{body}</p>
    </PictureCaption>
  );
}

const { gains } = text.accounts.register;
const reasons = [
  [Link2, gains.collect],
  [Users, gains.scale],
  [ChefHat, gains.cook],
  [KeyRound, gains.keep],
] as const;

/** A caption on a picture that lists the benefits of an account. */
export function AccountBenefitsPictureCaption() {
  return (
    <PictureCaption title={gains.title} className="max-w-[24rem]">
      <ul className="mt-2.5 grid gap-2 text-[0.9375rem] leading-[1.45]">
        {reasons.map(([Icon, reason]) => (
          <li key={reason} className="flex gap-3">
            <Icon aria-hidden className="mt-px size-5 shrink-0 text-herb" />
            {reason}
          </li>
        ))}
      </ul>
    </PictureCaption>
  );
}

function PictureCaption(props: { title: string; className: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "absolute bottom-11 left-7 rounded-card bg-surface px-4.5 py-3.5 shadow-lift",
        props.className,
      )}
    >
      <p className="title text-xl">{props.title}</p>
      {props.children}
    </div>
  );
}
