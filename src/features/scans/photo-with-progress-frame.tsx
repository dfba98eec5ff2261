import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { PhotoOrPlaceholder } from "./photo-or-placeholder.tsx";
import type { ScanPhoto } from "./scan-photo.ts";
import { ScanWizardStage } from "./scan-wizard-stage.tsx";

type Props = {
  label: string;
  photos: readonly ScanPhoto[];
  photo: ScanPhoto | undefined;
  stateOf: (index: number) => PageState;
  isReading?: boolean;
  buttons: ReactNode;
  children: ReactNode;
};

/** A photo next to the progress of its reading or the reason of a failure; both have the same layout. */
export function PhotoWithProgressFrame(props: Props) {
  const { label, photos, photo, stateOf, isReading = false, buttons, children } = props;
  return (
    <ScanWizardStage
      label={label}
      bar={<div className="scan-ways flex flex-wrap justify-center gap-3">{buttons}</div>}
    >
      <div className="scan-process">
        {photo?.isDecoded ? (
          <div className="scan-photo">
            <PhotoOrPlaceholder photo={photo} name="" className="rounded-card shadow-lift ring-1 ring-line" />
            {isReading ? <span aria-hidden className="scan-sweep" /> : null}
          </div>
        ) : null}
        <div className="scan-said">
          {photos.length > 1 ? <PageThumbnails photos={photos} stateOf={stateOf} /> : null}
          {children}
        </div>
      </div>
    </ScanWizardStage>
  );
}

const { capture, process } = text.scans;

/** The state of a photo during a reading or after it; null if it is not read yet. */
type PageState = "read" | "now" | "failed" | null;

const stateTexts = { read: process.pageRead, now: process.pageNow, failed: process.pageFailed };

/** Thumbnails of the pages in order, each with its state. */
function PageThumbnails({ photos, stateOf }: Pick<Props, "photos" | "stateOf">) {
  return (
    <ol aria-label={capture.pages} className="scan-leaves mb-4 grid-flow-col justify-center gap-4">
      {photos.map((photo, index) => {
        const state = stateOf(index);
        return (
          <li
            key={photo.id}
            className={cn("scan-tile", (state === "now" || state === "failed") && "is-marked")}
          >
            <span className="bg-sunk ring-1 ring-line">
              <PhotoOrPlaceholder photo={photo} name="" className="size-full object-cover" />
            </span>
            <span aria-hidden>
              {state === "read" ? <Check className="mr-1 size-4 text-herb" /> : null}
              {state === "failed" ? <CircleAlert className="mr-1 size-4 text-tomato" /> : null}
              {index + 1}
            </span>
            <span className="sr-only">
              {capture.page(index + 1)}
              {state && stateTexts[state]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
