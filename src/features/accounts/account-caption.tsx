import { ChefHat, KeyRound, Link2, Users } from "lucide-react";
import { text } from "#server/texts/en.ts";

/** Upon a dish: what it is called, and its facts. */
export function DishCaption({ title, body }: { title: string; body: string }) {
  return (
    <div className="account-caption max-w-[15rem]">
      <p className="title text-xl">{title}</p>
      <p className="mt-1 text-sm text-soft">{body}</p>
    </div>
  );
}

const { gains } = text.accounts.register;

/** Upon a dish: what one gets by an account. */
export function Gains() {
  return (
    <div className="account-caption max-w-[24rem]">
      <p className="title text-xl">{gains.title}</p>
      <ul className="account-gains">
        <li>
          <Link2 aria-hidden />
          {gains.collect}
        </li>
        <li>
          <Users aria-hidden />
          {gains.scale}
        </li>
        <li>
          <ChefHat aria-hidden />
          {gains.cook}
        </li>
        <li>
          <KeyRound aria-hidden />
          {gains.keep}
        </li>
      </ul>
    </div>
  );
}
