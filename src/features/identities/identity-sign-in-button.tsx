import { KeyRound } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";

/** A button that navigates to the identity provider, which sends the browser back to /login. */
export function IdentitySignInButton({
  name,
  isGoogle,
  returnTo,
}: {
  name: string;
  isGoogle: boolean;
  returnTo: string | null;
}) {
  return (
    <Button className="w-full" onClick={() => location.assign(paths.identityStart(returnTo))}>
      {isGoogle ? <GoogleLogo /> : <KeyRound aria-hidden />}
      {/* The name wraps and is not cut, because the end of a long host name identifies it better than its start. */}
      <span className="line-clamp-2 whitespace-normal leading-tight wrap-anywhere">
        {text.identities.continueWith(name)}
      </span>
    </Button>
  );
}

/** Google's logo, in the colours its brand rules require. */
function GoogleLogo() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5a13.2 13.2 0 0 1-19.7-7H4.4v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#FBBC05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8z" />
      <path
        fill="#EA4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.4 14.1l7.3 5.7A13.1 13.1 0 0 1 24 10.8z"
      />
    </svg>
  );
}
