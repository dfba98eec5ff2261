/** Where the browser keeps what one person, or its guests, have on the stove. */
export const timersKey = (owner: string) => `larder:timers:${owner}`;
export const progressKey = (owner: string) => `larder:cooking:${owner}`;

/** Where it keeps what they searched for. */
export const recentKey = (owner: string) => `larder:searches:${owner}`;

/** Where a tab keeps that a recipe was opened by a shared link, as public/shared.js writes it. */
export const sharedKey = "larder:shared";

/** Where a tab stores what was typed into a form and not sent yet. */
export const typedProfileKey = (owner: string) => `larder:typed:profile:${owner}`;
export const typedRegistrationKey = "larder:typed:registration";
