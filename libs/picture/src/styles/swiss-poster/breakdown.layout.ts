import { column, type ColumnPart } from '../../compose/stack';
import { placeRect, placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import { sharesOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { fieldArt } from './poster-art';
import { baseField, below, RULE } from './poster-grid';
import { SWISS } from './preset';
import { setIn, type Look, type SetText } from '../../compose/set-in';
import { blockIn, cueFor, figureType, headType, ruleIn, typeIn, wordType } from './type-and-motion';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

/** The frame's width is the whole; its parts come down a staircase, each as wide as its share, and land on the black whole. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { unit, width } = env.stage;
  const { scene } = env;
  const { layers, bottom } = header(env);
  const area = below(env, bottom + 60 * unit);
  const shares = sharesOf(env, scene.parts);
  const sum = shares.reduce((total, share) => total + share, 0) || 1;
  const largest = shares.indexOf(Math.max(...shares));
  const h = area.h / Math.max(1, scene.parts.length);
  let x = 0;
  scene.parts.forEach((part, index) => {
    const step = { x, y: area.y + h * index, w: (width * (shares[index] ?? 0)) / sum, h };
    x += step.w;
    const at = cueFor(env, part.figure, 80 + index * 220);
    const fill = index === largest ? SWISS.red : SWISS.black;
    layers.push(placeRect(env, `step${index}`, step, fill, { motion: blockIn(at, 'left') }));
    const { figure, label } = partTexts(env, step, index, fill);
    layers.push(placeText(env, `figure${index}`, figure.block, figure.box, { motion: typeIn(at + 140, 'bottom') }));
    layers.push(placeText(env, `label${index}`, label.block, label.box, { motion: typeIn(at + 220) }));
  });
  const field = baseField(env);
  const whole = { x: 0, y: area.y + area.h, w: width, h: RULE * unit };
  layers.push(placeRect(env, 'whole', whole, SWISS.black, { motion: ruleIn(0) }));
  return field ? [fieldArt(env, field, SWISS.black, 80), ...layers] : layers;
}

function header(env: BreakdownEnv): { layers: Layer[]; bottom: number } {
  const { content, unit } = env.stage;
  const { total, title } = env.scene;
  const name = env.text(title);
  const { black } = SWISS;
  const parts: ColumnPart[] = total
    ? [
        { id: 'head0', motion: typeIn(0), text: wordType(env, name, 54, black) },
        {
          id: 'total',
          motion: typeIn(40, 'bottom'),
          text: figureType(env, env.figure(total.figure), 250, black),
          line: true,
          gap: 40 * unit,
        },
        {
          id: 'head2',
          motion: typeIn(140),
          text: wordType(env, env.text(total.label), 52, black, 500),
          gap: 36 * unit,
        },
      ]
    : [{ id: 'head0', motion: typeIn(0), text: headType(env, name, 128, black) }];
  return column(env, { ...content, h: content.h * 0.42 }, parts, black);
}

/** A part's words stand on its step where they fit, otherwise in the wider empty side of its row. */
function partTexts(env: BreakdownEnv, step: Box, index: number, fill: string): { figure: SetText; label: SetText } {
  const { safe, unit } = env.stage;
  const part = env.scene.parts[index];
  const right = safe.x + safe.w;
  const pad = Math.min(40 * unit, step.h * 0.14);
  const gap = 36 * unit;
  const on = {
    x: Math.max(safe.x, step.x + gap),
    w: Math.min(right, step.x + step.w - gap) - Math.max(safe.x, step.x + gap),
  };
  const before = { x: safe.x, w: Math.min(right, step.x - gap) - safe.x };
  const after = { x: step.x + step.w + gap, w: right - step.x - step.w - gap };
  const inside = on.w >= 380 * unit;
  const place = inside ? on : before.w > after.w ? before : after;
  const color = inside ? SWISS.paper : fill;
  const align = place === before ? ('right' as const) : undefined;
  const room = { ...place, y: step.y + pad, h: step.h - 2 * pad };
  const name = wordType(env, env.text(part?.label), 52, color);
  const amount = figureType(env, env.figure(part?.figure ?? ''), 200, color);
  if (step.h < 200 * unit) return besideEachOther(env, room, name, amount, align === 'right');
  const label = setIn(env, { ...name, maxLines: 2 }, { ...room, h: room.h * 0.42 }, { align });
  label.box.y = room.y + room.h - label.box.h;
  const high = Math.max(1, room.h - label.box.h - 28 * unit);
  return { figure: setIn(env, amount, { ...room, h: high }, { line: true, align }), label };
}

function besideEachOther(
  env: BreakdownEnv,
  room: Box,
  name: Look,
  amount: Look,
  right: boolean,
): { figure: SetText; label: SetText } {
  const gap = 28 * env.stage.unit;
  const align = right ? 'right' : 'left';
  const low = { ...room, w: room.w * 0.46, x: right ? room.x + room.w * 0.54 : room.x };
  const figure = setIn(env, { ...amount, size: 84 * env.stage.unit }, low, { line: true, stand: 'middle', align });
  const w = room.w - figure.box.w - gap;
  const rest = { ...room, w, x: right ? room.x : room.x + figure.box.w + gap };
  return { figure, label: setIn(env, { ...name, maxLines: 2, leading: 1.04 }, rest, { stand: 'middle', align }) };
}
