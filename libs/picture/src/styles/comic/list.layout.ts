import { placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { Z, type Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { lettered, pop } from './type-and-motion';
import { plate } from './placard';
import { COMIC } from './preset';
import { titledPanel } from './head-panel';

type ListEnv = SceneEnv<SceneOf<'list'>>;

const FILLS = [COMIC.white, COMIC.yellow, COMIC.lemon] as const;

/** Boxes of the narrator that step down the page, one for each sentence, popping up in their turn. */
export function listLayout(env: ListEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const { layers, body } = titledPanel(env, env.text(scene.title));
  const pad = { x: 36 * unit, y: 30 * unit };
  const step = Math.min(34 * unit, body.w * 0.04);
  const count = Math.max(1, scene.items.length);
  const w = body.w - step * (count - 1) - 12 * unit;
  const { boxes, size } = fitted(env, body, w - 2 * pad.x, pad.y);
  const all = boxes.reduce((sum, { h }) => sum + h, 0);
  const gap = Math.min(74 * unit, (body.h - all) / count);
  const pace = Math.min(800, ((env.frames / 30) * 560) / count);
  const rtl = startsOnRight(env);
  let y = body.y + Math.min(40 * unit, Math.max(0, body.h - all - gap * (count - 1)) / 2);
  boxes.forEach(({ label, text, h }, index) => {
    const shift = step * (index % 2 === 0 ? 0 : count - 1);
    const wide = Math.max(label?.w ?? 0, text.w) + 2 * pad.x;
    const box: Box = { x: rtl ? body.x + body.w - wide - shift : body.x + shift, y, w: wide, h };
    const motion = [tilt(index % 2 === 0 ? -0.8 : 0.8), pop(env, 200 + index * pace, 'pop')];
    const silent = motion.map((part) => ({ ...part, cues: [] }));
    const options = { motion: silent, box, z: Z.type };
    const from = (block: TextBlock): number => (rtl ? box.x + wide - pad.x - block.w : box.x + pad.x);
    layers.push(
      plate(env, `item${index}`, box, FILLS[index % FILLS.length] ?? COMIC.white, { motion, line: 10, drop: 11 }),
    );
    if (label) layers.push(placeText(env, `label${index}`, label, { x: from(label), y: y + pad.y }, options));
    const under = label ? label.h + size * 0.4 : 0;
    layers.push(placeText(env, `text${index}`, text, { x: from(text), y: y + pad.y + under }, options));
    y += h + gap;
  });
  return layers;
}

interface ItemBox {
  label: TextBlock | null;
  text: TextBlock;
  h: number;
}

/** All items at the largest size at which they fit under each other. */
function fitted(env: ListEnv, body: Box, width: number, pad: number): { boxes: ItemBox[]; size: number } {
  const { unit } = env.stage;
  for (let size = 150; ; size *= 0.95) {
    const boxes = env.scene.items.map((item): ItemBox => {
      const small = Math.max(43, size * 0.6);
      const name = env.text(item.label);
      const label = name ? env.fit({ ...lettered(env, name, small, COMIC.red, 1), width, floor: 40 * unit }) : null;
      const text = env.fit({
        ...lettered(env, env.text(item.text), size, COMIC.ink, 4),
        width,
        floor: size * 0.97 * unit,
      });
      return { label, text, h: text.h + 2 * pad + (label ? label.h + size * 0.4 * unit : 0) };
    });
    const all = boxes.reduce((sum, { h }) => sum + h, 0) + 44 * unit * (boxes.length - 1);
    if (all <= body.h || size < 24) return { boxes, size: size * unit };
  }
}
