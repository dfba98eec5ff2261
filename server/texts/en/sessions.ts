/** Signing in. */
export const sessions = {
  title: "Welcome Back",
  documentTitle: "Sign in",
  intro: "Your recipes are where you left them.",
  email: "Email",
  password: "Password",
  submit: "Sign In",
  submitting: "Signing In...",
  or: "OR",
  noAccount: "New to Larder?",
  signUp: "Sign up",
  continueAsGuest: "Continue as Guest",
  guestCaption: "Browse recipes without creating an account",
  needsVerification: "Your email address needs to be verified before you can log in.",
  failed: "Login failed",
  leaveQuestion: "Something that you typed or scanned is in this browser only. Sign out and lose it?",
  passwordTooShort: "Password must be at least 6 characters",
};
