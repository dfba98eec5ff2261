/** Signing in. */
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
  endedByEmailChange:
    "You were signed out because the email address of your account was changed. Sign in with the new one.",
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
