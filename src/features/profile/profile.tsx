import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { ThemeChoice } from "../../components/theme-choice.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { UsageMeters } from "../usage/usage-meters.tsx";
import { AccountTier } from "./account-tier.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { ProfileSecurity } from "./profile-security.tsx";
import "./profile.css";

const words = text.profile;
/** A meter of the profile is grave from this percentage on. */
const errorAt = 90;

/** A member's own page. */
export function Profile({ user }: { user: SessionUser }) {
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <div className="profile">
        <PersonalInformation user={user} />
        <div>
          <AccountTier />
          <section aria-labelledby="usage">
            <h2 id="usage" className="text-xl">
              {words.usage.title}
            </h2>
            <div className="mt-4">
              <UsageMeters errorAt={errorAt} />
            </div>
          </section>
        </div>
        <ProfileSecurity user={user} />
        <section aria-labelledby="appearance">
          <h2 id="appearance" className="text-xl">
            {words.appearance}
          </h2>
          <div className="profile-form">
            <ThemeChoice />
          </div>
        </section>
        <DeleteAccount user={user} />
      </div>
    </>
  );
}
