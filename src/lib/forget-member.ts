/** Takes what this browser keeps of a member out of its text storage: drafts, timers, places in a recipe. */
export function forgetMember(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}
