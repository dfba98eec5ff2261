import { ImageOff } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { useObjectUrl } from "../../components/ui/use-object-url.ts";
import { cn } from "../../lib/class-names.ts";
import type { ScanPhoto } from "./scan-photo.ts";

type Props = {
  photo: ScanPhoto;
  /** Empty where the picture is named by what holds it. */
  name: string;
  className?: string;
};

/** A photo as it will be sent. One that the browser cannot decode is told of. */
export function PhotoPicture({ photo, name, className }: Props) {
  const address = useObjectUrl(photo.isDecoded ? photo.picture : null);
  if (photo.isDecoded)
    return address ? <img src={address} alt={name} className={cn("bg-white", className)} /> : null;
  return (
    <span className="grid place-items-center gap-2 p-2 text-center text-sm text-soft">
      <ImageOff aria-hidden className="size-6" />
      {name === "" ? null : text.scans.capture.notShown}
    </span>
  );
}
