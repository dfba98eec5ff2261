import { Check } from "lucide-react";
import { PASSWORD_RULES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import "./password-checklist.css";

/** The five rules of a password, ticked off while one types: as many in a line as have room. */
export function PasswordChecklist({ password }: { password: string }) {
  const words = text.accounts.register;
  return (
    <div className="password-rules animate-appear">
      <p>{words.requirements}</p>
      <ul>
        {PASSWORD_RULES.map((rule) => {
          const isMet = rule.holds(password);
          return (
            <li key={rule.key} className={isMet ? "text-herb" : undefined}>
              <span aria-hidden className={cn(isMet && "border-herb! bg-herb text-surface")}>
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
