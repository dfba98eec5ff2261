import { Component, type ReactNode } from "react";
import { CrashScreen } from "./crash-screen.tsx";

type Props = {
  /** When this changes (another page is opened) the boundary tries again. */
  resetKey: string;
  homeHref: string;
  /** Around the whole app: nothing beside it is left to hold the page's main part. */
  isOutermost?: boolean;
  children: ReactNode;
};
type State = { error: unknown; failedKey: string | null };

/** Catches what a page, or what stands around it, throws while it is drawn. */
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
        onAgain={this.drawAgain}
      />
    );
    return isOutermost ? <main>{screen}</main> : screen;
  }

  private readonly drawAgain = () => this.setState({ error: null, failedKey: null });
}
