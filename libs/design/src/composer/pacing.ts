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
  /** Share of the usual silence between lines. */
  air: number;
}

/** Silence around a line of a video at standard pacing, milliseconds, before its scenes are known. */
export const USUAL_AIR_MS = 450;

export const PACE_HABITS: Readonly<Record<Pacing, PaceHabits>> = {
  calm: { voice: 0.92, scene: 1.15, air: 1.3 },
  standard: { voice: 1, scene: 1, air: 1 },
  fast: { voice: 1.1, scene: 0.82, air: 0.7 },
};
