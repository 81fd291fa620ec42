import { callOverLink } from '../../compose/call-parts';
import { place, placeRect, placeText } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { stack, type StackItem } from '../../compose/stack';
import type { ShapeProps } from '../../layers/shape.layer';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { arrowArt, fieldArt, greatArrow } from './poster-art';
import { baseField, captionBand, RULE } from './poster-grid';
import { toneOf } from './preset';
import { setIn } from '../../compose/set-in';
import { artDrift, blockIn, entrance, figureType, headType, ruleIn, typeIn, wordType } from './type-and-motion';

type EndEnv = SceneEnv<SceneOf<'end'>>;

/** The call word for word on red, its link under a rule, and a black arrow that leaves the frame. */
export function endLayout(env: EndEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { ink } = toneOf(env);
  const { before: words, link } = callOverLink(scene);
  const area = isLandscape(env) ? { ...content, w: content.w * 0.56 } : { ...content, h: content.h * 0.66 };
  const parts: StackItem[] = [
    ...(words ? [{ text: headType(env, words, 204, ink) }] : []),
    { height: RULE * unit, gap: 60 * unit },
    ...(link ? [{ text: figureType(env, link, 170, ink), line: true, gap: 52 * unit }] : []),
  ];
  const { items, bottom } = stack(env, area, parts);
  const at = entrance(env, 0);
  const layers = items.map((item, index): Layer => {
    if (!item.block) return placeRect(env, 'rule', { ...item.box, w: area.w }, ink, { motion: ruleIn(at) });
    return placeText(env, `call${index}`, item.block, item.box, { motion: typeIn(at + 80 + index * 100) });
  });
  const sources = sourceLayers(env, { ...area, y: bottom + 44 * unit, h: 120 * unit });
  return [...arrowLayers(env, sources.bottom), ...layers, ...sources.layers];
}

function sourceLayers(
  env: EndEnv,
  area: { x: number; y: number; w: number; h: number },
): { layers: Layer[]; bottom: number } {
  const { furniture, stage } = env;
  const { ink } = toneOf(env);
  const half = { ...area, w: area.w / 2 - 24 * stage.unit };
  const layers: Layer[] = [];
  let bottom = area.y - 44 * stage.unit;
  const add = (id: string, text: string | undefined, side: 'left' | 'right', at: number): void => {
    if (!text) return;
    const box = side === 'left' ? half : { ...half, x: area.x + area.w - half.w };
    const set = setIn(env, wordType(env, text, 44, ink, 500), box, { align: side });
    layers.push(placeText(env, id, set.block, set.box, { motion: typeIn(at) }));
    bottom = Math.max(bottom, set.box.y + set.box.h);
  };
  add('source', furniture.source, 'left', 360);
  add('as-of', furniture.asOf, 'right', 420);
  return { layers, bottom };
}

/** Up and out at the right where the captions leave it room; otherwise level, between the call and the captions. */
function arrowLayers(env: EndEnv, textBottom: number): Layer[] {
  const { width, height, unit, content } = env.stage;
  const { accent } = toneOf(env);
  const band = captionBand(env);
  const highest = isLandscape(env) ? height * 0.12 : textBottom + 84 * unit;
  const great = greatArrow(env, highest, true, accent, 0);
  if (great) return [great];
  if (isLandscape(env)) {
    const corner = { x: width * 0.66, y: highest, w: width * 0.34, h: band.y - 40 * unit - highest };
    return [arrowArt(env, corner, true, accent, 0)];
  }
  const room = band.y - 30 * unit - highest;
  const field = baseField(env);
  const base = field ? [fieldArt(env, field, accent, 0)] : [];
  if (room < 130 * unit) return base;
  const half = Math.min(room, content.h * 0.5) / 2;
  const y = highest + room / 2;
  const level: ShapeProps = {
    shape: 'arrow',
    tail: [startsOnRight(env) ? width * 1.2 : -width * 0.2, y],
    tip: [startsOnRight(env) ? 30 * unit : width - 30 * unit, y],
    width: half * 0.5,
    head: half * 1.3,
    fill: accent,
  };
  const box = { x: 0, y: y - half, w: width, h: 2 * half };
  const motion = [blockIn(80, 'left', 520), artDrift(env, { x: 9 })];
  return [...base, place(env, 'shape', 'arrow', level, { z: Z.art, box, motion })];
}
