/** What is wrong with the arguments or the files, as one sentence for whoever called. */
export class InputError extends Error {}
