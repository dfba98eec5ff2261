/** Colours of food: [main colour, shade, highlight]. None is blue, because almost no food is. */
export const FAMILIES = {
  tomato: ["#c8452c", "#a53320", "#e27a60"],
  curry: ["#df8d3c", "#c06f27", "#f0b26b"],
  pumpkin: ["#e5983f", "#c6762a", "#f3bb74"],
  carrot: ["#e27c36", "#bf5f24", "#f2a56b"],
  lemon: ["#efc64b", "#d5a22f", "#f8e08f"],
  golden: ["#dba651", "#b98036", "#efcd8b"],
  pasta: ["#edd28c", "#d8b161", "#f7e8ba"],
  cream: ["#f3e5c2", "#dfc998", "#fcf6e4"],
  rice: ["#f8f2e2", "#e4d9bd", "#fffcf4"],
  leaf: ["#74a25a", "#437a4b", "#aac98a"],
  matcha: ["#a9bd6b", "#859a4b", "#cbd99a"],
  mushroom: ["#b89d82", "#8b7058", "#d7c4ac"],
  bean: ["#9b5743", "#763c2e", "#c28d74"],
  meat: ["#9a5e3b", "#74432b", "#c48d60"],
  cocoa: ["#5f3c2c", "#44281b", "#8a5f46"],
  dark: ["#423a36", "#2a2421", "#6f635a"],
  salmon: ["#ea8b70", "#cd6c53", "#f5b39e"],
  berry: ["#b83a57", "#8c2743", "#dc7a90"],
  beet: ["#9c2a4e", "#761b3b", "#c7637f"],
  plum: ["#66436d", "#472c4f", "#94729a"],
} as const;

export type Family = keyof typeof FAMILIES;

/** Cloth colours by cuisine: [cloth, dark tone for rims, pots and napkins]. */
export const CLOTHS = {
  AMERICAN: ["#cbd9e8", "#5a80ad"],
  ITALIAN: ["#ead6bb", "#b9683f"],
  MEXICAN: ["#f3cda2", "#cf7434"],
  CHINESE: ["#ecc4b6", "#b5473a"],
  INDIAN: ["#f3dfa4", "#c8932d"],
  FRENCH: ["#d7d5e9", "#7c77ac"],
  THAI: ["#cbe0c8", "#5a9164"],
  JAPANESE: ["#d7d9d3", "#66787f"],
  MEDITERRANEAN: ["#c7dfe5", "#478da1"],
  OTHER: ["#e6dccb", "#a0835f"],
} as const;

export type ClothName = keyof typeof CLOTHS;

export const HERB = FAMILIES.leaf[1];
export const CHINA = ["#fbf6ea", "#ece3d0"] as const;
export const STONE = ["#e9ddca", "#d9cab2"] as const;
export const WOOD = ["#cda071", "#b98a5c", "#dcb68b"] as const;
export const IRON = ["#47423f", "#383330"] as const;
export const SHADOW = "#3b2a1e26";
