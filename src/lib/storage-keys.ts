/** localStorage keys of timers and cooking progress. `owner` is a member's id or "guest". */
export const timersKey = (owner: string) => `larder:timers:${owner}`;
export const progressKey = (owner: string) => `larder:cooking:${owner}`;

/** localStorage key of recent searches. `owner` is a member's id or "guest". */
export const recentKey = (owner: string) => `larder:searches:${owner}`;

/** sessionStorage key that public/shared.js sets when a recipe is opened by a shared link. */
export const sharedKey = "larder:shared";

/** sessionStorage keys of typed form values that were not sent. */
export const typedProfileKey = (owner: string) => `larder:typed:profile:${owner}`;
export const typedRegistrationKey = "larder:typed:registration";
