import { place, placeText } from '../../compose/place';
import { stack, type StackItem } from '../../compose/stack';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { appear, breathe } from './nature-motion';
import { wordsRoom } from './places';
import { NATURE } from './preset';
import { headType, labelType, shadeOf } from './type-scale';

type EndEnv = SceneEnv<SceneOf<'end'>>;

/** The call word for word under the first stars, its link in the last light; sources in small letters below. */
export function endLayout(env: EndEnv): Layer[] {
  const { unit, content } = env.stage;
  const { scene, furniture } = env;
  const cta = scene.cta.trim();
  const link = scene.link && cta.endsWith(scene.link) ? scene.link : '';
  const words = (link ? cta.slice(0, -link.length) : cta).trim();
  const sources = [furniture.source, furniture.asOf].filter((text) => text).join(', ');
  const parts: Array<StackItem & { id: string }> = [];
  if (words) parts.push({ id: 'words', text: { ...headType(env, words, 168), leading: undefined } });
  if (link) {
    const type = headType(env, link, 176, NATURE.spoken);
    parts.push({ id: 'link', text: { ...type, maxLines: 1 }, line: true, gap: 44 * unit });
  }
  if (sources) parts.push({ id: 'source', text: labelType(env, sources, 43), gap: 56 * unit });
  const room = wordsRoom(env);
  const { items } = stack(env, { ...room, h: room.h + content.h * 0.06 }, parts);
  env.cue('birds', 300, -8);
  const layers = items.flatMap(({ block, box }, index): Layer[] => {
    if (!block) return [];
    const motion = breathe(env, 60 + index * 220);
    return [placeText(env, parts[index]?.id ?? 'words', block, box, { ...shadeOf(env), motion })];
  });
  return [...layers, ...logo(env)];
}

function logo(env: EndEnv): Layer[] {
  const { still } = env.scene;
  if (still === undefined || !env.still(still)) return [];
  const { content, unit } = env.stage;
  const size = 190 * unit;
  const box = { x: content.x + content.w - size, y: content.y + content.h - size * 1.1, w: size, h: size };
  const ring = { color: NATURE.amber, width: 4 * unit };
  const picture = { still, box, fit: 'contain', radius: size / 2, backing: NATURE.light, ring } as const;
  return [place(env, 'picture', 'logo', picture, { z: Z.type, box, motion: appear(env, 500) })];
}
