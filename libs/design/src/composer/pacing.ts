export const PACINGS = ['calm', 'standard', 'fast'] as const;
export type Pacing = (typeof PACINGS)[number];

/** What a video opens with: its headline figure, or the plot that leads there. */
export const MODES = ['numbers', 'story'] as const;
export type Mode = (typeof MODES)[number];

/** What pacing changes; factors are on top of what the house takes for usual. */
export interface PaceHabits {
  /** Speed of the voice. */
  voice: number;
  /** Shortest length of each scene. */
  scene: number;
  /** Milliseconds of air after a line. */
  airMs: number;
}

export const PACE_HABITS: Readonly<Record<Pacing, PaceHabits>> = {
  calm: { voice: 0.92, scene: 1.15, airMs: 520 },
  standard: { voice: 1, scene: 1, airMs: 380 },
  fast: { voice: 1.1, scene: 0.82, airMs: 260 },
};
