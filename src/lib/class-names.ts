import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. Conflicting Tailwind classes are not merged, so callers must not repeat what a component
 * sets.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
