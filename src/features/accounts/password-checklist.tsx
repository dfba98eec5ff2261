import { Check } from "lucide-react";
import { PASSWORD_RULES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

/** The five rules of a password, ticked off while one types. */
export function PasswordChecklist({ password }: { password: string }) {
  const words = text.accounts.register;
  return (
    <div className="animate-appear rounded-card bg-sunk px-4 py-3.5 text-sm">
      <p className="font-semibold">{words.requirements}</p>
      <ul className="mt-2 grid gap-1.5">
        {PASSWORD_RULES.map((rule) => {
          const isMet = rule.holds(password);
          return (
            <li key={rule.key} className={cn("flex items-start gap-2.5", isMet ? "text-herb" : "text-soft")}>
              <span
                aria-hidden
                className={cn(
                  "mt-px grid size-4.5 shrink-0 place-items-center rounded-full border transition-colors",
                  isMet ? "border-herb bg-herb text-surface" : "border-edge",
                )}
              >
                {isMet ? <Check className="size-3" strokeWidth={4} /> : null}
              </span>
              <span>
                {words.requirement[rule.key]}
                <span className="sr-only">, {isMet ? words.met : words.notMet}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
