import { exitCodeOf, explainError, runAdmin } from "./operator/run-admin.ts";

try {
  console.log(await runAdmin(process.argv.slice(2), process.env, (line) => console.error(line)));
} catch (error) {
  console.error(explainError(error));
  process.exitCode = exitCodeOf(error);
}
