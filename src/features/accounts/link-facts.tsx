import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";

const texts = text.identities.removed;

/** Names the sign-in services that were removed from the account, with a link to add them again. */
export function RemovedSignInServicesAlert({
  services,
  isSignedIn,
  needsPassword = false,
}: {
  services: readonly string[];
  isSignedIn: boolean;
  /** Whether the account has no way to sign in until a password is set. */
  needsPassword?: boolean;
}) {
  const { user } = useSession();
  if (services.length === 0) return null;
  // If another member is signed in, a link to the profile would open that member's profile.
  const isOther = user !== null && !isSignedIn;
  return (
    <Alert
      tone="info"
      title={texts.title}
      action={
        isOther || needsPassword ? null : (
          <Link href={`${paths.profile}?open=ways`} className="text-link">
            {texts.addAgain}
          </Link>
        )
      }
    >
      <ul className="mb-1">
        {services.map((service) => (
          <li key={service} className="wrap-anywhere">
            {service}
          </li>
        ))}
      </ul>
      {(isSignedIn ? texts.bodySignedIn : texts.body)(services.length)}
    </Alert>
  );
}

/** Shows the account that a mailed link belongs to. */
export function AccountOfMailedLink({ label, name, email }: { label: string; name?: string; email: string }) {
  return (
    <p className="wrap-anywhere rounded-card bg-sunk px-4 py-3.5">
      <span className="block text-note text-soft">{label}</span>
      {name ? <bdi className="block font-semibold">{name}</bdi> : null}
      <bdi className={name ? "block text-note" : "block font-semibold"}>{email}</bdi>
    </p>
  );
}
