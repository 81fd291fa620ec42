import { callOverLink } from '../../compose/call-parts';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { logo } from './marks';
import { wordsRoom } from './places';
import { column, headType, labelType, type Words } from './type-and-motion';

type EndEnv = SceneEnv<SceneOf<'end'>>;

/** The call word for word under the first stars, its link in the last light; sources in small letters above it. */
export function endLayout(env: EndEnv): Layer[] {
  const { unit, content } = env.stage;
  const { scene, furniture } = env;
  const { before: call, link } = callOverLink(scene);
  const sources = [furniture.source, furniture.asOf].filter((text) => text).join(', ');
  const words: Words[] = [];
  // Up in the dark of the sky: the last light is too bright for small letters.
  if (sources) words.push({ id: 'source', at: 560, text: labelType(env, sources, 43) });
  if (call)
    words.push({ id: 'words', at: 60, text: { ...headType(env, call, 176), floor: 92 * unit }, gap: 44 * unit });
  if (link) {
    const type = { ...headType(env, link, 176), maxLines: 1 };
    words.push({ id: 'link', at: 280, text: type, line: true, gap: 44 * unit });
  }
  const room = wordsRoom(env);
  env.cue('birds', 300, -8);
  const { layers } = column(env, { ...room, h: room.h + content.h * 0.06 }, words);
  const size = 190 * unit;
  const corner = { x: content.x + content.w, y: content.y + content.h - size * 1.1 };
  return [...layers, ...logo(env, scene.still, corner, size)];
}
