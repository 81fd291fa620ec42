import { contrastOf } from '../brand/brand-colors';
import { placeRect } from '../compose/place';
import { readsFromRight } from '../compose/reading-side';
import { stack, type StackItem } from '../compose/stack';
import { type Fill, fillDown } from '../layers/fill';
import { type Box, Z } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { combine, wipeIn } from '../timeline/motion';
import { beat } from './beats';
import { placeSet } from './pieces';
import type { StyleKit } from './style-kit';

/** Words over a picture: an optional kicker, a headline, an optional line under it. */
export interface LowerThirdWords {
  kicker?: string;
  headline?: string;
  support?: string;
}

/** A slab of the accent that comes from the edge where reading starts, as wide as its words, standing on a box's foot. */
export function lowerThird(env: SceneEnv, kit: StyleKit, room: Box, words: LowerThirdWords): Layer[] {
  const { unit, width } = env.stage;
  const pad = 36 * unit;
  const inner = { x: room.x, y: room.y, w: room.w - pad, h: room.h - 2 * pad };
  const items: Array<StackItem & { id: string }> = [];
  if (words.kicker) items.push({ id: 'kicker', text: kit.words(words.kicker, 46, 'onAccent') });
  if (words.headline) items.push({ id: 'headline', text: kit.head(words.headline, 96, 'onAccent'), gap: 24 * unit });
  if (words.support) items.push({ id: 'support', text: kit.words(words.support, 50, 'onAccent'), gap: 30 * unit });
  if (items.length === 0) return [];
  const set = stack(env, inner, items);
  const high = set.bottom - inner.y;
  const top = room.y + room.h - high - pad;
  const widest = Math.max(...set.items.map(({ box }) => box.w));
  const rtl = readsFromRight(env);
  const reach = (rtl ? width - room.x - room.w : room.x) + widest + pad;
  const slab = { x: rtl ? width - reach : 0, y: top - pad, w: reach, h: high + 2 * pad };
  const motion = combine(
    wipeIn({ at: beat(env, 1), ms: 380, from: rtl ? 'right' : 'left', sound: kit.sounds?.mark }),
    kit.enter.mark(beat(env, 0)),
  );
  return [
    placeRect(env, 'slab', slab, kit.colors.accent, { z: Z.marks, motion }),
    ...set.items.flatMap(({ block, box }, index): Layer[] => {
      const item = items[index];
      if (!block || !item) return [];
      return [placeSet(env, kit, item.id, block, { x: box.x, y: top + box.y - inner.y }, beat(env, 2 + index))];
    }),
  ];
}

/** Captions that could not be read on black stand on a light ground. */
const DARK_INK = 4.5;

/** Fades the foot of a full-frame picture, where captions stand, to dark, or to the style's paper where captions are of dark ink. */
export function footScrim({ stage: { height }, preset }: SceneEnv): Fill {
  const { color, ground, outline } = preset.captions;
  const paper = preset.palette[preset.brand.grounds[0] ?? ''];
  const bare = !ground && !outline && contrastOf(color, '#000000') < DARK_INK;
  const [tone, strength] = bare && paper ? [paper, 'F0'] : ['#000000', 'B3'];
  return fillDown(height * 0.55, height * (bare ? 0.76 : 0.86), [0, `${tone}00`], [1, `${tone}${strength}`]);
}
