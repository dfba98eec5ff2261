import { useEffect, useRef } from "react";

const SCRIPT = "https://accounts.google.com/gsi/client";

/** The part of Google's sign-in API that this component uses. */
type GoogleAccounts = {
  id: {
    initialize(options: {
      client_id: string;
      callback: (answer: { credential?: unknown }) => void;
      context: "signin";
      use_fedcm_for_prompt: boolean;
      itp_support: boolean;
    }): void;
    prompt(): void;
    cancel(): void;
  };
};

const googleAccountsApiIfLoaded = () =>
  (window as { google?: { accounts?: GoogleAccounts } }).google?.accounts;

/**
 * Google's sign-in prompt, shown if the browser is signed in to Google. It works only if the document was
 * loaded as /login, whose content security policy allows the script. Errors are ignored, because there are
 * other ways to sign in.
 */
export function GoogleOneTapPrompt({
  clientId,
  onCredential,
}: {
  clientId: string;
  onCredential: (credential: string) => void;
}) {
  const wrapper = useRef<HTMLDivElement>(null);
  const latestCallback = useRef(onCredential);
  useEffect(() => {
    latestCallback.current = onCredential;
  }, [onCredential]);

  useEffect(() => {
    const script = document.createElement("script");
    let isGone = false;
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      if (isGone) return;
      runIgnoringErrors(() => {
        googleAccountsApiIfLoaded()?.id.initialize({
          client_id: clientId,
          callback: ({ credential }) => {
            if (!isGone && typeof credential === "string") latestCallback.current(credential);
          },
          context: "signin",
          use_fedcm_for_prompt: true,
          itp_support: true,
        });
        googleAccountsApiIfLoaded()?.id.prompt();
      });
    };
    wrapper.current?.append(script);
    return () => {
      isGone = true;
      script.remove();
      runIgnoringErrors(() => googleAccountsApiIfLoaded()?.id.cancel());
    };
  }, [clientId]);

  return <div ref={wrapper} aria-hidden className="sr-only" />;
}

function runIgnoringErrors(run: () => void): void {
  try {
    run();
  } catch {
    // If the third-party script fails, the sign-in form still works.
  }
}
