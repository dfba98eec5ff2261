import type { ComponentProps } from "react";
import "./tick-box-input.css";

/** A checkbox that scales with the font size. The caller renders its label. */
export function TickBoxInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input type="checkbox" className="tick-box" {...props} />;
}
