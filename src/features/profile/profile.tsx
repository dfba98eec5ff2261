import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { ThemeChoice } from "../../components/theme-choice.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { PlanPart } from "./plan-part.tsx";
import { ProfileSecurity } from "./profile-security.tsx";
import "./profile.css";

const words = text.profile;

/** A member's own page: who one is and one's plan first, then what can be changed. */
export function Profile({ user }: { user: SessionUser }) {
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <div className="profile">
        <PersonalInformation user={user} />
        <PlanPart />
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
