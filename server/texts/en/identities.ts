/** Signing in by a third party; `name` is who that is: Google, or the host of another issuer. */
export const identities = {
  continueWith: (name: string) => `Continue with ${name}`,
  signingIn: "Signing you in...",
  failed: "Google login failed",
  declined: (name: string) =>
    `You did not sign in with ${name}. Nothing has changed: try again, or sign in another way.`,
  silent: (name: string) =>
    `${name} does not answer right now. Try again in a moment, or sign in another way.`,
};
