import { expect, it } from "vitest";
import { text } from "./en.ts";

/** Texts that the documentation prescribes, which are exempt from these rules. */
const DOCUMENTED: ReadonlySet<string> = new Set([
  "Email verified successfully! You can now log in.",
  "Go to Login",
  "Back to Login",
  "Continue to Login",
  "Google login failed",
  "Processing ingredients and instructions...",
  "At least one instruction is required",
  "Sign Up",
  "Logout",
  "Please log in to view your profile.",
  "Instructions",
  "Process with OCR",
  "You must be logged in to use the recipe scanner. Please log in and try again.",
  "Not authenticated - please log in",
  "Processing image with OCR...",
  "Login History",
  "Login success rate",
  "Sign up",
  "Your email address needs to be verified before you can log in.",
  "Login failed",
  "Full Name",
  "Email Address",
  "Confirm Password",
  "Create Account",
  "Creating Account...",
  "Check Your Email",
  "Send Verification Email",
  "Email Sent!",
  "Try Again",
  "Send Reset Link",
  "Try Different Email",
  "New Password",
  "Confirm New Password",
  "Invalid Reset Link",
  "Request New Reset Link",
  "Password Reset Successful",
  "Create Recipe",
  "Import Recipe",
  "Scan Recipe",
  "Featured Recipes",
  "Explore by Cuisine",
  "Explore Popular Recipes",
  "Your Recipe Journey",
  "Unexpected Application Error!",
  "My Favorites",
  "Import & Validate",
  "Review Recipe",
  "Recipe Saved",
  "Import History",
  "Save & Edit",
  "Retry Import",
  "View Recipe",
  "Edit Recipe",
  "Browse Recipes",
  "Get Started",
  "Sign In",
  "Browse as Guest",
  "My Recipes",
  "Add Recipe",
  "New Recipe",
  "View Plans",
  "Choose Your Recipe Management Plan",
  "Current Plan",
  "Coming Soon",
  "Personal Information",
  "Account Tier",
  "Recipe Details",
  "Basic Information",
  "Save Changes",
  "Back to Recipes",
  "Update Recipe",
  "Start Recipe Scanning",
  "Tips for Best Results",
  "View All Tips",
  "Capture or Upload Image",
  "Review and Edit",
  "Save Recipe",
  "Use Camera",
  "Upload from Gallery",
  "Assess Quality",
  "Retry Processing",
  "Scan Another Recipe",
  "Filters changed - click Search to update results",
  "Security Dashboard",
  "Security Alerts",
  "Needs Attention",
  "Welcome Back",
  "Signing In...",
  "Continue as Guest",
  "Upgrade Now",
  "Verification email sent successfully! Please check your inbox and spam folder.",
  "Welcome back, …!",
  "No import history found. Start by importing your first recipe!",
  "You've reached your limit! Upgrade now to continue creating amazing recipes.",
  "Changes saved successfully! You can continue editing or view the recipe.",
  "Recipe saved successfully!",
  "Only … …s left! Upgrade to premium for unlimited access.",
  "You've used …/… …s. Premium offers 2x-5x more!",
  "OCR operation",
]);

/** Names that keep their capitals inside a sentence. */
const NAMES =
  /^(?:Larder|Premium|Freemium|Google|URL|ID|I|JSON|JSON-LD|CSV|Markdown|Cooklang|JPEG|PNG|BMP|TIFF|WebP|DPI|MB|HTTPS|API|REST|Esc|Ctrl|U|Alt|Tab|Enter|Shift|Delete|Mac|Option|Command|Z|A|EMAIL)$/;

/**
 * Words that must not be displayed, with their replacement: each meaning has one word, and technical words
 * are not for users.
 */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\bOCR\b/, "scan"],
  [/\bJSON-LD\b/, "what it is for"],
  [/\bconfidence\b/i, "lines to check, or how sure"],
  [/\bprocessing time\b/i, "read in"],
  [/\blog(?:ged|ging)?[ -]?in\b/i, "sign in"],
  [/\blog(?:ged|ging)?[ -]?out\b/i, "sign out"],
  [/\bsign(?:ed)?[ -]?up\b|\bregister(?:ed)?\b/i, "create account"],
  [/\binstructions?\b|\bdirections\b/i, "method, of steps"],
  [/\bbookmarks?\b|\bstarred\b|\bfavourites?\b/i, "favorites"],
  [/\boops\b/i, "what happened"],
];

/** Yields every text in the catalogue; for a function, the string literals of its source. */
function* said(part: unknown): Generator<string> {
  if (typeof part === "string") yield part;
  else if (typeof part === "function") yield* literalsIn(String(part));
  else if (typeof part === "object" && part !== null)
    for (const entry of Object.values(part)) yield* said(entry);
}

function* literalsIn(source: string): Generator<string> {
  for (const [, ...quoted] of source.matchAll(
    /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g,
  )) {
    const literal = quoted.find((text) => text !== undefined);
    if (literal) yield literal.replace(/\$\{[^}]*\}/g, "…");
  }
}

const all = [...new Set(said(text))];
const ours = all.filter((text) => !DOCUMENTED.has(text));

/** The capitalised words of a text that neither begin a sentence nor are names. */
function capitalsWithin(sentence: string): string[] {
  return sentence.split("\n").flatMap((line) => {
    const words = line.split(/\s+/);
    return words.filter((word, index) => {
      const before = words[index - 1];
      // A word after an inserted value ("…") may begin a text of its own.
      if (before === undefined || /[.!?:·"“}…]$/.test(before) || !/^\p{Lu}/u.test(word)) return false;
      return !NAMES.test(word.replace(/[^\p{L}\p{N}-]+$/u, ""));
    });
  });
}

it("uses one word per meaning, and no technical words", () => {
  const wrong = ours.flatMap((text) =>
    INSTEAD.filter(([word]) => word.test(text)).map(([, better]) => `${text} (${better})`),
  );
  expect(wrong).toEqual([]);
});

it("writes a capital only where a sentence or a name begins", () => {
  expect(ours.filter((text) => capitalsWithin(text).length > 0)).toEqual([]);
});

it("raises its voice nowhere", () => {
  expect(ours.filter((text) => /!(?![@#])/.test(text))).toEqual([]);
});

it("has no exception for what is said nowhere", () => {
  expect([...DOCUMENTED].filter((text) => !all.includes(text))).toEqual([]);
});

it("would find what it looks for", () => {
  expect(capitalsWithin("Save Recipe")).toEqual(["Recipe"]);
  expect(capitalsWithin("Save it. Then go to Larder")).toEqual([]);
  expect([...said({ one: (count: number) => `${count} Logins`, two: ["x"] })]).toEqual(["… Logins", "x"]);
});
