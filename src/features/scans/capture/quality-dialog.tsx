import { Gauge } from "lucide-react";
import { useState } from "react";
import type { QualityAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { cn } from "../../../lib/class-names.ts";
import { trpc } from "../../../lib/trpc.ts";
import { blobToBase64 } from "../base64.ts";
import { formatShareAsPercent, isGoodConfidence } from "../confidence.ts";
import type { ScanPhoto } from "../scan-photo.ts";

const texts = text.scans.quality;

/**
 * A button that lets the server assess a photo, and shows the scores in a dialog. An error is only logged.
 */
export function AssessPhotoButton({ photo, name }: { photo: ScanPhoto; name: string | null }) {
  const assess = trpc.scans.assessQuality.useMutation();
  const [answer, setAnswer] = useState<QualityAnswer | null>(null);

  async function assessPhoto() {
    try {
      setAnswer(await assess.mutateAsync({ imageData: await blobToBase64(photo.picture) }));
    } catch (error) {
      console.warn("The quality of the photo could not be assessed.", error);
    }
  }

  return (
    <>
      <Button aria-disabled={assess.isPending} onClick={() => void assessPhoto()}>
        {assess.isPending ? <Spinner /> : <Gauge aria-hidden />}
        {assess.isPending ? text.scans.capture.assessing : text.scans.capture.assess}
      </Button>
      <Dialog
        open={answer !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAnswer(null);
        }}
        title={name ? texts.of(name) : texts.title}
      >
        {answer ? <PhotoQualityScores answer={answer} /> : null}
      </Dialog>
    </>
  );
}

function PhotoQualityScores({ answer }: { answer: QualityAnswer }) {
  const scores = [
    { name: texts.overall, share: answer.overallScore },
    { name: texts.textClarity, share: answer.textClarity },
    { name: texts.lighting, share: answer.lightingScore },
    { name: texts.focus, share: answer.focusScore },
  ];
  return (
    <div className="grid gap-6">
      <dl className="scan-scores grid gap-4">
        {scores.map(({ name, share }, index) => (
          <div key={name}>
            <dt className={cn(index === 0 && "font-semibold")}>{name}</dt>
            <dd
              className={cn(
                "title text-xl tabular-nums",
                isGoodConfidence(share) ? "text-herb" : "text-amber",
              )}
            >
              {formatShareAsPercent(share)}
            </dd>
            <div
              aria-hidden
              className={cn(
                "scan-meter h-1.5 overflow-hidden rounded-full bg-sunk",
                isGoodConfidence(share) ? "text-herb" : "text-amber",
              )}
            >
              <div className="rounded-full" style={{ width: formatShareAsPercent(share) }} />
            </div>
          </div>
        ))}
      </dl>
      <section aria-labelledby="quality-suggestions">
        <h3 id="quality-suggestions" className="text-lg">
          {texts.suggestions}
        </h3>
        {answer.suggestions.length === 0 ? (
          <p className="mt-1.5 text-note text-soft">{texts.none}</p>
        ) : (
          <ul className="scan-list mt-2 text-note">
            {answer.suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
