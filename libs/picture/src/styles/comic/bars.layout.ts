import { placeRect, placeText } from '../../compose/place';
import { barsIn, type BarTextLook } from '../../compose/bars-in';
import { barGeometry, barTexts } from '../../layers/bars.layer';
import { Z } from '../../stage/stage';
import { draftBars } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { headedPage } from './head-panel';
import { brush, lettered, pop } from './type-and-motion';
import { COMIC } from './preset';
import { shootUp, tower } from './tower.painter';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Columns of ink and dots that shoot out of the ground one after the other; the one that matters is red. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const key = scene.figure ?? (scene.bars.length > 2 ? scene.bars[scene.highlight]?.figure : undefined);
  const { layers, body } = headedPage(env, env.text(scene.title), key === undefined ? undefined : env.figure(key));
  const texts = scene.bars.map(({ label }) => env.text(label)).join('');
  const look = (size: number, color: string): BarTextLook => {
    const { font } = lettered(env, texts, size, color);
    return { font, size: size * unit, floor: 42 * unit, color };
  };
  const props = barsIn(env, body, {
    direction: 'up',
    gap: 0.22,
    textGap: 20 * unit,
    display: look(100, COMIC.ink),
    label: look(56, COMIC.ink),
    bars: draftBars(env, (strong) => ({
      fill: strong ? COMIC.red : COMIC.blue,
      displayColor: strong ? COMIC.darkRed : COMIC.ink,
    })),
  });
  const { rects, zero } = barGeometry(props);
  const gap = Math.min(90, 700 / scene.bars.length);
  props.bars.forEach((bar, index) => {
    const rect = rects[index];
    if (!rect) return;
    const at = staggered(index, 220, gap);
    const strong = index === scene.highlight;
    layers.push(
      tower(
        env,
        `bar${index}`,
        { box: rect, grow: bar.value < 0 ? 'down' : 'up', strong, line: scene.bars.length > 8 ? 8 : 12 },
        { motion: shootUp(env, at, strong ? 'pop' : undefined), marks: [{ figure: bar.figure ?? '', box: rect }] },
      ),
    );
    for (const text of barTexts(props, bar, rect, zero)) {
      const id = `${text.value ? 'value' : 'label'}${index}`;
      layers.push(placeText(env, id, text.block, text, { motion: text.value ? pop(env, at + 300) : brush(env, at) }));
    }
  });
  const floor = { x: body.x - 10 * unit, y: zero - 6 * unit, w: body.w + 20 * unit, h: 12 * unit };
  layers.push(placeRect(env, 'floor', floor, COMIC.ink, { z: Z.marks + 1, motion: brush(env, 60) }));
  return layers;
}
