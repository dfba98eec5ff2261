import { Component, type ReactNode } from "react";
import { CrashScreen } from "./crash-screen.tsx";

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
    return <CrashScreen error={this.state.error} homeHref={this.props.homeHref} onAgain={this.drawAgain} />;
  }

  private readonly drawAgain = () => this.setState({ error: null, failedKey: null });
}
