import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import type { Level } from "./security-levels.ts";
import "./level-figures.css";

const icons = {
  danger: <CircleAlert aria-hidden className="size-5 text-tomato" />,
  warning: <TriangleAlert aria-hidden className="size-5 text-amber" />,
  success: <CircleCheck aria-hidden className="size-5 text-herb" />,
};

/** A labelled value whose level is shown by an icon and a word, so that colour is not the only sign. */
export function FigureWithLevelIcon(props: {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  level?: Level;
}) {
  return (
    <div className="level-figure border-line border-t pt-3">
      <dt>{props.label}</dt>
      <dd className="level-figure-value">
        {typeof props.value === "number" ? props.value.toLocaleString("en") : props.value}
        {props.level ? icons[props.level] : null}
        {props.level ? <span className="sr-only">{text.security.tones[props.level]}</span> : null}
      </dd>
      {props.note ? <dd className="level-figure-note">{props.note}</dd> : null}
    </div>
  );
}

/** A labelled value without a level. */
export function LabelledFigure(props: { label: string; note?: string | null; children: ReactNode }) {
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
