import { place, placeRect, placeText } from '../../compose/place';
import { barsIn } from '../../compose/bars-in';
import { stack, type StackItem } from '../../compose/stack';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { ledgerBars, slabBars } from './slabs';
import { signFoot } from './foot-art';
import { fieldArt } from './poster-art';
import { baseField, below, RULE } from './poster-grid';
import { SWISS } from './preset';
import { ruleIn, typeIn } from './swiss-motion';
import { figureType, headType, wordType } from './type-scale';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Slabs that enter from the left edge, which is their zero; values below zero need a ground line and stand upright. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const values = scene.bars.map((bar) => env.value(bar.figure));
  const { layers, bottom } = header(env);
  const area = below(env, bottom + 56 * unit);
  const negative = values.some((value) => value < 0);
  const upright = negative ? uprightBars(env, { ...area, x: content.x }) : null;
  if (upright) layers.push(upright);
  else layers.push(...((negative ? null : slabBars(env, area)) ?? ledgerBars(env, area)));
  const field = baseField(env);
  if (!field) return layers;
  const sign = env.figure(scene.figure ?? scene.bars[0]?.figure ?? '');
  return [fieldArt(env, field, SWISS.red, 0), ...signFoot(env, field, sign, SWISS.black), ...layers];
}

function header(env: BarsEnv): { layers: Layer[]; bottom: number } {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const title = env.text(scene.title);
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  const room = format === '9:16' && scene.bars.length <= 7;
  const shown = key !== undefined && (room || scene.figure !== undefined);
  const parts: StackItem[] = shown
    ? [
        { text: { ...wordType(env, title, 54, SWISS.black), maxLines: 2 } },
        { text: figureType(env, env.figure(key), room ? 250 : 150, SWISS.black), line: true, gap: 36 * unit },
      ]
    : [{ text: { ...headType(env, title, 108, SWISS.black), maxLines: 2 } }];
  parts.push({ height: RULE * unit, gap: 44 * unit });
  const { items, bottom } = stack(env, { ...content, h: content.h * (shown ? 0.38 : 0.24) }, parts);
  const layers = items.map((item, index): Layer => {
    if (!item.block) return placeRect(env, 'rule', { ...item.box, w: content.w }, SWISS.black, { motion: ruleIn(0) });
    if (index === 0) return placeText(env, 'title', item.block, item.box, { motion: typeIn(0) });
    return placeText(env, 'figure', item.block, item.box, { motion: typeIn(40, 'bottom') });
  });
  return { layers, bottom };
}

/** Null where the names would have to be left out. */
function uprightBars(env: BarsEnv, area: Box): Layer | null {
  const { unit, preset } = { ...env.stage, preset: env.preset };
  const { scene } = env;
  const font = { family: preset.families.text, weight: 600, kern: -0.02 };
  const props = barsIn(env, area, {
    direction: 'up',
    gap: 0.16,
    textGap: 18 * unit,
    zero: { fill: SWISS.black, width: RULE * unit },
    display: { font: { ...font, weight: 700 }, size: 76 * unit, floor: 42 * unit, color: SWISS.black },
    label: { font, size: 46 * unit, floor: 42 * unit, color: SWISS.black },
    bars: scene.bars.map((bar, index) => {
      const value = env.value(bar.figure);
      const strong = index === scene.highlight;
      return {
        value: Number.isFinite(value) ? value : 0,
        fill: strong ? SWISS.red : SWISS.black,
        display: env.figure(bar.figure),
        label: env.text(bar.label),
        strong,
        ...(strong ? { displayColor: SWISS.red } : {}),
      };
    }),
  });
  if (props.bars.some((bar) => !bar.label)) return null;
  return place(env, 'bars', 'bars', props, {
    box: props.box,
    motion: progress({ at: 40, ms: 1100, ease: 'cubic-in-out' }),
  });
}
