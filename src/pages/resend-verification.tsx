import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { AccountCard } from "../features/accounts/account-card.tsx";
import { ResendForm } from "../features/accounts/resend-form.tsx";
import { paths } from "../paths.ts";

export default function ResendVerificationPage() {
  const words = text.accounts.resend;
  return (
    <AccountCard documentTitle={words.title} title={words.title} intro={words.intro} dish="prawn-curry">
      <ResendForm isPrimary />
      <p className="mt-7 text-center text-soft">
        {words.alreadyVerified}{" "}
        <Link href={paths.login} className="text-link">
          {words.signIn}
        </Link>
      </p>
    </AccountCard>
  );
}
