const itOrThem = (count: number) => (count === 1 ? "it" : "them");

/** Sign-in by a third party. `name` is the provider: Google, or the host of another issuer. */
export const identities = {
  continueWith: (name: string) => `Continue with ${name}`,
  signingIn: "Signing you in...",
  failed: "Google login failed",
  declined: (name: string) =>
    `You did not sign in with ${name}. Nothing has changed: try again, or sign in another way.`,
  silent: (name: string) =>
    `${name} does not answer right now. Try again in a moment, or sign in another way.`,

  /** Linking an identity provider to an account. */
  link: {
    adding: (name: string) => `Adding ${name}...`,
    added: (name: string) => `You can sign in with ${name} now.`,
    failed: (name: string) => `${name} could not be added. Please try again.`,
    declined: (name: string) => `You did not sign in with ${name}, so it was not added. Nothing has changed.`,
    /** Shown on the sign-in page. */
    signedOut: (name: string) => `You were signed out before ${name} was added. Sign in to finish adding it.`,
  },

  /** Shown after a password reset or a change of address, which removes linked providers. */
  removed: {
    title: "Removed from your ways to sign in",
    body: (count: number) => `After signing in you can add ${itOrThem(count)} again in your profile.`,
    bodySignedIn: (count: number) => `You can add ${itOrThem(count)} again in your profile.`,
    addAgain: "Go to your ways to sign in",
  },

  /** The page behind the link in the mail about a linked provider. */
  removal: {
    documentTitle: "Remove a way to sign in",
    checkingTitle: "Remove a way to sign in",
    checking: "One moment, checking your link...",
    title: (service: string) => `Remove ${service}?`,
    body: (service: string) => `${service} can open this account:`,
    note: "This also signs out the browsers that signed in with it. If you added it yourself, leave everything as it is and close this page.",
    confirm: (service: string) => `Remove ${service}`,
    confirming: "Removing...",
    failed: "It could not be removed. Please try again.",
    doneTitle: "Removed",
    alreadyTitle: "Already removed",
    already: "It does not open this account any more:",
    next: "If you did not add it, somebody else was signed in to your account. Set a new password to sign everyone out.",
    newPassword: "Set a new password",
    failedTitle: "That link did not work",
    invalid: "Invalid or expired link",
    invalidBody:
      "The link works once, within seven days. You can still remove a way to sign in from your profile.",
    uncheckedTitle: "Your link could not be checked",
    unchecked: "The link could not be checked.",
    tryAgain: "Try Again",
    toProfile: "Go to your ways to sign in",
    backToLogin: "Back to Login",
  },
};
