import { graphemesOf } from '../text/words';
import type { SceneEnv, SceneOf } from './scene-env';

/** Few enough, and short enough, to be set as large as figures are. */
const MOST_VALUES = 3;
const LONGEST_VALUE = 10;

/** Whether a list says named values and no sentences ("Sunrise 07:21"): these are set as figures, and not as running text. */
export function listsValues(env: SceneEnv<SceneOf<'list'>>): boolean {
  const { items } = env.scene;
  return (
    items.length <= MOST_VALUES &&
    items.every(({ label, text }) => env.text(label) !== '' && graphemesOf(env.text(text)).length <= LONGEST_VALUE)
  );
}
