import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import { ResendVerificationForm } from "../features/accounts/resend-verification-form.tsx";
import { paths } from "../paths.ts";

export default function ResendVerificationPage() {
  const words = text.accounts.resend;
  return (
    <AccountPageLayout documentTitle={words.title} title={words.title} intro={words.intro} dish="prawn-curry">
      <ResendVerificationForm isPrimary />
      <p className="mt-7 text-center text-soft">
        {words.alreadyVerified}{" "}
        <Link href={paths.login} className="text-link">
          {words.signIn}
        </Link>
      </p>
    </AccountPageLayout>
  );
}
