import { barsIn } from '../../compose/bars-in';
import { place } from '../../compose/place';
import { draftBars } from '../../standard/chart-values';
import { entrance } from '../../standard/plain-kit';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { neonOf } from './ground';
import { cue, memeFigure, punch, shout } from './type-and-motion';
import { below, titled } from './page';
import { CHAOS } from './preset';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

const RAINBOW = [CHAOS.lime, CHAOS.cyan, CHAOS.yellow, CHAOS.orange, CHAOS.magenta] as const;

/** Rainbow bars from zero; the one that matters is red, its value in the scene's neon. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const { layers, body: room } = titled(env, env.text(scene.title), 116, { gap: 10 });
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  const figure = key
    ? shout(
        env,
        'figure',
        memeFigure(env, env.figure(key), 400, neonOf(env)),
        { ...room, h: Math.min(room.h * 0.36, 400 * unit) },
        { degrees: -2, line: true, motion: punch(env, cue(env, 2, key), 'airhorn') },
      )
    : null;
  const area = below(room, figure?.bottom ?? room.y, 40 * unit);
  const look = { font: { family: env.preset.families.display, weight: 400, kern: 0.01 }, caps: true };
  const props = barsIn(env, area, {
    direction: 'up',
    gap: 0.1,
    textGap: 16 * unit,
    zero: { fill: CHAOS.black, width: 10 * unit },
    display: { ...look, size: 66 * unit, floor: 42 * unit, color: CHAOS.white },
    label: { ...look, size: 50 * unit, floor: 42 * unit, color: CHAOS.white },
    bars: draftBars(env, (strong, index) => ({
      fill: strong ? CHAOS.red : (RAINBOW[index % RAINBOW.length] ?? CHAOS.lime),
    })),
  });
  const grown = progress({ at: entrance(env, 120), ms: 620, ease: 'back-out' });
  const edge = { color: CHAOS.black, width: 12 * unit };
  return [
    ...layers,
    ...(figure?.layers ?? []),
    place(env, 'bars', 'bars', { ...props, edge, textStroke: edge }, { box: props.box, motion: grown }),
  ];
}
