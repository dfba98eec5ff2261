/** What a member sees of the safety of their account. */
export const security = {
  documentTitle: "Security",
  title: "Security Dashboard",

  places: {
    title: "Where you are signed in",
    intro:
      "Every browser and script that holds your account open. Sign out what you do not know, then change your password.",
    failed: "What is signed in could not be loaded.",
    current: "This device",
    unknown: "Unknown browser",
    /** "Firefox 128 on Windows 10". */
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    from: (address: string) => `From ${address}`,
    unknownAddress: "From an address that is not known any more",
    signedIn: (when: string) => `Signed in ${when}`,
    lastUsed: (when: string) => `last used ${when}`,
    usedNow: "in use now",
    signOut: "Sign out",
    /** For screen readers, after "Sign out". */
    ofPlace: (place: string) => `of ${place}`,
    signOutOthers: "Sign out all others",
    othersQuestion: "Sign out all others?",
    othersBody: (others: number) =>
      others === 1
        ? "The other browser or script has to sign in again. This device stays signed in."
        : `The ${others} other browsers and scripts have to sign in again. This device stays signed in.`,
    busy: "Signing out...",
    signedOut: (place: string) => `${place} is signed out.`,
    othersSignedOut: "Only this device is signed in now.",
    endFailed: "That could not be signed out. Please try again.",
    onlyHere: "You are signed in on this device alone.",
  },
};
