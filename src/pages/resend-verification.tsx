import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import { ResendVerificationForm } from "../features/accounts/resend-verification-form.tsx";
import { paths } from "../paths.ts";

export default function ResendVerificationPage() {
  const texts = text.accounts.resend;
  return (
    <AccountPageLayout documentTitle={texts.title} title={texts.title} intro={texts.intro} dish="prawn-curry">
      <ResendVerificationForm isPrimary />
      <p className="mt-7 text-center text-soft">
        {texts.alreadyVerified}{" "}
        <Link href={paths.login} className="text-link">
          {texts.signIn}
        </Link>
      </p>
    </AccountPageLayout>
  );
}
