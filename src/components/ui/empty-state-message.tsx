import type { ReactNode } from "react";
import { cn } from "../../lib/class-names.ts";
import { EmptyPlatePicture } from "./empty-plate-picture.tsx";

/** Says why there is nothing to show, and offers an action. The default `picture` is an empty plate. */
export function EmptyStateMessage(props: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cn("mx-auto flex max-w-md flex-col items-center py-14 text-center", props.className)}>
      {props.picture ?? <EmptyPlatePicture className="w-52 rounded-card" />}
      <h2 className="mt-7 text-2xl">{props.title}</h2>
      {props.children ? <div className="mt-2.5 text-soft">{props.children}</div> : null}
      {props.action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{props.action}</div> : null}
    </div>
  );
}
