import type { ComponentProps } from "react";
import "./tick-box.css";

/** A box to tick something off; its size follows the font size around it. Its words stand in a label of its own. */
export function TickBox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input type="checkbox" className="tick-box" {...props} />;
}
