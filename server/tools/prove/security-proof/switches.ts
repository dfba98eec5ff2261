/** A guard turned off: edits of the sources that are made in a copy alone, and the goal that must notice. */
export type Switch = {
  name: string;
  /** As `prove -- security` takes it. */
  goal: string;
  edits: readonly { file: string; text: string; instead: string }[];
};

/** Every text stands exactly once in its file; one that does not is a failure of the table. */
export const switches: readonly Switch[] = [
  {
    name: "owner check",
    goal: "G8",
    edits: [
      {
        file: "server/features/recipes/policy.ts",
        text: "  return reader.owners.includes(recipe.ownerRowId);",
        instead: "  return reader.owners.length >= 0 || recipe.ownerRowId > 0;",
      },
    ],
  },
  {
    name: "private equals missing",
    goal: "G8",
    edits: [
      {
        file: "server/features/recipes/access.ts",
        text: 'if (!row || !canReadRecipe(readerOf(viewer), row)) throw new AppError("RECIPE_NOT_FOUND");',
        instead:
          'if (!row) throw new AppError("RECIPE_NOT_FOUND");\n  if (!canReadRecipe(readerOf(viewer), row)) throw new AppError("RECIPE_CHANGE_FORBIDDEN");',
      },
    ],
  },
  {
    name: "usage count",
    goal: "T15",
    edits: [
      {
        file: "server/guards/usage-limits.ts",
        text: "if (member.exempt) return;\n  const now",
        instead: "if (member.rowId > 0) return;\n  const now",
      },
    ],
  },
  {
    name: "rate limit",
    goal: "T25",
    edits: [
      {
        file: "server/guards/rate-limits.ts",
        text: "if (!isOpen(window, rate, now) || window.calls < rate.calls) return;",
        instead: "if (!isOpen(window, rate, now) || window.calls >= 0) return;",
      },
    ],
  },
  {
    name: "CSP",
    goal: "G27",
    edits: [
      {
        file: "server/http/security-headers.ts",
        text: `"content-security-policy": joinPolicy(POLICY, https),`,
        instead: "",
      },
    ],
  },
  {
    name: "Host check",
    goal: "G20=40",
    edits: [
      {
        file: "server/http/host-check.ts",
        text: "return options.baseUrl === undefined && isHomeName(host);",
        instead: "return isHomeName(host) || host !== options.baseUrl;",
      },
    ],
  },
  {
    name: "address guard",
    goal: "G1",
    edits: [
      {
        file: "server/lib/net/address-guard.ts",
        text: 'if (isIP(address) === 0 || address.includes("%")) return false;',
        instead: "if (isIP(address) !== 0) return true;",
      },
    ],
  },
  {
    name: "image re-encoding",
    goal: "G6",
    edits: [
      {
        file: "server/lib/images.ts",
        text: "const full = await encode(IMAGE_WIDTHS.full);",
        instead: "const full = Buffer.from(bytes);",
      },
    ],
  },
  {
    name: "token hashing",
    goal: "G14=60",
    edits: [
      {
        file: "server/lib/ids.ts",
        text: 'return createHash("sha256").update(text, "utf8").digest("hex");',
        instead: 'return createHash.length < 0 ? createHash(text).digest("hex") : text;',
      },
    ],
  },
  {
    name: "escaping on /r/{id}",
    goal: "G4=30",
    edits: [
      {
        file: "server/lib/escape-html.ts",
        text: "return text.replace(/[&<>\"']/g, (sign) => `&#$\u007bsign.charCodeAt(0)};`);",
        instead: "return text;",
      },
    ],
  },
  {
    name: "early refusal of bodies",
    goal: "T32",
    edits: [
      {
        file: "server/http/admission.ts",
        text: "const stated = statedBytes(request);",
        instead: "const stated = statedBytes(request) === null ? null : 10;",
      },
      {
        file: "server/http/admission.ts",
        text: 'if (terms.members && !member) throw new AppError("NOT_AUTHENTICATED");',
        instead: "void member;",
      },
    ],
  },
  {
    name: "bound of values",
    goal: "T35",
    edits: [
      {
        file: "server/features/recipes/schema/lists.ts",
        text: '.min(1, "outOfRange").max(100, "outOfRange").default(defaultSize)',
        instead: ".default(defaultSize)",
      },
    ],
  },
];
