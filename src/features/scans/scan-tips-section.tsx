import { useState } from "react";
import { SCAN_MAX_BYTES } from "#server/features/scans/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";

const texts = text.scans.tips;
const VISIBLE_TIPS = 4;

export function ScanTipsSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="scan-tips" className="rounded-hero bg-sunk p-6 sm:p-7">
      <h2 id="scan-tips" className="text-2xl">
        {texts.title}
      </h2>
      <ol className="mt-4 grid gap-3">
        {texts.list.slice(0, VISIBLE_TIPS).map((tip, index) => (
          <li key={tip} className="grid grid-cols-[1.5rem_1fr] text-note">
            <span aria-hidden className="title text-tomato">
              {index + 1}
            </span>
            {tip}
          </li>
        ))}
      </ol>
      <Button className="mt-5" onClick={() => setOpen(true)}>
        {texts.viewAll}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.allTitle}>
        <div className="grid gap-6">
          <TipListWithTitle title={texts.practices} lines={texts.list} />
          <TipListWithTitle title={texts.issues} lines={texts.issueList} />
          <section aria-labelledby="tips-formats">
            <h3 id="tips-formats" className="text-lg">
              {texts.formats}
            </h3>
            <p className="mt-2 text-note">{texts.formatList.join(", ")}</p>
            <p className="mt-1 text-note">{texts.maximum(SCAN_MAX_BYTES / 1024 / 1024)}</p>
            <p className="mt-1 text-note">{texts.resolution}</p>
          </section>
        </div>
      </Dialog>
    </section>
  );
}

function TipListWithTitle({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <ul className="scan-list mt-2 text-note">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
