import { entrance } from '../../standard/plain-kit';
import { framesOf } from '../../timeline/frame-rate';
import { combine, fade, single, slam, type Motion } from '../../timeline/motion';
import type { Key } from '../../timeline/track';
import type { FilmEnv, SceneEnv } from '../scene-env';

/** Frames of a beat at 140 a minute, the tempo of the style's drums. */
const BEAT = (30 * 60) / 140;

/** Lights up on every n-th beat of the film and falls back to `low` until the next; `offset` in beats. */
export function beats(env: FilmEnv, every: number, offset: number, low: number): Motion {
  const keys: Key[] = [];
  const pace = BEAT * every;
  const first = Math.floor(env.from / pace) - 1;
  for (let index = first; ; index += 1) {
    const frame = Math.round((index + offset / every) * pace) - env.from;
    if (frame > env.frames + framesOf(1000)) break;
    keys.push({ frame: frame - 2, value: low, ease: 'cubic-in-out' }, { frame, value: 1, ease: 'cubic-out' });
  }
  return { tracks: [{ prop: 'opacity', keys }] };
}

/** Wanders sideways one pixel every frame: fast enough to be seen, in whole pixels so that nothing is filtered. */
export function creep(env: FilmEnv, way: 1 | -1): Motion {
  const last = env.frames + 30;
  return {
    tracks: [
      {
        prop: 'x',
        keys: [
          { frame: 0, value: 0 },
          { frame: last, value: way * last, ease: 'linear' },
        ],
      },
    ],
  };
}

/** Shoots away again and again; `phase` 0 to 1 shifts its start. */
export function flight(env: FilmEnv, phase: number, [dx, dy]: [number, number]): Motion {
  const period = Math.round(BEAT * 4);
  const length = 22;
  const x: Key[] = [];
  const y: Key[] = [];
  const opacity: Key[] = [];
  const shift = Math.round(phase * period) - (env.from % period);
  for (let start = shift - period; start < env.frames + 30; start += period) {
    const end = start + length;
    x.push({ frame: start, value: 0, ease: 'hold' }, { frame: end, value: dx, ease: 'cubic-in' });
    y.push({ frame: start, value: 0, ease: 'hold' }, { frame: end, value: dy, ease: 'cubic-in' });
    opacity.push(
      { frame: start, value: 0, ease: 'hold' },
      { frame: start + 8, value: 1, ease: 'linear' },
      { frame: end, value: 0, ease: 'cubic-in' },
    );
  }
  return {
    tracks: [
      { prop: 'x', keys: x },
      { prop: 'y', keys: y },
      { prop: 'opacity', keys: opacity },
    ],
  };
}

/** How long before its time a movement has begun: the flash of a cut never falls on an empty frame, ms. */
const AHEAD = 110;

/** A big word lands: 1.6 to 1 in seven frames, two of shake. In the hook it landed before the film began. */
export function slamIn(env: SceneEnv, at: number, quiet = false): Motion {
  const motion = slam({ at: entrance(env, at - AHEAD) });
  return quiet || env.index === 0 ? { tracks: motion.tracks } : motion;
}

/** A smaller line follows: it is thrown in from the side on its last stretch. */
export function thrownIn(env: SceneEnv, at: number, by = 90): Motion {
  const start = entrance(env, at - AHEAD);
  return combine(
    single('x', { at: start, ms: 330 }, -by * env.stage.unit, 0, 330, 'expo-out'),
    fade({ at: start, ms: 130 }),
  );
}

/** Leaves at once before a hard cut, so that the flash falls on a dark frame; other transitions take the scene as it stands. */
export function leaving(env: SceneEnv): Motion {
  if (env.after?.transition !== 'cut') return { tracks: [] };
  const keys: Key[] = [
    { frame: env.frames - framesOf(160), value: 1 },
    { frame: env.frames - 1, value: 0, ease: 'cubic-in' },
  ];
  return { tracks: [{ prop: 'opacity', keys }] };
}

/** When a thing that the voice names may enter: just before its word, in order, and never later than 45 % of the scene. */
export function cueFor(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  const latest = (env.frames / 30) * 450;
  return spoken === null ? inOrder : Math.max(60, Math.min(spoken - 260, latest, inOrder + 600));
}
