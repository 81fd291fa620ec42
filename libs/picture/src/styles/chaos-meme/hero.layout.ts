import { placeStill } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji, faceFor } from './faces';
import { neonOf } from './ground';
import { cue, lean, meme, memeFigure, punch } from './type-and-motion';
import { page, shoutDown } from './page';
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
  const color = scene.trend === 'down' ? CHAOS.cyan : CHAOS.yellow;
  const { layers, boxOf } = shoutDown(env, words, [
    kicker
      ? {
          id: 'kicker',
          look: meme(env, kicker, 116, CHAOS.white, 2),
          share: 0.18,
          degrees: lean(env, 3),
          motion: punch(env, 0),
        }
      : null,
    {
      id: 'figure',
      look: memeFigure(env, env.figure(scene.figure, scene.trend ? 'signed' : 'full'), 620, color),
      share: support ? 0.6 : 0.68,
      gap: 10,
      degrees: -lean(env, 3),
      line: true,
      motion: punch(env, cue(env, 2, scene.figure), 'airhorn'),
    },
    {
      id: 'label',
      look: meme(env, env.text(scene.label), 150, CHAOS.white, 2),
      share: support ? 0.52 : 0.9,
      gap: 16,
      degrees: lean(env, 3),
      motion: punch(env, cue(env, 4), 'basshit'),
    },
    support
      ? {
          id: 'support',
          look: meme(env, support, 88, neonOf(env), 3),
          gap: 10,
          degrees: -1.5,
          motion: punch(env, cue(env, 6)),
        }
      : null,
  ]);
  const ring = { color: CHAOS.white, width: 14 * unit };
  const look = { fit: 'cover', radius: face.size, backing: CHAOS.white, ring } as const;
  const seen = placeStill(env, 'still', scene.still, faceBox(face), look, { motion: punch(env, 60) });
  return [
    ...(seen.length > 0 ? seen : [emoji(env, 'face', faceFor(env, scene.trend), face, { at: 60 })]),
    ...layers,
    ...(env.index === 0
      ? [circled(env, 'circle', boxOf('figure'), 500)]
      : pointing(env, boxOf('figure'), boxOf('label'))),
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
