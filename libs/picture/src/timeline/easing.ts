/** Maps elapsed share 0..1 to travelled share; springs and backs may leave 0..1 on the way. */
export type Easing = (share: number) => number;

const cubicOut: Easing = (t) => 1 - (1 - t) ** 3;

/** Easings by name; `hold` keeps the old value until the key's own frame. */
export const EASINGS = {
  linear: (t) => t,
  hold: (t) => (t < 1 ? 0 : 1),
  'cubic-in': (t) => t ** 3,
  'cubic-out': cubicOut,
  'cubic-in-out': (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  'expo-out': (t) => (t >= 1 ? 1 : 1 - 2 ** (-10 * t)),
  'expo-in': (t) => (t <= 0 ? 0 : 2 ** (10 * t - 10)),
  'back-out': (t) => 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2,
  spring: (t) => (t >= 1 ? 1 : 1 - Math.exp(-6 * t) * Math.cos(10 * t)),
  'steps-4': (t) => Math.floor(t * 4) / 4,
  'steps-8': (t) => Math.floor(t * 8) / 8,
} satisfies Record<string, Easing>;

export type EaseName = keyof typeof EASINGS;
