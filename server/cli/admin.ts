import { formatAdminError, getExitCodeOfError, runAdminCommand } from "./operator/run-admin.ts";

try {
  console.log(await runAdminCommand(process.argv.slice(2), process.env, (line) => console.error(line)));
} catch (error) {
  console.error(formatAdminError(error));
  process.exitCode = getExitCodeOfError(error);
}
