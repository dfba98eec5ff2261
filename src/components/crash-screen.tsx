import { useEffect } from "react";
import { text } from "#server/texts/en.ts";
import { ScriptLoadError } from "../lib/lazy-component.ts";
import { FailureScreen } from "./failure-screen.tsx";
import { Button } from "./ui/button.tsx";

const words = text.failures;

type Props = {
  error: unknown;
  homeHref: string;
  /** No bar stands above it. */
  isOutermost: boolean;
  /** Draws the page once more, without leaving it: without a network a browser has no page to load again. */
  onAgain: () => void;
};

/** In a page's stead: it was not there to be shown, or broke. The main button does what helps against that. */
export function CrashScreen({ error, homeHref, isOutermost, onAgain }: Props) {
  const logoHref = isOutermost ? homeHref : undefined;
  const isMissing = error instanceof ScriptLoadError;
  const isOffline = isMissing && !navigator.onLine;

  useEffect(() => {
    if (!isOffline) return;
    const load = () => location.reload();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [isOffline]);

  if (isOffline) {
    return (
      <FailureScreen
        kind="unplugged"
        logoHref={logoHref}
        title={words.offline}
        body={words.offlineBody}
        actions={
          <Button variant="primary" onClick={() => (navigator.onLine ? location.reload() : onAgain())}>
            {text.common.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <FailureScreen
      kind={isMissing ? "unplugged" : "spilled"}
      logoHref={logoHref}
      title={isMissing ? words.outdatedTitle : words.crashedTitle}
      body={isMissing ? words.outdated : words.crashed}
      {...(error instanceof Error && !isMissing ? { details: error.message } : {})}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
          <Button asChild>
            <a href={homeHref}>{words.goHome}</a>
          </Button>
        </>
      }
    />
  );
}
