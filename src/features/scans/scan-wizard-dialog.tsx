import { useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { EmptyPlatePicture } from "../../components/ui/empty-plate-picture.tsx";
import { LoadingMessage } from "../../components/ui/loading-message.tsx";
import { ProcessStepBars } from "../../components/ui/process-step-bars.tsx";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { type CaptureStart, PhotoCaptureStage } from "./capture/photo-capture-stage.tsx";
import { ScanProgressOrResultStage } from "./reading-stage.tsx";
import { ScanSavedStage } from "./review/save-stage.tsx";
import { ScanReviewForm } from "./review/scan-review-form.tsx";
import { SCAN_STAGES } from "./scan-drafts.ts";
import { ScanWizardStage } from "./scan-wizard-stage.tsx";
import type { Scan } from "./use-scan-to-saved-recipe.ts";

const texts = text.scans;

type Props = {
  userId: string;
  scan: Scan;
  open: boolean;
  onClose: () => void;
};

/** A large dialog with the four stages of a scan. Unsaved work is stored; closing the dialog asks first. */
export function ScanWizardDialog({ userId, scan, open, onClose }: Props) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const isRunning = scan.run.status === "running";

  function close() {
    setAsking(false);
    if (isRunning) scan.cancel();
    onClose();
  }

  return (
    <>
      <Dialog
        size="large"
        open={open}
        onOpenChange={(isOpen) => {
          if (isOpen || (scan.stage === "save" && !scan.saved)) return;
          if (scan.hasWork && user) setAsking(true);
          else close();
        }}
        title={texts.title}
      >
        {user ? <CurrentScanStage userId={userId} scan={scan} /> : <SessionEndedScanStage />}
      </Dialog>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.closeTitle}
        description={isRunning ? texts.closeBodyRunning : texts.closeBody}
        cancelLabel={texts.keepOn}
        confirmLabel={texts.close}
        onConfirm={close}
      />
    </>
  );
}

function CurrentScanStage({ userId, scan }: { userId: string; scan: Scan }) {
  const { stage, reading, saved } = scan;
  const [start, setStart] = useState<CaptureStart | null>(null);
  const label = texts.steps[stage];
  return (
    <>
      <div className="scan-steps dialog-part pt-4">
        <ProcessStepBars
          label={texts.stepsLabel}
          steps={SCAN_STAGES.map((step) => texts.steps[step])}
          current={SCAN_STAGES.indexOf(stage)}
          failure={stage === "process" && scan.run.status === "failed" ? texts.stepFailed : null}
        />
      </div>
      {!scan.isLoaded ? (
        <LoadingMessage message={texts.loading} />
      ) : saved ? (
        <ScanSavedStage saved={saved} label={label} onAnother={scan.startOver} />
      ) : stage === "capture" ? (
        <PhotoCaptureStage scan={scan} label={label} start={start} onStarted={() => setStart(null)} />
      ) : stage === "process" || reading === null ? (
        <ScanProgressOrResultStage
          scan={scan}
          label={label}
          onCapture={(next) => {
            setStart(next);
            scan.goTo("capture");
          }}
        />
      ) : (
        <ScanReviewForm key={reading.id} userId={userId} scan={scan} reading={reading} />
      )}
    </>
  );
}

/** Shown if the session ends while the page is open. The scan is stored until the member returns. */
function SessionEndedScanStage() {
  return (
    <ScanWizardStage label={texts.title}>
      <div className="scan-middle mx-auto max-w-md justify-items-center text-center">
        <EmptyPlatePicture className="w-56 rounded-card" />
        <p role="alert" className="mt-8 text-lg">
          {texts.mustLogIn}
        </p>
        <Button asChild variant="primary" className="mt-6">
          <Link href={paths.login} state={{ from: paths.recipeScan }}>
            {texts.goToLogin}
          </Link>
        </Button>
      </div>
    </ScanWizardStage>
  );
}
