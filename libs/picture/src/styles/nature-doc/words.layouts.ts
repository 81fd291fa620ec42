import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { logo } from './marks';
import { placeOf, wordsRoom } from './places';
import { NATURE } from './preset';
import { bodyType, column, headType, labelType, type Words, appear, entrance, growUp } from './type-and-motion';
import { placeStill, placePaint } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import { progress, combine, grow } from '../../timeline/motion';
import { callOverLink } from '../../compose/call-parts';
import { isRightToLeft } from '../../text/words';
import { listsValues } from '../lists-values';
import type { LeafData, StemData } from './twig.painters';

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

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** A picture from edge to edge that sinks into the dark of the wood, where the words stand; the wood itself where there is none. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const support = env.text(scene.support);
  const words: Words[] = [{ id: 'headline', at: 120, text: headType(env, env.text(scene.headline), 132) }];
  if (support) words.push({ id: 'support', at: 380, text: bodyType(env, support, 56), gap: 44 * unit });
  return [...photo(env), ...column(env, wordsRoom(env), words, 'bottom').layers];
}

function photo(env: PictureEnv): Layer[] {
  const { width, height } = env.stage;
  const box = { x: 0, y: 0, w: width, h: height };
  const scrim = fillDown(
    height * 0.2,
    height * 0.72,
    [0, `${NATURE.deep}33`],
    [0.45, `${NATURE.ink}A6`],
    [1, `${NATURE.ink}F2`],
  );
  const push = progress({ at: 0, ms: (env.frames / 30) * 1000, ease: 'linear' });
  const look = { fit: 'cover', backing: NATURE.ink, scrim } as const;
  return placeStill(env, 'photo', env.scene.still, box, look, { z: Z.art - 0.3, motion: push });
}

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
