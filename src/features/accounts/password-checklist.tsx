import { Check } from "lucide-react";
import { listGuessableWordsOfNameAndEmail, PASSWORD_RULES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { useCommonPasswordCheck } from "./common-passwords.ts";
import "./password-checklist.css";

const texts = text.accounts.register;

/**
 * Ticks off the five password rules while the member types, and checks that the password is not common. The
 * latter is unknown until the list of common passwords is loaded.
 */
export function PasswordChecklist(props: { password: string; owner: { name: string; email: string } }) {
  const { password, owner } = props;
  const isCommon = useCommonPasswordCheck();
  return (
    <div className="password-rules animate-appear">
      <p>{texts.requirements}</p>
      <ul>
        {PASSWORD_RULES.map(({ key, holds }) => (
          <PasswordRuleItem key={key} isMet={holds(password)}>
            {texts.requirement[key]}
          </PasswordRuleItem>
        ))}
        <PasswordRuleItem
          isLast
          isMet={isCommon === null ? null : !isCommon(password, listGuessableWordsOfNameAndEmail(owner))}
        >
          {texts.requirement.uncommon}
        </PasswordRuleItem>
      </ul>
    </div>
  );
}

/** `isMet` is null while the result is unknown. */
function PasswordRuleItem(props: { isMet: boolean | null; isLast?: boolean; children: string }) {
  const { isMet, isLast, children } = props;
  return (
    <li className={cn(isMet && "text-herb", isLast && "w-full")}>
      <span aria-hidden className={cn(isMet && "border-herb! bg-herb text-surface")}>
        {isMet ? <Check className="size-3" strokeWidth={4} /> : null}
      </span>
      <span>
        {children}
        <span className="sr-only">
          , {isMet === null ? texts.notChecked : isMet ? texts.met : texts.notMet}
        </span>
      </span>
    </li>
  );
}
