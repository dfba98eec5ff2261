import { root } from "./child.mjs";
import { findDataProblems } from "./data-rules.mjs";

const problems = findDataProblems(root);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
