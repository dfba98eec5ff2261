import { CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { isAnswerable, isGrave } from "./alert-kinds.ts";
import type { loginsWords } from "./alert-logins.ts";
import { AlertMenu } from "./alert-menu.tsx";
import { spanWords } from "./alert-span.ts";
import { type AlikeAlerts, commonOf, storyOf } from "./group-alerts.ts";
import { whenWords } from "./history-words.ts";
import { SelectBox } from "./select-box.tsx";
import { password } from "./standing-tasks.ts";
import "../../components/ui/fold.css";

const words = text.security.alerts;
const tones = { critical: "tomato", high: "tomato", medium: "amber", low: "plain" } as const;
const DESCRIPTION_SHOWN = 200;

type Answer = "me" | "not_me";

/** An alert, or several that say the same, and what to do about it while it waits. */
export function AlertRow(props: {
  alerts: AlikeAlerts;
  /** It is about the browser that one sits at. */
  isAboutHere: boolean;
  /** Nothing is graver: its answer is the one action of the page. */
  isFirst: boolean;
  /** Whether what it speaks of is still signed in, where that is known. */
  logins: ReturnType<typeof loginsWords>;
  /** Ticked in place of answered. */
  isSelectable: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onAcknowledge: () => void;
  onReply: (answer: Answer) => void;
  /** Each of several, below what is said of all. */
  children?: ReactNode;
}) {
  const { alerts, isBusy } = props;
  const [alert] = alerts;
  const { title, description, severity } = storyOf(alerts);
  const { ip, reasons } = commonOf(alerts);
  // Guesses at the password and the locks that they led to.
  const isStory = title !== alert.title;
  const isPending = alert.status === "pending";
  const isOne = alerts.length === 1;
  const Icon = isPending ? TriangleAlert : CircleCheck;
  const when = spanWords(alerts, Date.now());
  const acknowledge = isOne ? words.acknowledge : words.acknowledgeAll(alerts.length);
  const leads = props.isFirst && !props.isAboutHere;
  const grave = isGrave({ severity });
  const button = (label: string, onClick: () => void, isFilled = false) => (
    <Button
      ref={handOnFocus}
      variant={isFilled ? "primary" : "quiet"}
      size="small"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {label}
      <span className="sr-only">{words.ofAlert(title)}</span>
    </Button>
  );
  return (
    <li
      className="alert-row"
      data-severity={isPending ? severity : undefined}
      data-story={isStory || undefined}
    >
      {isPending && props.isSelectable ? (
        <SelectBox label={words.select(title)} isSelected={props.isSelected} onToggle={props.onToggle} />
      ) : (
        <Icon aria-hidden />
      )}
      <div className="alert-words">
        <p className="alert-title">
          {title}
          <Badge tone={isPending ? tones[severity] : "plain"}>{text.security.levels[severity]}</Badge>
          {isPending ? null : <Badge>{words.statuses[alert.status]}</Badge>}
          {props.isAboutHere ? <Badge tone="herb">{text.security.places.current}</Badge> : null}
        </p>
        <p dir="auto">{shortened(description)}</p>
        {reasons.length > 0 ? <p>{reasons.join(" · ")}</p> : null}
        {props.logins && !props.isAboutHere ? (
          <p className="alert-login" data-live={props.logins.isLive || undefined}>
            {props.logins.said}
          </p>
        ) : null}
        <p className="alert-when">
          {[
            isOne ? when : words.alike(alerts.length, when),
            ip === null ? null : words.from(ip),
            alert.acknowledgedAt === null
              ? null
              : words.acknowledged(whenWords(alert.acknowledgedAt, Date.now())),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
        {isPending && !props.isSelectable ? (
          <div className="alert-deeds">
            {isAnswerable(alert) ? (
              <>
                {button(
                  isOne ? words.me : words.allMe(alerts.length),
                  () => props.onReply("me"),
                  leads && !grave,
                )}
                {button(isOne ? words.notMe : words.noneMe, () => props.onReply("not_me"), leads && grave)}
                <AlertMenu
                  title={title}
                  label={acknowledge}
                  isBusy={isBusy}
                  onAcknowledge={props.onAcknowledge}
                />
              </>
            ) : (
              <>
                {isStory || leads ? (
                  <Button asChild variant={leads ? "primary" : "quiet"} size="small">
                    <Link href={password.href}>{password.label}</Link>
                  </Button>
                ) : null}
                {button(acknowledge, props.onAcknowledge)}
              </>
            )}
          </div>
        ) : null}
        {props.children}
      </div>
    </li>
  );
}

/** Several that were answered alike: one quiet line, which opens. */
export function ClosedAlerts({ alerts, children }: { alerts: AlikeAlerts; children: ReactNode }) {
  const [{ title, status, severity, createdAt }] = alerts;
  const when = whenWords(createdAt, Date.now());
  return (
    <li className="alert-row" data-closed>
      <CircleCheck aria-hidden />
      <div className="alert-words">
        <EachAlert
          said={
            <>
              <span className="alert-title">
                {title}
                <Badge>{text.security.levels[severity]}</Badge>
              </span>{" "}
              <span className="alert-when">
                {status === "pending" ? when : words.closed[status](alerts.length, when)}
              </span>
            </>
          }
        >
          {children}
        </EachAlert>
      </div>
    </li>
  );
}

/** What opens below several that say the same; a hundred closed ones cost nothing. */
export function EachAlert({ said, children }: { said?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="alert-alike fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{said ?? words.showAlike}</summary>
      {isOpen ? <ul>{children}</ul> : null}
    </details>
  );
}

function shortened(description: string): string {
  const letters = Array.from(description);
  return letters.length <= DESCRIPTION_SHOWN
    ? description
    : `${letters.slice(0, DESCRIPTION_SHOWN).join("")}…`;
}
