import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import type { Level } from "./security-levels.ts";
import "./level-figures.css";

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck };

/** A figure with its meaning: a picture and a word say its level, not its colour alone. */
export function LevelFigure(props: { label: string; value: ReactNode; note?: ReactNode; level?: Level }) {
  const Icon = props.level ? icons[props.level] : null;
  return (
    <div className="level-figure" data-level={props.level}>
      <dt>{props.label}</dt>
      <dd className="level-figure-value">
        {typeof props.value === "number" ? props.value.toLocaleString("en") : props.value}
        {Icon ? <Icon aria-hidden /> : null}
        {props.level ? <span className="sr-only">{text.security.tones[props.level]}</span> : null}
      </dd>
      {props.note ? <dd className="level-figure-note">{props.note}</dd> : null}
    </div>
  );
}

/** A fact that has no level. */
export function Fact(props: { label: string; note?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        {props.children}
        {props.note ? <small>{props.note}</small> : null}
      </dd>
    </div>
  );
}
