import { Component, type ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { ScriptLoadError } from "../lib/lazy-component.ts";
import { FailureScreen } from "./failure-screen.tsx";
import { Button } from "./ui/button.tsx";

type Props = {
  /** When this changes (another page is opened) the boundary tries again. */
  resetKey: string;
  homeHref: string;
  children: ReactNode;
};
type State = { error: unknown; failedKey: string | null };

/** Catches what a page throws while it is drawn. */
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
    const { error } = this.state;
    const isOutdated = error instanceof ScriptLoadError;
    return (
      <FailureScreen
        body={isOutdated ? text.failures.outdated : text.failures.crashed}
        {...(error instanceof Error && !isOutdated ? { details: error.message } : {})}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {text.failures.reload}
            </Button>
            <Button asChild>
              <a href={this.props.homeHref}>{text.failures.goHome}</a>
            </Button>
          </>
        }
      />
    );
  }
}
