import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { logo } from './marks';
import { placeOf, wordsRoom } from './places';
import { NATURE } from './preset';
import { bodyType, column, headType, labelType, type Words } from './type-and-motion';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** A name or a sentence over the peaks, or below the sun on the dark of the wood. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const text = env.text(scene.headline);
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const words: Words[] = [];
  const name = { ...labelType(env, kicker, 46, NATURE.spoken), maxLines: 2 };
  if (kicker) words.push({ id: 'kicker', at: 0, text: name });
  words.push({ id: 'figure', at: 120, text: headType(env, text, sizeFor(text)), gap: 56 * unit });
  if (support) words.push({ id: 'support', at: 420, text: bodyType(env, support, 60), gap: 60 * unit });
  const room = wordsRoom(env);
  const { layers, items } = column(env, room, words, placeOf(env).words === 'below' ? 'bottom' : 'top');
  const corner = { x: room.x + room.w, y: (items[0]?.box.y ?? room.y) - 20 * unit };
  return [...layers, ...logo(env, scene.still, corner, 148 * unit)];
}

/** A name may be as large as a figure; a sentence keeps to a headline's size. */
function sizeFor(text: string): number {
  if (text.length <= 9) return 250;
  if (text.length <= 16) return 184;
  return text.length <= 26 ? 150 : 132;
}
