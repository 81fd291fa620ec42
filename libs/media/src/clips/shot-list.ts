import type { LibraryFile } from '@app/sources';

/** A stretch of a video that a video may show, seconds. */
export interface UsableShot {
  path: string;
  width: number;
  height: number;
  from: number;
  to: number;
}

/** Shorter shots are flashes. */
const SHORTEST_S = 0.7;

/**
 * The shots of the videos in their order: neither black nor frozen nor a flash, where there are such. A video that is not
 * indexed is one shot.
 */
export function shotList(files: readonly LibraryFile[]): UsableShot[] {
  return files.flatMap(({ kind, path, width, height, seconds, shots }) => {
    const length = seconds ?? 0;
    if (kind !== 'video' || length <= 0) return [];
    const all = (shots ?? []).filter(({ fromMs, toMs }) => toMs > fromMs);
    const moving = all.filter(({ isBlack, isFrozen }) => !isBlack && !isFrozen);
    const lasting = moving.filter(({ fromMs, toMs }) => toMs - fromMs >= SHORTEST_S * 1000);
    const best = [lasting, moving].find((some) => some.length > 0);
    if (!best) return [{ path, width, height, from: 0, to: length }];
    return best.map(({ fromMs, toMs }) => ({ path, width, height, from: fromMs / 1000, to: toMs / 1000 }));
  });
}
