import { Check, CircleAlert } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import type { ScanPhoto } from "./scan-photo.ts";

const { capture, process } = text.scans;

/** How it stands with a page while all are read, and when that has failed. */
export type LeafState = "read" | "now" | "failed" | null;

const said = { read: process.pageRead, now: process.pageNow, failed: process.pageFailed };

/** The pages of a recipe small, in order, each with how it stands. */
export function PageLeaves(props: {
  photos: readonly ScanPhoto[];
  stateOf: (photo: ScanPhoto, at: number) => LeafState;
}) {
  return (
    <ol aria-label={capture.pages} className="scan-leaves">
      {props.photos.map((photo, at) => {
        const state = props.stateOf(photo, at);
        return (
          <li
            key={photo.id}
            className={cn("scan-tile", (state === "now" || state === "failed") && "is-marked")}
          >
            <span className="bg-sunk ring-1 ring-line">
              <PhotoPicture photo={photo} name="" className="size-full object-cover" />
            </span>
            <span aria-hidden>
              {state === "read" ? <Check className="mr-1 size-4 text-herb" /> : null}
              {state === "failed" ? <CircleAlert className="mr-1 size-4 text-tomato" /> : null}
              {at + 1}
            </span>
            <span className="sr-only">
              {capture.page(at + 1)}
              {state && said[state]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
