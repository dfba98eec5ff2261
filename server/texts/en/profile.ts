/** The profile page of the signed-in member. */
export const profile = {
  documentTitle: "Profile",
  title: "Profile",
  guest: "Please log in to view your profile.",
  signIn: "Sign In",
  createAccount: "Create account",
  memberSince: (day: string) => `Member since ${day}`,

  personal: {
    title: "Personal Information",
    edit: "Edit personal information",
    editShort: "Edit",
    name: "Name",
    email: "Email",
    emailHint: "A new address counts once you have opened the link that is mailed to it.",
    currentPassword: "Current password",
    currentPasswordHint: "A new address needs it, so that nobody but you can move your account.",
    timezone: "Time zone",
    days: (zone: string) => `Your days begin at midnight in ${zone}.`,
    timezoneHint: "Your daily limits start anew at its midnight, from their next start on.",
    save: "Save",
    saving: "Saving...",
    cancel: "Cancel",
    saved: "Your changes are saved.",
    restored: "Your changes are still here, but not saved yet.",
    required: "Name and email are required",
    failed: "Failed to update profile",
    pending: (email: string) => `${email} is waiting to be confirmed.`,
    pendingBody: (email: string) =>
      `Open the link that was mailed there. Until then you sign in with ${email}.`,
    sendAgain: "Send it again",
    giveUp: "Keep the old address",
    givenUp: (email: string) => `Your address stays ${email}.`,
  },

  tier: {
    title: "Account Tier",
    loading: "Loading...",
    failed: "Error loading tier",
    none: "No tier data",
    freemium: "Freemium",
    premium: "Premium",
    freemiumNote:
      "Premium gives you 2x-5x more operations per month, higher daily limits, and no lifetime restrictions.",
    premiumNote: "Thank you. You have the limits of Premium.",
    upgrade: "Upgrade to Premium",
    seePlans: "View Plans",
  },

  usage: { title: "Usage overview" },

  ways: {
    title: "Ways to sign in",
    linked: (day: string) => `Linked ${day},`,
    lastUsed: (day: string) => `last used ${day}`,
    unavailable: (service: string) =>
      `This server no longer uses ${service}, so it does not open your account.`,
    onlyWay: "This is your only way to sign in. Set a password before you remove it.",
    remove: "Remove",
    /** Follows "Remove" for screen readers. */
    ofService: (service: string) => `: ${service}`,
    removeQuestion: (service: string) => `Remove ${service}?`,
    removeBody: (service: string) =>
      `After that you can no longer sign in with ${service}, and other browsers that signed in with it are signed out. Your recipes stay as they are.`,
    removeConfirm: (service: string) => `Remove ${service}`,
    removing: "Removing...",
    removed: (service: string) => `${service} is removed.`,
    removeFailed: (service: string) => `${service} could not be removed. Please try again.`,
    add: (service: string) => `Add ${service}`,
    addNote: "Not linked. Add it as another way to sign in.",
    addQuestion: (service: string) => `Add ${service}?`,
    addBody: (service: string) => `You sign in at ${service}, which then sends you back here.`,
    addConfirm: (service: string) => `Continue to ${service}`,
    adding: "One moment...",
    failed: "Your linked services could not be loaded.",
  },

  security: {
    title: "Security",
    password: "Password",
    passwordNote: "A new one signs you out everywhere but here.",
    noPasswordNote: "You have none: another service signs you in. With one you can sign in by yourself too.",
    change: "Change password",
    set: "Set a password",
    newPassword: "New password",
    confirm: "Confirm new password",
    save: "Save new password",
    saving: "Saving...",
    failed: "The password could not be changed. Please try again.",
    places: "Where you are signed in",
    placesNote: "Every browser and app that holds your account open.",
    alertsNote: (count: number) =>
      count === 1
        ? "1 security alert needs your answer."
        : `${count.toLocaleString("en")} security alerts need your answer.`,
    see: "See them all",
    everywhere: "Sign out everywhere",
    everywhereQuestion: "Sign out everywhere?",
    everywhereBody:
      "Every browser and app that is signed in to your account has to sign in again, this one included. Your recipes stay as they are.",
    everywhereBusy: "Signing out...",
    everywhereFailed: "You could not be signed out everywhere. Please try again.",
    logout: "Logout",
    leave: "Sign out",
    leaveNote: "Of this browser, or of every browser and app. Your recipes stay.",
  },

  /** For an account without a password, which confirms actions by a recent sign-in. */
  fresh: {
    title: "One more step",
    body: (minutes: number) =>
      `Your account has no password, so this needs a sign-in of the last ${minutes} minutes. Sign in again, and you come straight back here.`,
    signIn: "Sign in again",
    password: "Your password",
    note: (minutes: number) => `This works within ${minutes} minutes after you have signed in.`,
  },

  appearance: "Appearance",

  /** Export of the member's recipes, on the profile page and before the account is deleted. */
  recipes: {
    title: "Your recipes",
    copy: "A copy to keep",
    copyNote:
      "One zip file: each recipe as a file of its own, with its notes, and all pictures, those of steps and of scanned pages too.",
    takeFirst:
      "Take your recipes with you first: one zip file with all of them, their notes and their pictures. As CSV or Markdown they come without pictures.",
    download: "Download all my recipes",
    csv: "As CSV",
    markdown: "As Markdown",
    preparing: "Preparing...",
    missing: (count: number) =>
      count === 1
        ? "It lacks one picture, whose file could not be read on the server."
        : `It lacks ${count.toLocaleString("en")} pictures, whose files could not be read on the server.`,
    needPassword: "For CSV and Markdown, enter your password below first.",
  },

  delete: {
    title: "Delete account",
    note: "It goes with everything in it, and nobody can bring it back.",
    open: "Delete account",
    question: "Delete your account?",
    goes: "This is deleted for good:",
    deleted: [
      "your recipes, public ones too, with their pictures",
      "what you imported and scanned, and the pages and photos kept with it",
      "your likes, drafts and history",
      "your sign-ins on every device",
    ],
    stays: "This stays:",
    kept: [
      "copies that others made of your public recipes",
      "what you or others have exported",
      "the backups of this server, until newer ones replace them",
      "for 30 days, that we wrote to your address",
    ],
    confirm: "Delete my account",
    deleting: "Deleting...",
    cancel: "Keep my account",
    failed: "Your account could not be deleted. Please try again.",
    done: "Your account is deleted.",
    doneBody: "So is everything that was in it. Thank you for cooking with Larder.",
  },
};
