export const lost = true;
