import { ImageOff } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { useObjectUrlOrNull } from "../../components/ui/use-object-url-or-null.ts";
import { cn } from "../../lib/class-names.ts";
import type { ScanPhoto } from "./scan-photo.ts";

type Props = {
  photo: ScanPhoto;
  /** The alternative text; "" if the parent names the picture. */
  name: string;
  className?: string;
};

/** A photo as it is sent to the server, or a placeholder if the browser cannot decode it. */
export function PhotoOrPlaceholder({ photo, name, className }: Props) {
  const address = useObjectUrlOrNull(photo.isDecoded ? photo.picture : null);
  if (photo.isDecoded)
    return address ? <img src={address} alt={name} className={cn("bg-white", className)} /> : null;
  return (
    <span className="grid place-items-center gap-2 p-2 text-center text-sm text-soft">
      <ImageOff aria-hidden className="size-6" />
      {name === "" ? null : text.scans.capture.notShown}
    </span>
  );
}
