/** The backdrop of dialogs and sheets. */
export const overlayClasses = "fixed inset-0 z-50 animate-appear bg-shade";
