import { placePaint } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import { isRightToLeft } from '../../text/words';
import type { Layer } from '../../timeline/layer';
import { combine, grow } from '../../timeline/motion';
import { listsValues } from '../lists-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { NATURE } from './preset';
import { appear, bodyType, column, entrance, growUp, headType, labelType, type Words } from './type-and-motion';
import type { LeafData, StemData } from './twig.painters';

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** A young shoot grows up beside the title's column; each sentence comes out with its leaf. */
export function listLayout(env: ListEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const title = { ...headType(env, env.text(scene.title), 132), maxLines: 2 };
  const head = column(env, { ...content, h: content.h * 0.24 }, [{ id: 'title', at: 0, text: title }]);
  const rtl = isRightToLeft(env.text(scene.items[0]?.text));
  const lane = 130 * unit;
  const top = head.bottom + 84 * unit;
  const area = { ...content, y: top, w: content.w - lane, h: content.y + content.h - top };
  if (!rtl) area.x += lane;
  const turns = scene.items.map((_, index) => 260 + index * turnOf(env));
  const { layers, starts } = sentences(env, area, turns);
  const x = rtl ? content.x + content.w - 30 * unit : content.x + 30 * unit;
  const foot = content.y + content.h - 10 * unit;
  const stem: StemData = { x, top: top - 40 * unit, foot, width: 9 * unit, color: NATURE.sage };
  const box = { x: x - 30 * unit, y: stem.top, w: 60 * unit, h: foot - stem.top };
  return [
    ...head.layers,
    placePaint(env, 'stem', 'nature.stem', stem, { z: Z.marks, box, motion: growUp(env, 0, 1400) }),
    ...starts.map((y, index) => leaf(env, { x, y, way: rtl ? -1 : 1 }, index, turns[index] ?? 0)),
    ...layers,
  ];
}

/** Sentences share the height that they leave, up to a limit; few are set larger. */
function sentences(env: ListEnv, area: Box, turns: number[]): { layers: Layer[]; starts: number[] } {
  const { unit } = env.stage;
  const { items } = env.scene;
  const longest = Math.max(...items.map((item) => env.text(item.text).length));
  const size = listsValues(env) ? 176 : items.length > 3 ? 62 : longest <= 16 ? 108 : 78;
  const words = (gap: number): Words[] =>
    items.flatMap((item, index): Words[] => {
      const at = turns[index] ?? 0;
      const name = env.text(item.label);
      const text = bodyType(env, env.text(item.text), size);
      const space = index === 0 ? 0 : gap;
      if (!name) return [{ id: `item${index}`, at, text, gap: space }];
      return [
        {
          id: `name${index}`,
          at,
          text: { ...labelType(env, name, listsValues(env) ? 52 : 44, NATURE.spoken), maxLines: 2 },
          gap: space,
        },
        { id: `item${index}`, at: at + 120, text, gap: 26 * unit },
      ];
    });
  const silent = { ...env, cue: () => undefined };
  const spare = area.y + area.h - column(silent, area, words(64 * unit)).bottom;
  const air = Math.min(150 * unit, Math.max(0, spare / Math.max(1, items.length)));
  const { layers, items: set } = column(env, area, words(64 * unit + air));
  const flat = words(0);
  const starts = items.map((_, index) => {
    const first = set[flat.findIndex(({ id }) => id === `name${index}` || id === `item${index}`)];
    return first ? first.box.y + Math.min(first.box.h, 50 * unit) / 2 : area.y;
  });
  return { layers, starts };
}

function leaf(env: ListEnv, at: { x: number; y: number; way: 1 | -1 }, index: number, when: number): Layer {
  const size = 74 * env.stage.unit;
  const data: LeafData = {
    ...at,
    size,
    color: index === 0 ? NATURE.amber : NATURE.sage,
    vein: NATURE.deep,
    light: NATURE.light,
  };
  const box = { x: at.x - size, y: at.y - size, w: 2 * size, h: 2 * size };
  const motion = combine(
    grow({ at: entrance(env, when - 80), ms: 600, ease: 'cubic-out' }),
    appear(env, when - 80, 300),
  );
  return placePaint(env, `leaf${index}`, 'nature.leaf', data, { z: Z.marks + 1, box, motion });
}

/** From one sentence to the next, ms: all stand before 60 % of the scene. */
function turnOf(env: ListEnv): number {
  return Math.min(800, ((env.frames / 30) * 600 - 260) / Math.max(1, env.scene.items.length));
}
