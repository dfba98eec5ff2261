import { CircleCheck, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { isSuccessfulScan } from "#server/features/scans/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { useObjectUrlOrNull } from "../../components/ui/use-object-url-or-null.ts";
import { cn } from "../../lib/class-names.ts";
import { formatMinutesOrNull } from "../../lib/format.ts";
import { jpegBlobFromBase64 } from "./base64.ts";
import { formatShareAsPercent, isGoodConfidence } from "./confidence.ts";
import type { Reading } from "./scan-drafts.ts";
import { ScanWizardStage } from "./scan-wizard-stage.tsx";
import type { Scan } from "./use-scan-to-saved-recipe.ts";

const texts = text.scans.result;

export function ScanResultSummary({ scan, reading, label }: { scan: Scan; reading: Reading; label: string }) {
  const { answer } = reading;
  const picture = useMemo(
    () => (answer.pageImage === "" ? null : jpegBlobFromBase64(answer.pageImage)),
    [answer],
  );
  const page = useObjectUrlOrNull(picture);
  const isSure = isGoodConfidence(answer.confidenceScore);
  const uncertain = answer.ingredients.filter((row) => row.uncertain).length;
  const isWell = isSuccessfulScan(answer.confidenceScore, answer.ingredients);
  const Icon = isWell ? CircleCheck : TriangleAlert;
  const counts = [
    { name: texts.ingredients, value: String(answer.ingredients.length), missing: null },
    { name: texts.instructions, value: String(answer.instructions.length), missing: null },
    {
      name: texts.foodImages,
      value: answer.foodImages.length === 0 ? null : String(answer.foodImages.length),
      missing: texts.noFoodImages,
    },
    { name: texts.cookingTime, value: formatMinutesOrNull(answer.cookingTime), missing: texts.noTime },
    {
      name: texts.servingSize,
      value: answer.servingSize === null ? null : String(answer.servingSize),
      missing: texts.noServings,
    },
  ];
  const bar = (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => scan.goTo("capture")}>{texts.back}</Button>
      <Button variant="primary" className="grow sm:grow-0" onClick={() => scan.goTo("review")}>
        {texts.review}
      </Button>
    </div>
  );
  return (
    <ScanWizardStage label={label} bar={bar} isReadOnly>
      <div className={cn("scan-result mx-auto grid max-w-[46rem] gap-x-12 gap-y-6 py-2", page && "has-page")}>
        {page ? <img src={page} alt="" className="rounded-card bg-white ring-1 ring-line" /> : null}
        <div className="grid content-start gap-8">
          <section
            aria-label={texts.title}
            className={cn("rounded-hero px-6 py-4", isWell ? "bg-herb-wash" : "bg-amber-wash")}
          >
            <p
              className={cn("title flex items-center gap-2.5 text-page", isWell ? "text-herb" : "text-amber")}
            >
              <Icon aria-hidden className="size-7" />
              {uncertain > 0 ? texts.toCheck(uncertain) : isWell ? texts.good : texts.doubtful}
            </p>
            <p className="mt-1 text-note text-soft">
              <span className={isSure ? "text-herb" : "text-amber"}>
                {texts.sure(formatShareAsPercent(answer.confidenceScore))}
              </span>
              {", "}
              {texts.seconds(answer.processingTime.toFixed(1))}
            </p>
          </section>
          <section aria-labelledby="scan-summary">
            <h3 id="scan-summary" className="text-xl">
              {texts.summary}
            </h3>
            <dl className="scan-counts mt-3 grid gap-4">
              {counts.map(({ name, value, missing }) => (
                <div key={name} className="flex flex-col-reverse justify-end">
                  <dt className="text-soft text-xs">{name}</dt>
                  <dd
                    className={
                      value === null ? "text-note text-soft" : "title whitespace-nowrap text-xl tabular-nums"
                    }
                  >
                    {value ?? missing}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="scan-suggestions">
            <h3 id="scan-suggestions" className="text-xl">
              {texts.suggestions}
            </h3>
            <ul className="scan-list mt-3 text-note">
              {(answer.suggestions.length > 0 ? answer.suggestions : [text.scans.quality.none]).map(
                (suggestion) => (
                  <li key={suggestion}>{suggestion}</li>
                ),
              )}
            </ul>
          </section>
        </div>
      </div>
    </ScanWizardStage>
  );
}
