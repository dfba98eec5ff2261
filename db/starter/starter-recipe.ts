/** The ten cuisines as they are stored and sent. */
type Cuisine =
  | "AMERICAN"
  | "ITALIAN"
  | "MEXICAN"
  | "CHINESE"
  | "INDIAN"
  | "FRENCH"
  | "THAI"
  | "JAPANESE"
  | "MEDITERRANEAN"
  | "OTHER";

/** A recipe of the starter cookbook as it is written down; times are minutes. */
export type StarterRecipe = {
  title: string;
  description: string;
  cuisine: Cuisine;
  servings: number;
  /** What comes out where that is not a number of servings: "24 cookies". */
  yieldText?: string;
  difficulty: "EASY" | "MEDIUM" | "HARD";
  prepTime: number;
  cookingTime: number;
  /** Only where waiting makes it more than preparing and cooking together. */
  totalTime?: number;
  /** At most 10, each of at most 30 characters. */
  tags: string[];
  notes?: string;
  /** The lines as a cook writes them; the ingredient reader takes them apart. */
  ingredients: { section?: string; line: string }[];
  instructions: { section?: string; text: string }[];
};
