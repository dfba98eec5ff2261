import { CircleCheck, TriangleAlert } from "lucide-react";
import type { SecurityAlert } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { isAnswerable } from "./alert-kinds.ts";
import { whenWords } from "./history-words.ts";
import { SelectBox } from "./select-box.tsx";

const words = text.security.alerts;
const tones = { critical: "tomato", high: "tomato", medium: "amber", low: "plain" } as const;
const DESCRIPTION_SHOWN = 200;

/** One alert, and what to do about it while it waits. */
export function AlertRow(props: {
  alert: SecurityAlert;
  /** It is about the browser that one sits at. */
  isAboutHere: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onAcknowledge: () => void;
  onReply: (answer: "me" | "not_me") => void;
}) {
  const { alert, isBusy } = props;
  const isPending = alert.status === "pending";
  const Icon = isPending ? TriangleAlert : CircleCheck;
  const button = (label: string, onClick: () => void, variant: "quiet" | "plain" = "quiet") => (
    <Button
      ref={handOnFocus}
      size="small"
      variant={variant}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {label}
      <span className="sr-only">{words.ofAlert(alert.title)}</span>
    </Button>
  );
  return (
    <li className="alert-row" data-severity={isPending ? alert.severity : undefined}>
      {isPending && props.isSelectable ? (
        <SelectBox
          label={words.select(alert.title)}
          isSelected={props.isSelected}
          onToggle={props.onToggle}
        />
      ) : (
        <Icon aria-hidden />
      )}
      <div className="alert-words">
        <p className="alert-title">
          {alert.title}
          <Badge tone={isPending ? tones[alert.severity] : "plain"}>
            {text.security.levels[alert.severity]}
          </Badge>
          {isPending ? null : <Badge>{words.statuses[alert.status]}</Badge>}
          {props.isAboutHere ? <Badge tone="herb">{text.security.places.current}</Badge> : null}
        </p>
        <p dir="auto">{shortened(alert.description)}</p>
        {alert.riskReasons.length > 0 ? (
          <p>{alert.riskReasons.map((reason) => reason.text).join(" · ")}</p>
        ) : null}
        <p className="alert-when">
          {[
            whenWords(alert.createdAt, Date.now()),
            alert.relatedIp === null ? null : words.from(alert.relatedIp),
            alert.acknowledgedAt === null
              ? null
              : words.acknowledged(whenWords(alert.acknowledgedAt, Date.now())),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
        {isPending ? (
          <div className="alert-deeds">
            {isAnswerable(alert) ? button(words.me, () => props.onReply("me")) : null}
            {isAnswerable(alert) ? button(words.notMe, () => props.onReply("not_me")) : null}
            {button(words.acknowledge, props.onAcknowledge, isAnswerable(alert) ? "plain" : "quiet")}
          </div>
        ) : null}
      </div>
    </li>
  );
}

function shortened(description: string): string {
  const letters = Array.from(description);
  return letters.length <= DESCRIPTION_SHOWN
    ? description
    : `${letters.slice(0, DESCRIPTION_SHOWN).join("")}…`;
}
