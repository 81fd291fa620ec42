import { splitDown } from '../compose/reading-side';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { barsPiece } from './bars.standard';
import { headed } from './headed';
import { textPiece } from './pieces';
import type { StyleKit } from './style-kit';

/** Two towers from one ground line, heights true to their figures; the other side is dimmed. */
export function comparisonStandard(env: SceneEnv<SceneOf<'comparison'>>, kit: StyleKit): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const { layers, body, aside } = headed(env, kit, env.text(scene.title));
  const relation = env.text(scene.relation);
  const look = kit.words(relation, 60, 'accent');
  const words = relation
    ? textPiece(env, kit, 'relation', look, aside ?? { ...body, h: body.h * 0.14 }, {
        at: 200,
        stand: aside ? 'bottom' : 'top',
      })
    : null;
  const area = words && !aside ? splitDown(body, words.box.h, 56 * unit)[1] : body;
  const sides = scene.sides.map((side, index) => ({ ...side, strong: index === scene.focus }));
  return [
    ...layers,
    ...(words?.layers ?? []),
    ...barsPiece(env, kit, area, sides, { displaySize: 150, labelSize: 60, gap: 0.24, direction: 'up' }),
  ];
}
