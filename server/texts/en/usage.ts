/** Usage and limits: meters, warnings, and the error of an exceeded limit. */
export const usage = {
  failed: "Failed to fetch usage data",

  limit: {
    resetsAt: (time: string) => `You can go on from ${time}.`,
    /** The time in `resetsAt` if it is tomorrow: "You can go on from tomorrow at 1:28 AM." */
    tomorrow: (time: string) => `tomorrow at ${time}`,
    kept: "What you wrote is kept on this device.",
    /** Link to the meters on the profile page. */
    see: "See what you have used",
  },

  /** The summary on the dashboard: a line for today and a line for the lifetime. */
  soFar: {
    created: (used: number, limit: number) => `${used} of ${limit} recipes written`,
    imported: (used: number, limit: number) => `${used} of ${limit} imported`,
    scanned: (used: number, limit: number) => `${used} of ${limit} scanned`,
    today: (parts: string) => `Today: ${parts}.`,
    inAll: (parts: string) => `Lifetime: ${parts}.`,
    unlimited: "No limits here: write, import and scan as many recipes as you like.",
  },

  meters: {
    lifetime: "Lifetime",
    monthly: "This month",
    daily: "Today",
    recipes: "Recipes written",
    imports: "Recipes imported",
    ocr: "Recipes scanned",
    lifetimeNote: "This count never starts anew, and deleting a recipe gives nothing back.",
    /** Shown to a premium member who has reached a monthly limit. */
    fallbackNote: "Whatever is used up for this month goes on with the daily limits of Freemium.",
    /** `relative` is a time such as "in 5 hours". */
    resetsOn: (relative: string, when: string) => `Starts anew ${relative}, on ${when}.`,
    infinity: "∞",
    ratio: (current: string, limit: string) => `${current} / ${limit}`,
    percent: (percent: string) => `${percent}% used`,
    /** Shown for a period without a limit. */
    noLimit: "No limit.",
    spokenUsage: (current: string, limit: string, percent: string) =>
      `${current} of ${limit} used, ${percent} percent`,
    spokenUnlimited: (current: string) => `${current} used, no limit`,
    /** Describes the colour of a meter for screen readers. */
    tones: { warning: "most of it is used", error: "nearly used up" },
  },

  warnings: {
    label: "Usage warning",
    types: { recipe: "recipe", import: "import", ocr: "OCR operation" },
    critical: (left: number, type: string) =>
      `Only ${left} ${type}s left! Upgrade to premium for unlimited access.`,
    urgent: (current: number, limit: number, type: string) =>
      `You've used ${current}/${limit} ${type}s. Consider upgrading to premium.`,
    warning: (current: number, limit: number, type: string) =>
      `You've used ${current}/${limit} ${type}s. Premium offers 2x-5x more!`,
    more: (others: number) => `+${others} more usage ${others > 1 ? "warnings" : "warning"}`,
    upgradeNow: "Upgrade Now",
    viewPlans: "View Plans",
  },
};
