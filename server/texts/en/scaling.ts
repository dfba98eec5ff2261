/** Texts of scaled amounts. The scaling engine receives them as functions, because it contains no texts. */
export const scaling = {
  about: (amount: string) => `about ${amount}`,
  lessThan: (amount: string) => `less than ${amount}`,
  plus: (parts: readonly string[]) => parts.join(" plus "),
  pinch: (spoon: string) => `a pinch (${spoon})`,
  exactNote: ({ exact, unit }: { exact: string; unit: string | null }) =>
    unit === null ? `Exactly ${exact}.` : `Exactly ${exact} ${unit}.`,
  packNote: (facts: { unit: string | null; share: string; size: string; part: string }) =>
    `${facts.share} of a (${facts.size}) ${facts.unit ?? "piece"} is ${facts.part}.`,
  eggNote: (facts: { exact: string; eggPart: "egg" | "yolk" | "white"; part: string; spoons: string }) =>
    `Exactly ${facts.exact}: beat one ${facts.eggPart}, use about ${facts.spoons} of it for ${facts.part}.`,
  unscaledStep: (hasScaled: boolean) =>
    hasScaled ? "Other amounts in this step are as written." : "Amounts in this step are as written.",
  warning: {
    largeBatch: (factor: string) =>
      `This is ${factor} times the recipe: it may need larger pots and longer cooking. Check for doneness as you go.`,
    veryLargeBatch: (factor: string) =>
      `At ${factor} times, heat and mixing no longer follow the amounts: cook in batches where you can.`,
    smallBatch: (factor: string) =>
      `This is ${factor} times the recipe: use smaller pans and check earlier, small amounts cook and dry out faster.`,
    season: (names: readonly string[]) =>
      `Go by taste or by the packet: start with less than shown of ${names.join(", ")}.`,
    tin: (written: string, fitting: string) =>
      `The recipe uses a ${written} tin. The scaled amount fits one of about ${fitting}.`,
  },
};
