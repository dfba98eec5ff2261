export const listed = true;
