/** The fields of an order that say something: null stands for one that is left out, and keeps no default from it. */
export function saidFields<T extends object>(body: T): T {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null)) as T;
}
