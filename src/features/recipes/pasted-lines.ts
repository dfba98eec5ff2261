/** Lines of pasted text with blanks made one; an empty one stands for an empty line. */
export function linesIn(pasted: string): string[] {
  const text = pasted.slice(0, 200_000).replace(/\r\n?/g, "\n");
  return text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
}

const bullet = /^(?:[-–—*•●○◦‣▪▫■▢☐☑□✓✔·] ?(?=\S))?(?:\[[ xX]?\] )?/;
const itsNumber = /^(\d{1,3})[.)] (?=\S)/;

/** Ingredients without bullets, and without numbers where all of them are numbered in order. */
export function ingredientsIn(pasted: readonly string[]): string[] {
  const lines = pasted.map((line) => line.replace(bullet, "")).filter(Boolean);
  return isNumbered(lines) ? lines.map((line) => line.replace(itsNumber, "")) : lines;
}

/** True for 1, 2, 3 to the end; headings may stand between, and the count may begin anew below one. */
function isNumbered(lines: readonly string[]): boolean {
  let last = 0;
  let counted = 0;
  for (const line of lines) {
    const number = Number(itsNumber.exec(line)?.[1] ?? 0);
    if (number === 0 && /[:：]$|^#/.test(line)) continue;
    if (number !== last + 1 && number !== 1) return false;
    last = number;
    counted += 1;
  }
  return counted > 1;
}

const stepNumber = /^(?:(?:step|Step|STEP) )?\d{1,3}[.):] ?(?=\D)/;
/** Without a dot: above its step, or before a capital letter; "step 2 cups of flour in" is none. */
const stepName = /^(?:step|Step|STEP) \d{1,3}[.):]?(?:$| (?:[-–—] )?(?=\p{Lu}))/u;

/**
 * Steps without bullets and numbers. Where empty lines stand between paragraphs, the lines of one belong together; a
 * number or a bullet begins a step there too.
 */
export function stepsIn(pasted: readonly string[]): string[] {
  const inParagraphs = /\S\n\n+\S/.test(pasted.join("\n").trim());
  const steps: string[] = [];
  let isOpen = false;
  for (const line of pasted) {
    const bare = line.replace(bullet, "");
    const text = bare.replace(stepName, "").replace(stepNumber, "");
    const goesOn = isOpen && inParagraphs && text === line;
    if (goesOn && line !== "") steps.push(`${steps.pop() ?? ""} ${line}`.trim());
    else if (line !== "") steps.push(text);
    isOpen = line !== "";
  }
  return steps.filter(Boolean);
}
