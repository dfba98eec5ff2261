/** Where the browser keeps what one person, or its guests, searched for. */
export const recentKey = (owner: string) => `larder:searches:${owner}`;
