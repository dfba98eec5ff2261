export const meal = true;
