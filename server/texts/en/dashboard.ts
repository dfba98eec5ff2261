/**
 * The start page of a member: greeting, dish of the day, ways to add recipes, recipes of others, and
 * statistics.
 */
export const dashboard = {
  title: "Dashboard",
  welcome: (firstName: string) => `Welcome back, ${firstName}!`,
  welcomeGuest: "Welcome to Larder",
  intro: "What shall it be today?",
  /** Shown on the first visit. */
  introFirst: "Good to have you here. What shall it be today?",
  today: {
    added: "New in your kitchen",
    ready: (minutes: number) => `Ready in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
    favorite: "One of your favorites",
    since: (month: string) => `You added this in ${month}`,
  },
  introGuest: "Look around: these are the recipes that people here have made public.",
  first: {
    title: "Bring in your first recipe",
    link: "A link to a recipe",
    linkHint: "Paste it, and Larder reads the page at once. You see what it found before anything is saved.",
    orElse: "Not on the web?",
    paste: "Paste text",
    scan: "Scan a photo",
    write: "Write it down",
    sample: "Or begin with one of ours",
    wanted: "You wanted to keep",
  },
  next: "Bring in the next one",
  failedTitle: "We could not load your kitchen",
  begun: "You were cooking",
  recent: "Recent recipes",
  recentAll: "All your recipes",
  featured: "Featured Recipes",
  featuredFailed: "Failed to load featured recipes. Please try again.",
  featuredNone: "Nothing here yet",
  featuredNoneMember: "Make one of your recipes public and it appears here.",
  featuredNoneGuest: "Recipes appear here as soon as somebody makes one public.",
  explore: "Explore by Cuisine",
  popular: "Explore Popular Recipes",
  popularCuisine: "Cuisine",
  popularFailed: "Failed to load popular recipes. Please try again.",
  popularNone: (cuisine: string | null) =>
    cuisine ? `No public ${cuisine} recipe yet.` : "No public recipe yet.",
  pastEnd: "The recipes end before this page.",
  firstPage: "To the first page",
  perPage: "Recipes a page",
  journey: "Your Recipe Journey",
  yourRecipes: "Your recipes",
  liked: "Liked",
  thisWeek: "This week",
  statsFailed: "Failed to load statistics",
  guestTitle: "Keep what you find",
  guestBody:
    "An account holds your own recipes: written down, imported from the web, found again in seconds.",
  register: "Create account",
  login: "Sign in",
};
