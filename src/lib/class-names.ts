import { type ClassValue, clsx } from "clsx";

/** Joins class names. Callers set only what a component leaves open (width, margins), so nothing is merged. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
