import { fileURLToPath } from "node:url";

/** English for the recognizer. Beside this module in the sources, and beside the chunk that it becomes in a build. */
export const languageDataFile: string = fileURLToPath(new URL("./eng.traineddata", import.meta.url));

/** SHA-256 of that file: other data, or a part of it, would end the process that reads it. */
export const languageDataHash = "7d4322bd2a7749724879683fc3912cb542f19906c83bcc1a52132556427170b2";
