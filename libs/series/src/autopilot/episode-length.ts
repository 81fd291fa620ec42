/** Seconds that an autopilot's episodes may last (docs/specification.md 4.7, rule 2). */
export const EPISODE_SECONDS = [15, 30, 60, 90] as const;

/** The nearest length there is; between two, the longer. */
export function snapSeconds(seconds: number): number {
  return EPISODE_SECONDS.reduce<number>(
    (nearest, length) => (Math.abs(length - seconds) <= Math.abs(nearest - seconds) ? length : nearest),
    EPISODE_SECONDS[0],
  );
}
