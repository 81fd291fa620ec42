import { placeRect, placeText, placeStill } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { stack, type StackItem } from '../../compose/stack';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import {
  arrowArt,
  clearArt,
  CROWDED,
  discArt,
  fieldArt,
  glyphArt,
  greatArrow,
  percentArt,
  roundArt,
} from './poster-art';
import { baseField, captionBand, RULE } from './poster-grid';
import { SWISS, toneOf } from './preset';
import { entrance, figureType, pressIn, ruleIn, typeIn, wordType } from './type-and-motion';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** The hook is a white poster under whose figure a red sign leaves the frame; later figures turn it upside down on red. */
export function heroLayout(env: HeroEnv): Layer[] {
  return env.index === 0 ? openingHero(env) : laterHero(env);
}

function openingHero(env: HeroEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const wide = isLandscape(env);
  const at = entrance(env, 0);
  const area = wide ? { ...content, y: content.y + 60 * unit, w: content.w * 0.52 } : content;
  const { layers, bottom } = heroColumn(env, area, {
    figure: figureOf(env),
    size: 560,
    ink: SWISS.black,
    at,
    figureMotion: pressIn(env, -60),
  });
  const art = env.stage.format === '9:16' ? bottom + 84 * unit : bottom + 56 * unit;
  const top = wide ? content.y : art;
  return [...signArt(env, top, wide ? area.x + area.w + 80 * unit : width * 0.3, SWISS.red, -160), ...layers];
}

function laterHero(env: HeroEnv): Layer[] {
  const { content, unit, width, height } = env.stage;
  const { accent, ink } = toneOf(env);
  const wide = isLandscape(env);
  const column = { figure: figureOf(env), size: 500, ink, at: 0 };
  const area = wide ? { ...content, w: content.w * 0.54 } : content;
  const { bottom } = heroColumn({ ...env, cue: () => undefined }, area, column);
  const drop = Math.max(0, content.y + content.h - bottom - 20 * unit);
  const { layers } = heroColumn(env, { ...area, y: area.y + drop, h: area.h - drop + 1 }, column);
  const room = { x: width * 0.42, y: 0, w: width * 0.62, h: content.y + drop - 90 * unit };
  const side = { x: width * 0.62, y: height * 0.06, w: width * 0.42, h: height };
  const box = wide ? side : room;
  const field = baseField(env);
  const art = field ? [fieldArt(env, field, accent, 0)] : [];
  if (box.h > 160 * unit) art.push(upperArt(env, box, accent));
  return [...art, ...layers];
}

/** The sign of the figure: an arrow for a change, "%" for a percentage, a currency's sign, otherwise a disc. */
function signArt(env: HeroEnv, top: number, left: number, color: string, at: number): Layer[] {
  const { width, height, unit } = env.stage;
  const band = captionBand(env);
  const { trend } = env.scene;
  const x = Math.max(left, band.w);
  const box = { x, y: top, w: width + 60 * unit - x, h: height - top };
  const ground = baseField(env);
  // Long captions leave a sign no room beside them: it stands over them, and the foot of the poster turns red.
  const crowded = band.w > width * CROWDED || trend === 'up' || trend === 'down';
  const field = ground && crowded ? [fieldArt(env, ground, color, at)] : [];
  const sign = signOf(env);
  if (trend === 'up' || trend === 'down') {
    const great = greatArrow(env, top, trend === 'up', color, at);
    if (great) return [great];
    const over = isLandscape(env) ? box : { ...box, x: width * 0.44, w: width * 0.58, h: band.y - 30 * unit - top };
    return [...field, arrowArt(env, over, trend === 'up', color, at)];
  }
  if (!sign) return [discArt(env, top, color, at)];
  if (isLandscape(env)) return [glyphArt(env, sign, { ...box, w: box.w + 120 * unit, h: box.h * 1.12 }, color, at)];
  return [...field, sign === '%' ? percentArt(env, top, color, at) : clearArt(env, sign, top, color, at)];
}

function upperArt(env: HeroEnv, box: { x: number; y: number; w: number; h: number }, color: string): Layer {
  const { trend } = env.scene;
  const { unit } = env.stage;
  if (trend === 'up' || trend === 'down') return arrowArt(env, box, trend === 'up', color, 60);
  const sign = signOf(env);
  if (!sign) {
    const size = box.h * 1.3;
    return roundArt(env, { x: box.x + box.w - size * 0.92, y: box.h - size, w: size, h: size }, color, 60);
  }
  return glyphArt(
    env,
    sign,
    { ...box, y: -box.h * 0.12 - 40 * unit, w: box.w * 1.1, h: box.h * 1.12 + 40 * unit },
    color,
    60,
  );
}

/** The sign stands beside the bare number only where it alone is the unit; otherwise the figure is written in full. */
function figureOf(env: HeroEnv): string {
  const { figure, trend } = env.scene;
  if (trend) return env.figure(figure, 'signed');
  return env.index === 0 && env.figure(figure, 'unit') === '%' ? env.figure(figure, 'bare') : env.figure(figure);
}

function signOf(env: HeroEnv): string {
  return /[%$€£¥₺₹₩₿]/u.exec(env.figure(env.scene.figure, 'unit'))?.[0] ?? '';
}

/** What stands in the column of a hero, and how. */
interface HeroColumn {
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
function heroColumn(
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
  if (logo && rule) {
    const box = { x: area.x + area.w - logo, y: rule.box.y + 36 * unit, w: logo, h: logo };
    const look = { radius: logo / 2, backing: '#FFFFFF' };
    layers.push(...placeStill(env, 'logo', scene.still, box, look, { z: Z.type, motion: typeIn(at + 260) }));
    return { layers, bottom: Math.max(bottom, box.y + logo) };
  }
  return { layers, bottom };
}
