import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";

/** Confirms that the account was deleted. */
export default function AccountDeleted() {
  const texts = text.profile.delete;
  return (
    <div className="page-column pt-5">
      <Alert tone="success" title={texts.done}>
        {texts.doneBody}
      </Alert>
    </div>
  );
}
