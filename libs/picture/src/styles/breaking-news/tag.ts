import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { bleed, type NewsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { centredY, marginOf, onSlab, slab } from './slab';

/** A red tag over a slab: its words and its height; of two lines where one would be too small to read. */
export interface Tag {
  block: TextBlock;
  h: number;
}

/** Sets a tag's words in capitals within `w`; none for an empty text. */
export function setTag(env: SceneEnv, { u }: NewsPlan, text: string, w: number): Tag | null {
  if (!text) return null;
  const block = env.fit({
    text,
    font: FACE.tag,
    size: 60 * u,
    floor: 40 * u,
    width: w,
    maxLines: 1,
    maxHeight: 140 * u,
    leading: lineHeight(env, 1.12),
    color: NEWS.white,
    caps: true,
  });
  return { block, h: block.lines.length > 1 ? block.h + 44 * u : 92 * u };
}

/** The tag at a height; it is the first slab of its scene and brings the scene's sound. */
export function placeTag(env: SceneEnv, plan: NewsPlan, { block, h }: Tag, y: number): { layers: Layer[]; box: Box } {
  const box = bleed(env, plan, y, block.w, h, 40 * plan.u);
  const at = { ...marginOf(env, plan), y: centredY(env, block, y, h) };
  return {
    box,
    layers: [
      slab(env, plan, 'tag', box, 'red', { at: 0, sound: env.index === 0 ? 'sting' : 'whoosh' }),
      onSlab(env, plan, 'tag-words', block, at, box, 0),
    ],
  };
}
