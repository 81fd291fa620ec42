import { leadingOf } from '../../compose/set-in';
import { stack } from '../../compose/stack';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chrome, chromeRoom } from './chrome';
import { pictureWindow } from './window';
import { afloat, driftIn, float, headLook, leave, openText, wordLook } from './type-and-motion';

/** The picture in a window before the sunset, its words in chrome under it; beside it where the frame is wide. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const wide = format === '16:9';
  const pad = chromeRoom(110 * unit);
  const support = env.text(scene.support);
  const headline = env.text(scene.headline);
  const words = wide
    ? {
        ...content,
        x: content.x + content.w * 0.54,
        y: content.y + content.h * 0.12,
        w: content.w * 0.44,
        h: content.h * 0.8,
      }
    : { ...content, x: content.x + pad, w: content.w - 2 * pad, y: content.y, h: content.h * 0.36 };
  const { items, bottom } = stack(env, words, [
    { text: { ...headLook(env, headline, 130), leading: leadingOf(headline, 1.24) } },
    ...(support ? [{ text: wordLook(env, support, 52), gap: 50 * unit }] : []),
  ]);
  const down = wide ? 0 : content.y + content.h - bottom - 20 * unit;
  const top = content.y + 76 * unit;
  const room = wide
    ? { ...content, x: content.x + 40 * unit, y: top, w: content.w * 0.46, h: content.h - 90 * unit }
    : { ...content, x: content.x + 30 * unit, w: content.w - 50 * unit, y: top, h: content.y + down - top - 64 * unit };
  const title = env.furniture.subject ?? env.furniture.topic;
  const layers = pictureWindow(env, room, title, scene.still, afloat(env, 40, 0.2, 'click'));
  items.forEach(({ block, box }, index) => {
    if (!block) return;
    const set = { block, box: { ...box, y: box.y + down } };
    if (index > 0) layers.push(openText(env, 'support', set, afloat(env, 260, 0.4)));
    else layers.push(...chrome(env, 'headline', set, [driftIn(env, 160), float(env, 0.3, 5), leave(env)]));
  });
  return layers;
}
