type Figures = { creates: number; imports: number; scans: number };

const perKind = ({ creates, imports, scans }: Figures) =>
  `${creates} recipes written, ${imports} imported and ${scans} scanned`;

/**
 * The two plans, on the pricing page and in the dialog to choose one. Their numbers come from
 * server/plans.ts.
 */
export const plans = {
  documentTitle: "Plans",
  title: "Plans",
  intro: "Start free and stay as long as you like. Premium is for kitchens that never stop collecting.",
  dialogTitle: "Choose Your Recipe Management Plan",
  limitReached: "You've reached your limit! Upgrade now to continue creating amazing recipes.",

  names: { freemium: "Freemium", premium: "Premium" },
  /** Price in dollars; the period is displayed next to it. */
  price: (dollars: string) => `$${dollars}`,
  per: { freemium: "forever", premium: "per month" },
  about: {
    freemium: "Everything a household needs to begin.",
    premium: "Unlimited-like access, with limits 2x to 5x higher.",
  },
  benefitsOf: (plan: string) => `What ${plan} has`,
  benefits: {
    freemium: ["Basic organisation", "Search", "Community support"],
    premium: ["Advanced organisation", "Bulk operations", "Advanced exports", "Priority support"],
  },

  limitsOf: (plan: string) => `Limits of ${plan}`,
  kinds: { recipe_create: "Write", recipe_import: "Import", ocr_operation: "Scan" },
  aDay: (count: number) => `${count} a day`,
  perWindow: {
    lifetime: (count: number) => `${count} in all`,
    monthly: (count: number) => `${count} a month`,
  },
  lifetime: "What is in all is a lifetime limit: it never starts anew.",
  burst: (figures: Figures) =>
    `No lifetime limit. Within an hour, ${perKind(figures)}: this burst protection keeps one busy hour from slowing the server for others.`,

  current: "Current Plan",
  comingSoon: "Coming Soon",
  upgrade: "Upgrade to Premium",
  payment: "Payment integration will come in the next phase.",
  /** Shown to a premium member about the freemium plan. */
  within: "Premium has all of this.",
  granted: "Until then, whoever runs this server can give it to you: ask them.",
  guarantee: "30-day money-back guarantee",
  cancel: "Cancel anytime",

  usage: "Current usage",
  yourPlan: (plan: string) => `Your plan is ${plan}.`,
  /** Replaces the name of a plan on a server without limits. */
  noLimitsShort: "No limits here",
  noLimitsTitle: "No limits on this server",
  noLimits: "This server has no limits: write, import and scan as many recipes as you like.",

  compared: "What each plan gives",

  faq: {
    title: "Questions and answers",
    items: (freemium: Figures, burst: Figures) => [
      {
        question: "When do my limits start anew?",
        answer:
          "Daily limits reset at midnight in your time zone; your profile says which one that is. Monthly limits of Premium reset on the upgrade day each month. The lifetime limits of Freemium do not reset.",
      },
      {
        question: "What happens when I exceed a limit of Premium?",
        answer: `You return for the time being to the daily limits of Freemium, ${perKind(freemium)}, until your month starts anew. Nothing of yours is locked or lost.`,
      },
      {
        question: "What is burst protection?",
        answer: `Within an hour Premium takes ${perKind(burst)}. After a short while you can go on.`,
      },
      {
        question: "What counts?",
        answer:
          "What worked: a recipe written or duplicated, an import saved, a photo read. What failed is free. Deleting a recipe gives nothing back.",
      },
      {
        question: "Can I cancel Premium?",
        answer:
          "Yes, anytime. You keep Premium until the period that you paid for ends, and go on with Freemium after it. All your recipes stay.",
      },
      {
        question: "What if it is not for me?",
        answer: "There is a 30-day money-back guarantee.",
      },
      {
        question: "How do I pay?",
        answer:
          "Not at all yet: payment integration will come in the next phase. Until then, whoever runs this server can give you Premium.",
      },
    ],
  },
};
