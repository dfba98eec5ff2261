/** localStorage keys of timers and cooking progress. `owner` is a member's id or "guest". */
export const timersStorageKey = (owner: string) => `larder:timers:${owner}`;
export const cookingProgressStorageKey = (owner: string) => `larder:cooking:${owner}`;

/** localStorage key of recent searches. `owner` is a member's id or "guest". */
export const recentSearchesStorageKey = (owner: string) => `larder:searches:${owner}`;

/** sessionStorage key that public/shared.js sets when a recipe is opened by a shared link. */
export const sharedKey = "larder:shared";

/** sessionStorage keys of typed form values that were not sent. */
export const typedProfileStorageKey = (owner: string) => `larder:typed:profile:${owner}`;
export const typedRegistrationKey = "larder:typed:registration";
