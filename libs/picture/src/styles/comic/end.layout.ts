import { callParts } from '../../compose/call-parts';
import { placeText } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { stack, type StackItem } from '../../compose/stack';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { speechBalloon } from './balloon.painter';
import { inked, inkingFor, lettered, pop } from './type-and-motion';
import { mascot } from './mascot';
import { placard } from './placard';
import { COMIC } from './preset';

type EndEnv = SceneEnv<SceneOf<'end'>>;

/** The hero of the video says the call in a balloon as large as the sky; the link is lettered. */
export function endLayout(env: EndEnv): Layer[] {
  const { content, unit, width, height } = env.stage;
  const wide = isLandscape(env);
  const rtl = startsOnRight(env);
  const high = content.h * (wide ? 0.72 : 0.56);
  const w = wide ? content.w * 0.62 : content.w;
  const room = { ...content, x: rtl ? content.x + content.w - w : content.x, w, h: high };
  const pad = 46 * unit;
  const inner = { x: room.x + pad, y: room.y + pad * 1.2, w: room.w - 2 * pad, h: room.h - 2.4 * pad };
  const { parts, link } = callBlocks(env);
  const { items, bottom } = stack(env, inner, parts);
  const box = { x: room.x - 18 * unit, y: room.y, w: room.w + 30 * unit, h: bottom - room.y + pad * 1.3 };
  const layers: Layer[] = [speechBalloon(env, box, !rtl)];
  items.forEach(({ block, box: at }, index) => {
    if (!block) return;
    const motion = pop(env, 160 + index * 160, index === link ? 'pop' : undefined);
    if (index === link) layers.push(...inked(env, 'link', block, at, { inking: inkingFor(block.size * 1.15), motion }));
    else layers.push(placeText(env, `cta${index}`, block, at, { motion }));
  });
  const side = rtl ? 0.26 : 0.74;
  const foot = box.y + box.h;
  const spot = wide
    ? { x: width * (rtl ? 0.17 : 0.83), y: height * 0.5, r: 190 * unit }
    : {
        x: width * side,
        y: Math.max(foot + 150 * unit + 0.12 * height, height * 0.67),
        r: Math.min(230 * unit, height * 0.14),
      };
  layers.push(
    ...mascot(env, 'mascot', {
      ...spot,
      angle: rtl ? -34 : 34,
      speed: COMIC.ink,
      still: env.scene.still,
      z: Z.art - 1,
    }),
  );
  return [...layers, ...sourceLayers(env, foot, rtl)];
}

/** The call word for word, its link on a line of its own. */
function callBlocks(env: EndEnv): { parts: StackItem[]; link: number } {
  const { unit } = env.stage;
  const { before, link, after } = callParts(env.scene);
  const words = (text: string): StackItem => ({
    text: { ...lettered(env, text, 186, COMIC.ink, 5), leading: 1.1 },
    gap: 50 * unit,
  });
  if (!link) return { parts: [words(before)], link: -1 };
  const name: StackItem = { text: lettered(env, link, 200, COMIC.red, 1), line: true, gap: 54 * unit };
  const parts = [...(before ? [words(before)] : []), name, ...(after ? [words(after)] : [])];
  return { parts, link: before ? 1 : 0 };
}

function sourceLayers(env: EndEnv, foot: number, rtl: boolean): Layer[] {
  const { content, unit } = env.stage;
  const { source, asOf } = env.furniture;
  const text = [source, asOf].filter(Boolean).join(', ');
  if (!text) return [];
  const w = content.w * 0.42;
  const room = {
    x: rtl ? content.x + content.w - w : content.x,
    y: foot + 60 * unit,
    w,
    h: content.y + content.h - foot - 60 * unit,
  };
  if (room.h < 90 * unit) return [];
  return placard(env, 'source', text, room, { size: 46, stand: 'middle', motion: pop(env, 520) }).layers;
}
