import { partsOf } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { clashOf } from './ground';
import { cue, meme, memeFigure, punch, shout } from './type-and-motion';
import { CHAOS } from './preset';
import { slash, titled } from './page';

const FILLS = [CHAOS.magenta, CHAOS.ultraviolet, CHAOS.orange, CHAOS.red] as const;
const INKS = [CHAOS.yellow, CHAOS.lime, CHAOS.white, CHAOS.cyan] as const;

/** Each figure on a band of its own that runs from edge to edge, askew, every one the other way. */
export function cardsLayout(env: SceneEnv<SceneOf<'cards'>>): Layer[] {
  const { unit } = env.stage;
  const { cards } = env.scene;
  const { layers, body } = titled(env, env.text(env.scene.title), 132, { gap: 30 });
  const bands = partsOf(env, body, cards.length, 26 * unit, true);
  const [clash] = clashOf(env);
  return [
    ...layers,
    ...cards.flatMap((card, index): Layer[] => {
      const band = bands[index];
      if (!band) return [];
      const at = cue(env, 1 + index * 2, card.figure);
      const degrees = index % 2 === 0 ? -2 : 1.6;
      const fill = FILLS.filter((color) => color !== clash)[index % (FILLS.length - 1)] ?? CHAOS.magenta;
      const figure = shout(
        env,
        `figure${index}`,
        memeFigure(env, env.figure(card.figure), 420, INKS[index % INKS.length] ?? CHAOS.yellow),
        { ...band, h: band.h * 0.7 },
        { degrees, line: true, stand: 'bottom', motion: punch(env, at, index === 0 ? 'airhorn' : 'basshit') },
      );
      const label = shout(
        env,
        `label${index}`,
        meme(env, env.text(card.label), 72, CHAOS.white, 2),
        { ...band, y: band.y + band.h * 0.7, h: band.h * 0.3 },
        { degrees, motion: punch(env, at + 70) },
      );
      return [slash(env, `band${index}`, band, degrees, fill, at - 60), ...figure.layers, ...label.layers];
    }),
  ];
}
