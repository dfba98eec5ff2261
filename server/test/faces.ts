/** Files of a feature, by its name, that other features may take. */
export type Faces = Record<string, readonly string[]>;

/** What a feature of the client lets others take; pages put features together and take what they like. */
export const screenFaces: Faces = {
  accounts: ["account-rules.ts", "resend-form.tsx"],
  cooking: ["step-words.tsx", "tick-box.tsx", "use-progress.ts"],
  drafts: [
    "draft.ts",
    "draft-storage.ts",
    "use-draft.ts",
    "use-ended-elsewhere.ts",
    "use-idempotency-key.ts",
    "use-leave-warning.ts",
  ],
  imports: ["review/own-picture.tsx"],
  likes: ["like-button.tsx", "use-set-liked.ts"],
  "recipe-cache": ["recipe-changed.ts", "shared-likes.ts"],
  "recipe-form": [
    "form-errors.ts",
    "form-input.ts",
    "form-problem.tsx",
    "form-values.ts",
    "lines/changed-lines.tsx",
    "lines/line-changes.ts",
    "lines/line-field.tsx",
    "lines/line-rows.ts",
    "lines/line-tools.tsx",
    "lines/lines-editor.tsx",
    "minutes-field.tsx",
    "servings-field.tsx",
    "tag-field.tsx",
    "title-field.tsx",
    "use-form-focus.ts",
    "use-recipe-form.ts",
    "use-update-recipe.ts",
  ],
  "recipe-lists": [
    "back-to-list.ts",
    "card-menu.tsx",
    "delete-recipe-dialog.tsx",
    "export-items.tsx",
    "list-address.ts",
    "list-count.tsx",
    "list-pager.tsx",
    "list-place.ts",
    "loaded-list.tsx",
    "pill-select.tsx",
    "recipe-card.tsx",
    "recipe-facts.ts",
    "recipe-filters.tsx",
    "recipe-grid.tsx",
    "use-duplicate-recipe.ts",
  ],
  scaling: [
    "line-columns.ts",
    "roll-out.ts",
    "scaled-recipe.ts",
    "scaling-warnings.tsx",
    "servings-address.ts",
    "servings-control.tsx",
    "settled-servings.tsx",
    "use-roll-out.ts",
    "use-scaling.ts",
  ],
  sessions: ["leave.ts"],
  "still-dishes": ["still-dish.tsx", "stills.ts"],
  timers: [
    "alarm.ts",
    "kept-value.ts",
    "timer-keeper.ts",
    "timer-row.tsx",
    "timer-tray.tsx",
    "timers.ts",
    "use-cooking-owner.ts",
    "use-timers.ts",
  ],
  uploads: ["picture-field.tsx", "prepare-picture.ts", "send-picture.ts", "use-upload-picture.ts"],
  usage: ["limit-alert.tsx", "use-refresh-usage.ts", "used-so-far.tsx"],
};

/** What services of a feature let those of others take, beside schema and policy. */
export const serviceFaces: Faces = {
  accounts: ["access.ts", "service/read-account.ts"],
  drafts: ["service.ts"],
  imports: ["service/kept-records.ts"],
  mails: ["service.ts"],
  recipes: [
    "access.ts",
    "service/delete-recipe.ts",
    "service/fold-text.ts",
    "service/index-recipe.ts",
    "service/ingredient-rows.ts",
    "service/insert-recipe.ts",
    "service/list-reader.ts",
    "service/made-or-may-use.ts",
    "service/page-meta.ts",
    "service/picture-room.ts",
    "service/read-lines.ts",
    "service/read-summaries.ts",
    "service/recipe-images.ts",
    "service/recipe-photos.ts",
    "service/search-handle.ts",
    "service/store-picture.ts",
  ],
  uploads: ["service.ts"],
};

/** The same as paths of the project. */
export function pathsOf(folder: string, faces: Faces): string[] {
  return Object.entries(faces).flatMap(([feature, files]) =>
    files.map((file) => `${folder}/${feature}/${file}`),
  );
}
