import type { Layer } from '../timeline/layer';
import type { TrackProp } from '../timeline/track';

/** Whether no track of these properties changes on frames `from <= frame < to`; all properties when none are named. */
export function isStill(layer: Layer, from: number, to: number, props?: readonly TrackProp[]): boolean {
  return layer.tracks.every(({ prop, keys }) => {
    if (props && !props.includes(prop)) return true;
    return keys.every((key, index) => {
      const next = keys[index + 1];
      return !next || next.value === key.value || next.frame <= from || key.frame >= to - 1;
    });
  });
}

/** Lowest and highest sum that a layer's tracks of one property may reach; for offsets. */
export function rangeOf(layer: Layer, prop: TrackProp): { low: number; high: number } {
  let [low, high] = [0, 0];
  for (const track of layer.tracks) {
    if (track.prop !== prop) continue;
    const values = track.keys.map(({ value }) => value);
    low += Math.min(...values);
    high += Math.max(...values);
  }
  return { low, high };
}
