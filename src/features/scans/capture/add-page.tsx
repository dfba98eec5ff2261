import { Camera, Images, Plus } from "lucide-react";
import { text } from "#server/texts/en.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";
import { usePhotoWays } from "./use-photo-ways.tsx";

const words = text.scans.capture;

type Props = { onFiles: (files: readonly File[]) => void; onCamera: () => void };

/** The last tile of a strip of pages: it adds one, in one of two ways. */
export function AddPage(props: Props) {
  const { openCamera, openGallery, inputs } = usePhotoWays(props);
  return (
    <li>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger aria-label={words.addPage} className="scan-tile">
          <span className="border border-edge/60 text-soft">
            <Plus aria-hidden className="size-5" />
          </span>
          <span>{words.add}</span>
        </DropdownMenuTrigger>
        {/* Upwards: the dialog ends below, and would cut it. */}
        <DropdownMenuContent side="top">
          <DropdownMenuItem icon={<Camera aria-hidden />} onSelect={openCamera}>
            {words.useCamera}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Images aria-hidden />} onSelect={openGallery}>
            {words.upload}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {inputs}
    </li>
  );
}
