import type { SceneEnv } from '../styles/scene-env';
import { msOf } from './frame-rate';
import type { Layer } from './layer';
import { slam } from './motion';
import type { Track } from './track';

/** Frames a fall may be ahead of its scene: then the figure stands on the first frame already, still too large. */
const AHEAD = 2;

/**
 * Lets a hero's figure fall in where its author asked for that, in place of the style's own entrance; what moves it later,
 * or all the time, stays. Layers of other scenes come back as they were.
 */
export function slamFigure(env: SceneEnv, layers: Layer[]): Layer[] {
  const { scene, from, frames } = env;
  if (scene.motion !== 'slam' || scene.layout !== 'hero') return layers;
  const name = `${scene.id}.figure`;
  const isFigure = ({ id }: Layer): boolean => id === name || id.startsWith(`${name}.`) || id.startsWith(`${name}-`);
  const enters = ({ prop, keys }: Track): boolean =>
    prop === 'progress' || (keys.length > 1 && (keys.at(-1)?.frame ?? 0) <= from + frames / 2);
  const starts = layers
    .filter((layer) => isFigure(layer))
    .flatMap((layer) => layer.tracks.filter(enters).map(({ keys }) => Math.max(layer.from, keys[0]?.frame ?? 0)));
  const start = Math.max(from - AHEAD, starts.length > 0 ? Math.min(...starts) : from);
  const { tracks, cues = [] } = slam({ at: msOf(start - from) });
  for (const { sound, frame } of cues) env.cue(sound, msOf(frame));
  const falling = tracks.map((track) => ({
    ...track,
    keys: track.keys.map((key) => ({ ...key, frame: key.frame + from })),
  }));
  return layers.map((layer) =>
    isFigure(layer) ? { ...layer, tracks: [...layer.tracks.filter((track) => !enters(track)), ...falling] } : layer,
  );
}
