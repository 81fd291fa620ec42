import type { Fact } from './fact';

/** The object that a fact stands in, by the names on the way to it. */
export function objectOf({ path }: Fact): string {
  return path.slice(0, -1).join('/');
}

/** Values of one column stand under one pointer with the row numbers left out. */
export function columnOf({ path }: Fact): string {
  return path.map((part) => (isPlace(part) ? '*' : part)).join('/');
}

/** Tells whether a name on the way to a fact is its place in a list. */
export function isPlace(name: string | undefined): boolean {
  return name !== undefined && /^\d+$/.test(name);
}
