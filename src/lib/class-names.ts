import { type ClassValue, clsx } from "clsx";

/** Joins class names. Components leave open what callers may set (width, margins), so nothing is merged. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
