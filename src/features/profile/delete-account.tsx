import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

const words = text.profile.delete;

/** The end of the page, and of an account. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete" className="profile-delete">
      <div className="profile-row-words">
        <div>
          <h2 id="delete" className="profile-row-title">
            {words.title}
          </h2>
          <p className="profile-note">{words.note}</p>
        </div>
        <Button variant="plain" size="small" className="text-tomato" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <DeleteDialog user={user} open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
