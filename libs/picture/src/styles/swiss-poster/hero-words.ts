import { place, placeRect, placeText } from '../../compose/place';
import { stack, type StackItem } from '../../compose/stack';
import type { Box } from '../../stage/stage';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { RULE } from './poster-grid';
import { ruleIn, typeIn } from './swiss-motion';
import { setIn } from '../../compose/set-in';
import { figureType, wordType } from './type-scale';

/** What stands in the column of a hero, and how. */
export interface HeroColumn {
  figure: string;
  /** Largest size of the figure on 1080x1920. */
  size: number;
  ink: string;
  /** When the column starts to enter, ms. */
  at: number;
  /** Moves the figure, which is uncovered from its foot by default. */
  figureMotion?: Motion;
}

/** A figure across the column on a rule, what it is and of what on one line below, then one more sentence. */
export function heroColumn(
  env: SceneEnv<SceneOf<'hero'>>,
  area: Box,
  column: HeroColumn,
): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  const { scene } = env;
  const [kicker, label, support] = [env.text(scene.kicker), env.text(scene.label), env.text(scene.support)];
  const { ink, at } = column;
  const logo = env.still(scene.still) ? 132 * unit : 0;
  const words = area.w - (logo ? logo + 32 * unit : 0);
  const beside = kicker
    ? setIn(env, { ...wordType(env, kicker, 54, ink, 500), maxLines: 1 }, { ...area, w: words })
    : null;
  const name = wordType(env, label, 54, ink);
  const alone = env.fit({ ...name, maxLines: 1, width: words });
  const lines = [alone, beside?.block].every((block) => block?.lines.length === 1);
  const oneLine = beside !== null && lines && !logo && !alone.rtl && alone.w + beside.block.w + 64 * unit <= words;
  const parts: StackItem[] = [
    { text: figureType(env, column.figure, column.size, ink), line: true },
    { height: RULE * unit, gap: 56 * unit },
    { text: { ...name, width: words }, gap: 40 * unit },
    ...(kicker && !oneLine ? [{ text: { ...wordType(env, kicker, 52, ink, 500), width: words }, gap: 28 * unit }] : []),
    ...(support ? [{ text: { ...wordType(env, support, 52, ink, 500), width: words }, gap: 32 * unit }] : []),
  ];
  const { items, bottom } = stack(env, area, parts);
  const [figure, rule, first, ...rest] = items;
  const layers: Layer[] = [];
  if (figure?.block) {
    const motion = column.figureMotion ?? typeIn(at + 60, 'bottom');
    layers.push(placeText(env, 'figure', figure.block, figure.box, { motion }));
  }
  if (rule) layers.push(placeRect(env, 'rule', { ...rule.box, w: area.w }, ink, { motion: ruleIn(at) }));
  if (first?.block) {
    layers.push(placeText(env, 'label', first.block, first.box, { motion: typeIn(at + 180) }));
    const end = { x: area.x + area.w, baseline: first.box.y + first.block.baseline, anchor: 'right' } as const;
    if (oneLine) layers.push(placeText(env, 'kicker', beside.block, end, { motion: typeIn(at + 260) }));
  }
  rest.forEach((item, index) => {
    if (!item.block) return;
    layers.push(placeText(env, `words${index}`, item.block, item.box, { motion: typeIn(at + 260 + index * 80) }));
  });
  if (logo && rule && scene.still !== undefined) {
    const box = { x: area.x + area.w - logo, y: rule.box.y + 36 * unit, w: logo, h: logo };
    const picture = { still: scene.still, box, fit: 'contain', radius: logo / 2, backing: '#FFFFFF' } as const;
    layers.push(place(env, 'picture', 'logo', picture, { z: Z.type, box, motion: typeIn(at + 260) }));
    return { layers, bottom: Math.max(bottom, box.y + logo) };
  }
  return { layers, bottom };
}
