import type { ComponentProps } from "react";
import "./tick-box.css";

/** A checkbox that scales with the font size; its label is separate. */
export function TickBox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input type="checkbox" className="tick-box" {...props} />;
}
