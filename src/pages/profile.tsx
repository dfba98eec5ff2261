import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { Button } from "../components/ui/button.tsx";
import { EmptyPlatePicture } from "../components/ui/empty-plate-picture.tsx";
import { ProfilePageContent } from "../features/profile/profile-page-content.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

export default function ProfilePage() {
  const { user } = useSession();
  return (
    <Page documentTitle={text.profile.documentTitle}>
      {user ? <ProfilePageContent user={user} /> : <ProfileForGuest />}
    </Page>
  );
}

/** Guests have no profile; the page offers to sign in and return. */
function ProfileForGuest() {
  const texts = text.profile;
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <EmptyPlatePicture className="w-60 rounded-card" />
      <PageHeading className="mt-8">{texts.title}</PageHeading>
      <p className="mt-3 text-lg text-soft">{texts.guest}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link href={paths.login} state={{ from: paths.profile }}>
            {texts.signIn}
          </Link>
        </Button>
        <Button asChild>
          <Link href={paths.register} state={{ from: paths.profile }}>
            {texts.createAccount}
          </Link>
        </Button>
      </div>
    </div>
  );
}
