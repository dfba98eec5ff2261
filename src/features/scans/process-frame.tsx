import type { ReactNode } from "react";
import { type LeafState, PageLeaves } from "./page-leaves.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import type { ScanPhoto } from "./scan-photo.ts";
import { Stage } from "./stage.tsx";

type Props = {
  label: string;
  photos: readonly ScanPhoto[];
  /** The one that is shown large. */
  photo: ScanPhoto | undefined;
  /** Of several pages, how it stands with each. */
  stateOf: (photo: ScanPhoto, at: number) => LeafState;
  /** It is being read at this moment. */
  isRead?: boolean;
  buttons: ReactNode;
  children: ReactNode;
};

/** A photo and what is said of it, below it or beside it: while it is read, and in the same places when that has failed. */
export function ProcessFrame(props: Props) {
  const { label, photos, photo, stateOf, isRead = false, buttons, children } = props;
  return (
    <Stage label={label} bar={<div className="scan-ways">{buttons}</div>}>
      <div className="scan-process">
        {photo?.isDecoded ? (
          <div className="scan-photo">
            <PhotoPicture photo={photo} name="" className="rounded-card shadow-lift ring-1 ring-line" />
            {isRead ? <span aria-hidden className="scan-sweep" /> : null}
          </div>
        ) : null}
        <div className="scan-said">
          {photos.length > 1 ? <PageLeaves photos={photos} stateOf={stateOf} /> : null}
          {children}
        </div>
      </div>
    </Stage>
  );
}
