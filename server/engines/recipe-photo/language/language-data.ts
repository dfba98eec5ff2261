import { fileURLToPath } from "node:url";

/** English data for the recogniser, next to this module in the sources and next to the chunk in a build. */
export const languageDataFile: string = fileURLToPath(new URL("./eng.traineddata", import.meta.url));

/** SHA-256 of the file: other or truncated data would crash the process. */
export const languageDataHash = "7d4322bd2a7749724879683fc3912cb542f19906c83bcc1a52132556427170b2";
