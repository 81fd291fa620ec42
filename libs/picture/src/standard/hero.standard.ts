import { splitAcross } from '../compose/reading-side';
import { stack, type StackItem } from '../compose/stack';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed, isWide } from './headed';
import { portrait, toneOf, trendMark } from './marks';
import { soundLanding } from './moments';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'hero'>>;
type Part = StackItem & { id: 'logo' | 'kicker' | 'trend' | 'figure' | 'label' | 'support' };

/** One figure from edge to edge, what it is under it; the group rests higher or lower from scene to scene. */
export function heroStandard(env: Env, kit: StyleKit): Layer[] {
  const { layers, body } = headed(env, kit);
  const parts = partsOf(env, kit, body);
  const set = stack(env, body, parts);
  const spare = Math.max(0, body.y + body.h - set.bottom);
  const drop = spare * (env.index % 2 === 0 ? 0.4 : 0.9);
  const placed = set.items.flatMap(({ block, box }, index): Layer[] => {
    const part = parts[index];
    return part ? [partLayer(env, kit, part.id, index, { block, box: { ...box, y: box.y + drop } })] : [];
  });
  return [...layers, ...placed];
}

function partsOf(env: Env, kit: StyleKit, body: Box): Part[] {
  const { scene } = env;
  const { unit } = env.stage;
  const tone = toneOf(scene.trend, 'accent');
  const shown = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const figure = kit.figure(shown, isWide(body) ? 620 : 460, tone);
  const kicker = env.text(scene.kicker);
  const support = env.text(scene.support);
  const parts: Part[] = [];
  if (env.still(scene.still)) parts.push({ id: 'logo', height: 190 * unit });
  if (kicker) parts.push({ id: 'kicker', text: kit.words(kicker, 60), gap: 44 * unit });
  if (scene.trend) parts.push({ id: 'trend', height: 110 * unit, gap: 56 * unit });
  parts.push({ id: 'figure', text: { ...figure, maxHeight: body.h * 0.5 }, line: true, gap: 60 * unit });
  parts.push({ id: 'label', text: kit.head(env.text(scene.label), 92), gap: 56 * unit });
  if (support) parts.push({ id: 'support', text: kit.words(support, 56, 'dim'), gap: 44 * unit });
  return parts;
}

function partLayer(
  env: Env,
  kit: StyleKit,
  id: Part['id'],
  turn: number,
  { block, box }: ReturnType<typeof stack>['items'][number],
): Layer {
  const { scene } = env;
  const at = beat(env, turn, id === 'figure' ? scene.figure : undefined);
  const square = splitAcross(env, box, box.h, 0)[0];
  if (block && id === 'figure') {
    soundLanding(env, kit, at);
    return placeFigure(env, kit, id, block, box, at);
  }
  if (block) return placeSet(env, kit, id, block, box, at);
  if (id === 'trend') return trendMark(env, kit, id, scene.trend ?? 'flat', square, at);
  return portrait(env, kit, id, square, { still: scene.still, name: env.text(scene.label), fit: 'contain', at });
}
