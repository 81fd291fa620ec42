import { entrance } from '../../standard/plain-kit';
import { framesOf } from '../../timeline/frame-rate';
import type { Key } from '../../timeline/track';
import { combine, held, type Motion, single } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { SoundName } from '../../storyboard/sound-cue';

const PUNCH_FRAMES = 4;
const NOD_FRAMES = 8;

/** Punched in: 1.35 to 1 in four frames, then a shake of 6 px (reference boards, Motion). */
export function punch(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const start = framesOf(entrance(env, at));
  const land = start + PUNCH_FRAMES;
  const shake = (prop: 'x' | 'y', by: number): { prop: 'x' | 'y'; keys: Key[] } => ({
    prop,
    keys: [held(land - 1, 0), held(land, by), held(land + 1, -by), held(land + 2, by * 0.5), held(land + 3, 0)],
  });
  return {
    tracks: [
      {
        prop: 'scale',
        keys: [
          { frame: start, value: 1.35 },
          { frame: land, value: 1, ease: 'cubic-in' },
        ],
      },
      { prop: 'opacity', keys: [held(start - 1, 0), held(start, 1)] },
      shake('x', 6 * env.stage.unit),
      shake('y', -6 * env.stage.unit),
    ],
    cues: sound && env.index > 0 ? [{ sound, frame: land }] : [],
  };
}

/** Bounces up from below, as a face does that cannot wait. */
export function bounce(env: SceneEnv, at: number, by: number, sound?: SoundName): Motion {
  const from = entrance(env, at);
  const up = combine(
    single('y', { at: from }, by * env.stage.unit, 0, 420, 'back-out'),
    single('opacity', { at: from }, 0, 1, 40, 'linear'),
  );
  return sound && env.index > 0 ? { ...up, cues: [{ sound, frame: framesOf(from) }] } : up;
}

/** Nods in whole pixels twice a second for as long as it is there. */
export function nod(env: SceneEnv): Motion {
  const by = Math.round(10 * env.stage.unit);
  const keys = Array.from({ length: Math.ceil(env.frames / NOD_FRAMES) + 1 }, (_, beat) =>
    held(beat * NOD_FRAMES, beat % 2 === 0 ? 0 : by),
  );
  return { tracks: [{ prop: 'y', keys }] };
}

/** A tilt of a few degrees, to the right or to the left, from the scene's own chance. */
export function lean(env: SceneEnv, most = 4): number {
  const side = env.random() < 0.5 ? -1 : 1;
  return side * (1.6 + env.random() * (most - 1.6));
}

/** When a thing enters: in its turn, or on its word. */
export function cue(env: SceneEnv, turn: number, key?: string): number {
  const inTurn = turn * 70;
  const spoken = key === undefined || env.index === 0 ? null : env.spokenAt(key);
  return spoken === null ? inTurn : Math.max(inTurn, Math.min(spoken - 160, (env.frames / 30) * 420));
}
