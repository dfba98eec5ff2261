import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import type { LimitDetail } from "../../lib/error-answer.ts";
import { paths } from "../../paths.ts";
import { resetText } from "./limit-words.ts";

type Props = {
  limit: LimitDetail;
  at: number;
  /** Something was written, and the browser holds it. */
  isKept: boolean;
  /** What can be done instead. */
  action?: ReactNode;
};

/** A used-up limit: what the server says, when one can go on, that nothing is lost, and where the figures stand. */
export function LimitAlert({ limit, at, isKept, action }: Props) {
  const words = text.usage.limit;
  const told = [resetText(limit, at), isKept ? words.kept : null].filter(Boolean).join(" ");
  return (
    <Alert tone="warning" title={limit.message} action={action}>
      {told === "" ? null : <p>{told}</p>}
      <p>
        <Link href={paths.profile} className="inline-block py-1 text-link">
          {words.see}
        </Link>
      </p>
    </Alert>
  );
}
