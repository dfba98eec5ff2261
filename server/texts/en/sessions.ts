/** The sign-in page. */
export const sessions = {
  title: "Welcome Back",
  documentTitle: "Sign in",
  intro: "Your recipes are where you left them.",
  email: "Email",
  password: "Password",
  forgot: "Forgot password?",
  submit: "Sign In",
  submitting: "Signing In...",
  or: "OR",
  noAccount: "New to Larder?",
  signUp: "Sign up",
  continueAsGuest: "Continue as Guest",
  guestCaption: "Browse recipes without creating an account",
  trusted: "This browser may sign in now. Enter your password as always.",
  ended: "You have been signed out. Sign in to go on where you were.",
  /** Explanations of a sign-out, by the reason that the server states. */
  endedBecause: {
    expired: "You have been signed out: you were away for a long time. Sign in to go on where you were.",
    password_changed:
      "You have been signed out: the password of your account was changed. Sign in with the new one to go on where you were.",
    password_reset:
      "You have been signed out: a new password was set for your account. Sign in with the new one to go on where you were.",
    email_changed:
      "You have been signed out: your account has a new address. Sign in with it to go on where you were.",
    signed_out_everywhere:
      "You have been signed out: your account was signed out everywhere. Sign in to go on where you were.",
    ended_elsewhere: "You have been signed out from another browser or app. Sign in to go on where you were.",
    account_deleted: "You have been signed out: your account was deleted.",
  },
  already: {
    signedInAs: "You are signed in as",
    mayBe: "You may still be signed in on this browser.",
    toDashboard: "Continue to the dashboard",
    goOn: "Continue to where you were going",
    signOut: "Sign out to use another account",
  },
  needsVerification: "Your email address needs to be verified before you can log in.",
  failed: "Login failed",
  leaveQuestion: {
    title: "Sign out and lose it?",
    description: "Something that you typed or scanned is in this browser only.",
    yes: "Sign out",
    no: "Stay signed in",
  },
  passwordTooShort: "Password must be at least 6 characters",
};
