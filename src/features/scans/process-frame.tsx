import type { ReactNode } from "react";
import { PhotoPicture } from "./photo-picture.tsx";
import type { ScanPhoto } from "./scan-photo.ts";
import { Stage } from "./stage.tsx";

type Props = {
  label: string;
  photo: ScanPhoto | undefined;
  /** It is being read at this moment. */
  isRead?: boolean;
  buttons: ReactNode;
  children: ReactNode;
};

/** A photo and what is said of it, on one axis: while it is read, and in the same places when that has failed. */
export function ProcessFrame({ label, photo, isRead = false, buttons, children }: Props) {
  return (
    <Stage label={label} bar={<div className="scan-ways">{buttons}</div>}>
      <div className="scan-process">
        {photo?.isDecoded ? (
          <div className="scan-photo">
            <PhotoPicture photo={photo} name="" className="rounded-card shadow-lift ring-1 ring-line" />
            {isRead ? <span aria-hidden className="scan-sweep" /> : null}
          </div>
        ) : null}
        <div className="scan-said">{children}</div>
      </div>
    </Stage>
  );
}
