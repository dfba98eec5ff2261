import type { ReactNode } from "react";
import { AskHost } from "./ask-host.tsx";
import { NoMailHelp } from "./no-mail-help.tsx";
import { TypedAddress } from "./typed-address.tsx";

type Props = {
  purpose: "confirm" | "reset";
  email: string;
  onDifferent: () => void;
  /** What else is for whoever runs the server. */
  children: ReactNode;
};

/**
 * On a server that sends no mail, below why and whom to ask: what to say to them, what was typed, and folded away what is
 * for whoever runs it.
 */
export function WithoutMail({ purpose, email, onDifferent, children }: Props) {
  return (
    <>
      <AskHost purpose={purpose} email={email} />
      <TypedAddress email={email} onDifferent={onDifferent} />
      <NoMailHelp purpose={purpose} email={email}>
        {children}
      </NoMailHelp>
    </>
  );
}
