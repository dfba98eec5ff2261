import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { Featured } from "../features/dashboard/featured.tsx";
import { Popular } from "../features/dashboard/popular.tsx";
import { Recent } from "../features/dashboard/recent.tsx";
import { GuestWelcome, MemberWelcome } from "../features/dashboard/welcome.tsx";
import { useSession } from "../lib/session.ts";

export default function DashboardPage() {
  const { user } = useSession();
  return (
    <Page documentTitle={text.dashboard.title} className="grid gap-14 [&>*]:min-w-0">
      {user ? <MemberWelcome key={user.id} user={user} /> : <GuestWelcome />}
      {user ? <Recent /> : null}
      <Featured />
      <Popular />
    </Page>
  );
}
