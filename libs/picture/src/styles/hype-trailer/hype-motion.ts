import { entrance } from '../../standard/plain-kit';
import { EASINGS } from '../../timeline/easing';
import { framesOf } from '../../timeline/frame-rate';
import { combine, fade, single, slam, type Motion } from '../../timeline/motion';
import type { Key } from '../../timeline/track';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { stepped } from '../stepped';

/** Frames of a beat at 140 a minute, the tempo of the style's drums. */
const BEAT = (30 * 60) / 140;

/** Share of its flight after which a streak is at its brightest. */
const FLARED = 0.36;

/** Light and sparks are held for three frames: the frames between cost nothing unless type moves on them. */
const ON_THREES = 3;

/** Lights up on every n-th beat of the video and falls back to `low` until the next; `offset` in beats. */
export function beats(env: VideoEnv, every: number, offset: number, low: number): Motion {
  const pace = BEAT * every;
  return stepped(env, 'opacity', ON_THREES, (frame) => {
    const fallen = EASINGS['cubic-in-out'](within(env.from + frame - offset * BEAT, pace) / pace);
    return Math.round((1 - (1 - low) * fallen) * 100) / 100;
  });
}

/** Travels steadily by whole pixels, so that a kept picture is moved without being filtered. */
export function creep(env: VideoEnv, prop: 'x' | 'y', perFrame: number): Motion {
  return stepped(env, prop, ON_THREES, (frame) => perFrame * frame);
}

/** Shoots away again and again; `phase` 0 to 1 shifts its start. */
export function flight(env: VideoEnv, phase: number, [dx, dy]: [number, number]): Motion {
  const period = Math.round(BEAT * 4);
  const length = 22;
  const flown = (frame: number): number => Math.min(1, within(env.from + frame - phase * period, period) / length);
  const gone = (frame: number): number => EASINGS['cubic-in'](flown(frame));
  const lit = (share: number): number =>
    share < FLARED ? share / FLARED : 1 - EASINGS['cubic-in']((share - FLARED) / (1 - FLARED));
  return combine(
    stepped(env, 'x', ON_THREES, (frame) => dx * gone(frame)),
    stepped(env, 'y', ON_THREES, (frame) => dy * gone(frame)),
    stepped(env, 'opacity', ON_THREES, (frame) => lit(flown(frame))),
  );
}

function within(frame: number, period: number): number {
  return ((frame % period) + period) % period;
}

/** How long before its time a movement has begun: the flash of a cut never falls on an empty frame, ms. */
const AHEAD = 110;

/** A big word lands: 1.6 to 1 in seven frames, two of shake. In the hook it landed before the video began. */
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
