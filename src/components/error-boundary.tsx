import { Component, type ReactNode, useEffect } from "react";
import { text } from "#server/texts/en.ts";
import { ScriptLoadError } from "../lib/lazy-component.ts";
import { FullPageFailure } from "./full-page-failure.tsx";
import { Button } from "./ui/button.tsx";

const texts = text.failures;

type Props = {
  /** A change of this key (another page is opened) clears the error. */
  resetKey: string;
  homeHref: string;
  /** Whether the boundary is around the complete app, so that an error replaces the navigation bar too. */
  isOutermost?: boolean;
  children: ReactNode;
};
type State = { error: unknown; failedKey: string | null };

/** Catches errors thrown while rendering, and shows a page with the next actions instead. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedKey: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failedKey: "" };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.failedKey === null) return null;
    if (state.failedKey === "") return { failedKey: props.resetKey };
    return state.failedKey === props.resetKey ? null : { error: null, failedKey: null };
  }

  override render(): ReactNode {
    if (this.state.failedKey === null) return this.props.children;
    const { homeHref, isOutermost = false } = this.props;
    const screen = (
      <CrashScreen
        error={this.state.error}
        homeHref={homeHref}
        isOutermost={isOutermost}
        onRetry={this.drawAgain}
      />
    );
    return isOutermost ? <main>{screen}</main> : screen;
  }

  private readonly drawAgain = () => this.setState({ error: null, failedKey: null });
}

type CrashProps = {
  error: unknown;
  homeHref: string;
  isOutermost: boolean;
  /** Renders the page again, because a reload is impossible offline. */
  onRetry: () => void;
};

/** Replaces a page that failed to load or to render. The cause determines which button is primary. */
function CrashScreen({ error, homeHref, isOutermost, onRetry }: CrashProps) {
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
      <FullPageFailure
        kind="unplugged"
        logoHref={logoHref}
        title={texts.offline}
        body={texts.offlineBody}
        actions={
          <Button variant="primary" onClick={() => (navigator.onLine ? location.reload() : onRetry())}>
            {text.common.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <FullPageFailure
      kind={isMissing ? "unplugged" : "spilled"}
      logoHref={logoHref}
      title={isMissing ? texts.outdatedTitle : texts.crashedTitle}
      body={isMissing ? texts.outdated : texts.crashed}
      {...(error instanceof Error && !isMissing ? { details: error.message } : {})}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
          <Button asChild>
            <a href={homeHref}>{texts.goHome}</a>
          </Button>
        </>
      }
    />
  );
}
