import type { FromPlugin } from '../plugin-talk';

/** Tells the program that started this process; nobody is told once it is gone. */
export function say(message: FromPlugin, then: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, then);
}
