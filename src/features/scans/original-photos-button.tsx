import { FileImage } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";

const texts = text.scans.original;

/**
 * For the owner of a scanned recipe: shows the scanned photos in a dialog, which loads them when it opens.
 */
export function OriginalPhotosButton({ paths }: { paths: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const name = paths.length > 1 ? texts.photos : texts.photo;
  return (
    <>
      <Button size="small" className="print:hidden" onClick={() => setOpen(true)}>
        <FileImage aria-hidden />
        {name}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={name} description={texts.hint} size="large">
        <ul className="dialog-body grid gap-4">
          {paths.map((path, index) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer" className="block rounded-card">
                <img
                  src={path}
                  alt={paths.length > 1 ? texts.page(index + 1) : texts.photo}
                  // The photo fits into the dialog; its link opens it in full size.
                  style={{ maxHeight: "calc(92dvh - 8.5rem)" }}
                  className="mx-auto rounded-card bg-sunk ring-1 ring-line"
                />
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
