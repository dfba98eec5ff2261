import type { Page } from "@playwright/test";

/**
 * Who looks: nobody signed in, a guest, a member with none, one or two hundred recipes, one who writes some, and two whose
 * account nothing is known of, and very much.
 */
export const LIBRARIES = ["none", "one", "200"] as const;
export type Library = (typeof LIBRARIES)[number];
export type Member = Library | "writer" | "unwatched" | "watched";
export type Who = "nobody" | "guest" | Member;

/** Recipes that scenes are about, by what they are known as. */
export type Known = { plain: string; long: string; shared: string; foreign: string };

/** What a scene is played with: `shoot` takes the picture, light and dark, under the scene's name and this one. */
export type Stage = {
  page: Page;
  known: Known;
  /** Narrower than 52rem: the bar at the foot, and a drawer for the rest. */
  isPhone: boolean;
  /** A printed page, as PNG. */
  photo: Buffer;
  shoot: (step?: string) => Promise<void>;
};

/** One way to a screen, and the pictures on it. Without `play` it is pictured as it opens. */
export type Scene = {
  name: string;
  who: Who;
  path: string | ((known: Known) => string);
  /** The server's answers never come, or are refusals of its own making. */
  answers?: "held" | "failing";
  play?: (stage: Stage) => Promise<void>;
};

/** A screen that shows what one has: with each library, and with answers that are late or fail. */
export function screenOf(name: string, path: string, libraries: readonly Library[] = LIBRARIES): Scene[] {
  return [
    ...libraries.map((who) => ({ name: `${name}-${who}`, who, path })),
    { name: `${name}-loading`, who: "200", path, answers: "held" },
    { name: `${name}-failing`, who: "200", path, answers: "failing" },
  ];
}

/** Presses the first button of that name. */
export const press = ({ page }: Stage, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click();
