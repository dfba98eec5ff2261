/** Classes of the backdrop behind dialogs and sheets. */
export const overlayClasses = "fixed inset-0 z-50 animate-appear bg-shade";
