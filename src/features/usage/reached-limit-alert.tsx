import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import type { LimitDetail } from "../../lib/error-answer.ts";
import { paths } from "../../paths.ts";
import { formatLimitResetOrNull } from "./limit-text.ts";

type Props = {
  limit: LimitDetail;
  /** When the request failed, in ms since the epoch. */
  failedAt: number;
  /** Whether the browser has stored a draft of the form. */
  isDraftStored: boolean;
  /** A button or link with an alternative. */
  action?: ReactNode;
};

/** Says that a limit is reached: the server's message, when the limit resets, and a link to the usage. */
export function ReachedLimitAlert({ limit, failedAt, isDraftStored, action }: Props) {
  const texts = text.usage.limit;
  const details = [formatLimitResetOrNull(limit, failedAt), isDraftStored ? texts.kept : null]
    .filter(Boolean)
    .join(" ");
  return (
    <Alert tone="warning" title={limit.message} action={action}>
      {details === "" ? null : <p>{details}</p>}
      <p>
        <Link href={paths.profile} className="inline-block py-1 text-link">
          {texts.see}
        </Link>
      </p>
    </Alert>
  );
}
