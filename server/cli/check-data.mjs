import { root } from "./child.mjs";
import { findDataFileProblems } from "./data-rules.mjs";

const problems = findDataFileProblems(root);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
