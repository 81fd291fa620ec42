import { place } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji, faceFor } from './faces';
import { neonOf } from './ground';
import { cue, lean, meme, memeFigure, punch, shout } from './type-and-motion';
import { below, page } from './page';
import { CHAOS } from './preset';
import { arrow, circled } from './scribbles';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** A figure shouted over a face that cannot believe it; somebody has circled it in red. */
export function heroLayout(env: HeroEnv): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const support = env.text(scene.support);
  const { words, face } = page(env, support ? 0.84 : 0.78);
  const kicker = env.text(scene.kicker);
  const at = cue(env, 2, scene.figure);
  const top = kicker
    ? shout(
        env,
        'kicker',
        meme(env, kicker, 116, CHAOS.white, 2),
        { ...words, h: words.h * 0.18 },
        { degrees: lean(env, 3), motion: punch(env, 0) },
      )
    : null;
  const room = below(words, top?.bottom ?? words.y, top ? 10 * unit : 0);
  const display = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const color = scene.trend === 'down' ? CHAOS.cyan : CHAOS.yellow;
  const figure = shout(
    env,
    'figure',
    memeFigure(env, display, 620, color),
    { ...room, h: room.h * (support ? 0.6 : 0.68) },
    { degrees: -lean(env, 3), line: true, motion: punch(env, at, 'airhorn') },
  );
  const rest = below(room, figure.bottom, 16 * unit);
  const label = shout(
    env,
    'label',
    meme(env, env.text(scene.label), 150, CHAOS.white, 2),
    { ...rest, h: rest.h * (support ? 0.52 : 0.9) },
    { degrees: lean(env, 3), motion: punch(env, cue(env, 4), 'basshit') },
  );
  const under = below(rest, label.bottom, 10 * unit);
  const said = support
    ? shout(env, 'support', meme(env, support, 88, neonOf(env), 3), under, {
        degrees: -1.5,
        motion: punch(env, cue(env, 6)),
      })
    : null;
  const still = scene.still;
  const shown = still !== undefined && env.still(still) !== undefined;
  return [
    shown
      ? place(
          env,
          'picture',
          'still',
          {
            still,
            box: faceBox(face),
            fit: 'cover',
            radius: face.size,
            backing: CHAOS.white,
            ring: { color: CHAOS.white, width: 14 * unit },
          },
          { box: faceBox(face), motion: punch(env, 60) },
        )
      : emoji(env, 'face', faceFor(env, scene.trend), face, { at: 60 }),
    ...(top?.layers ?? []),
    ...figure.layers,
    ...label.layers,
    ...(said?.layers ?? []),
    ...(env.index === 0 ? [circled(env, 'circle', figure.box, 500)] : pointing(env, figure.box, label.box)),
  ];
}

/** From beside the label up to the figure, where the label leaves room for it. */
function pointing(env: HeroEnv, figure: { x: number; y: number; w: number; h: number }, label: typeof figure): Layer[] {
  const { unit, safe } = env.stage;
  const rtl = readsFromRight(env);
  const x = rtl ? safe.x + 90 * unit : safe.x + safe.w - 90 * unit;
  const free = rtl ? label.x - safe.x : safe.x + safe.w - label.x - label.w;
  if (free < 230 * unit) return [];
  const tip: [number, number] = [x - (rtl ? -1 : 1) * 70 * unit, figure.y + figure.h + 60 * unit];
  return [arrow(env, 'arrow', [x, label.y + label.h + 20 * unit], tip, (rtl ? -1 : 1) * -60 * unit, 420)];
}

function faceBox({ x, y, size }: { x: number; y: number; size: number }) {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}
