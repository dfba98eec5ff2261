import { Link, useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { Logo } from "../../components/logo.tsx";
import { Page, PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyPlatePicture } from "../../components/ui/empty-plate-picture.tsx";
import { session } from "../../lib/session.ts";
import { paths } from "../../paths.ts";

/**
 * Shown to a visitor on a page that needs a member or guest: ways to sign in, each of which leads back to the
 * page.
 */
export default function Gate() {
  const [path] = useLocation();
  const search = useSearch();
  const state = { from: search ? `${path}?${search}` : path };
  const texts = text.navigation;
  return (
    <Page
      documentTitle={texts.gate.title}
      className="flex min-h-dvh flex-col items-center justify-center text-center"
    >
      <Link href={paths.landing} className="flex min-h-11 items-center rounded-md">
        <Logo />
      </Link>
      <EmptyPlatePicture className="mt-10 w-64 rounded-card" />
      <PageHeading className="mt-8">{texts.gate.title}</PageHeading>
      <p className="mt-3 max-w-md text-lg text-soft">{texts.gate.body}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={session.continueAsGuest}>
          {texts.gate.browse}
        </Button>
        <Button asChild>
          <Link href={paths.login} state={state}>
            {texts.signIn}
          </Link>
        </Button>
        <Button asChild>
          <Link href={paths.register} state={state}>
            {texts.signUp}
          </Link>
        </Button>
      </div>
    </Page>
  );
}
