import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { ThemeSegmentedControl } from "../../components/theme-segmented-control.tsx";
import { InitialsAvatar } from "../../components/ui/initials-avatar.tsx";
import { formatDate } from "../../lib/format.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { RecipesDownload } from "./export-recipes.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { PlanPart } from "./plan-part.tsx";
import { ProfileSecurity } from "./profile-security.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";
import "./profile.css";

const words = text.profile;

/** The profile page, from personal information to the deletion of the account. */
export function Profile({ user }: { user: SessionUser }) {
  return (
    <>
      <Person user={user} />
      <div className="profile">
        <PersonalInformation user={user} />
        <SignInMethods user={user} />
        <ProfileSecurity user={user} />
        <div className="profile-side grid content-start gap-8">
          <PlanPart />
          <section aria-labelledby="appearance">
            <h2 id="appearance" className="mb-3 text-xl">
              {words.appearance}
            </h2>
            <ThemeSegmentedControl />
          </section>
        </div>
        <div className="grid gap-10">
          <RecipesDownload />
          <DeleteAccount user={user} />
        </div>
      </div>
    </>
  );
}

/** The member's name and picture, larger than the page's title. */
function Person({ user }: { user: SessionUser }) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <InitialsAvatar name={user.name} className="text-2xl sm:text-[2rem]" />
      <div className="min-w-0 grow basis-36 wrap-anywhere">
        <PageHeading className="profile-label">{words.title}</PageHeading>
        <p className="title text-page">
          <bdi>{user.name}</bdi>
        </p>
        <p className="profile-note mt-1">{words.memberSince(formatDate(user.createdAt) ?? "")}</p>
      </div>
    </header>
  );
}
