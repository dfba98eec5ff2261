import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { Profile } from "../features/profile/profile.tsx";
import { ProfileForGuest } from "../features/profile/profile-for-guest.tsx";
import { useSession } from "../lib/session.ts";

export default function ProfilePage() {
  const { user } = useSession();
  return (
    <Page documentTitle={text.profile.documentTitle}>
      {user ? <Profile user={user} /> : <ProfileForGuest />}
    </Page>
  );
}
