import { placePaint, placeText, place } from '../../compose/place';
import { leadingOf, setIn, type SetText, setAtEnds } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { type Motion, combine, single } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chrome, chromeRoom, type RimData } from './chrome';
import { VAPOR } from './preset';
import { afloat, driftIn, float, headLook, leave, openText, wordLook, entrance, figureLook } from './type-and-motion';
import { pictureWindow, windowFor, windowInner, windowLayers } from './window';
import { stack, type StackItem } from '../../compose/stack';
import { callOverLink } from '../../compose/call-parts';
import { fillAcross } from '../../layers/fill';
import { FAREWELL, katakana } from './katakana';
import { palm } from './palm';
import { horizonOf } from './scenery';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** Longest text that is set in chrome, characters; sentences are easier to read in a window. */
const CHROME_UP_TO = 26;
const ECHOES = 5;

/** A name in chrome that leaves echoes up the sky; a sentence in a window. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  const text = env.text(env.scene.headline);
  return text.length <= CHROME_UP_TO || env.scene.still !== undefined ? inChrome(env, text) : inWindow(env, text);
}

function inChrome(env: HeadlineEnv, text: string): Layer[] {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const pictured = scene.still !== undefined;
  const wide = format === '16:9';
  const pad = chromeRoom(230 * unit);
  const column = wide ? { ...content, w: content.w * (pictured ? 0.5 : 0.7) } : content;
  const kicker = setIn(
    env,
    { ...wordLook(env, env.text(scene.kicker), 60, VAPOR.cyan, true), maxLines: 2 },
    { ...column, y: column.y + 12 * unit, h: column.h * 0.14 },
  );
  const top = scene.kicker ? kicker.box.y + kicker.box.h : column.y;
  const share = pictured && !wide ? 0.66 : 0.34;
  const room = {
    ...column,
    x: column.x + pad,
    w: column.w - 2.4 * pad,
    y: Math.max(top + 70 * unit, column.y + column.h * share - 120 * unit),
    h: column.h * (pictured ? 0.24 : 0.36),
  };
  const head = setIn(env, { ...headLook(env, text, 250), leading: leadingOf(text, 1.24) }, room);
  const below = head.box.y + head.box.h + 70 * unit;
  const support = setIn(env, wordLook(env, env.text(scene.support), 58), {
    ...column,
    y: below,
    h: Math.max(1, column.y + column.h - below),
  });
  const motion = [driftIn(env, 60), float(env, 0.2, 7), leave(env)];
  const album: Box = wide
    ? { ...content, x: content.x + content.w * 0.56, y: content.y + 70 * unit, w: content.w * 0.42, h: content.h * 0.8 }
    : {
        ...content,
        x: content.x + 40 * unit,
        y: top + 110 * unit,
        w: content.w - 60 * unit,
        h: head.box.y - top - 170 * unit,
      };
  return [
    ...(scene.kicker ? [openText(env, 'kicker', kicker, afloat(env, 0, 0.1))] : []),
    ...(pictured
      ? pictureWindow(env, album, env.furniture.topic, scene.still ?? 0, afloat(env, 40, 0.3))
      : [echoes(env, head, top + 20 * unit, motion)]),
    ...chrome(env, 'headline', head, motion),
    ...(scene.support ? [openText(env, 'support', support, afloat(env, 220, 0.3))] : []),
  ];
}

/** Hollow copies of the first line that rise behind the name, fainter each time. */
function echoes(env: HeadlineEnv, { block, box }: SetText, ceiling: number, motion: Motion[]): Layer {
  const free = Math.max(0, box.y - ceiling);
  const step = Math.min(block.size * 0.3, free / ECHOES);
  const width = Math.max(2, block.size * 0.016);
  const fades = ['38', '5C', '80', 'A6', 'CC'];
  const steps: RimData['steps'] = fades.map((alpha, index) => ({
    color: `${index % 2 === 0 ? VAPOR.pink : VAPOR.cyan}${alpha}`,
    width,
    dx: 0,
    dy: -step * (ECHOES - index),
  }));
  return placePaint(
    env,
    'echoes',
    'vapor.rim',
    { block: { ...block, lines: block.lines.slice(0, 1) }, x: box.x, y: box.y, steps },
    { z: Z.marks, box: { ...box, y: box.y - step * ECHOES, h: box.h + step * ECHOES }, motion },
  );
}

function inWindow(env: HeadlineEnv, text: string): Layer[] {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const wide = format === '16:9';
  const title = env.text(scene.kicker) || env.furniture.topic;
  const w = wide ? content.w * 0.66 : content.w - 20 * unit;
  const support = env.text(scene.support);
  const room = { ...content, w, h: content.h * 0.74 };
  const set = setIn(env, headLook(env, text, 150, VAPOR.indigo), windowInner(env, title, room));
  const h = windowFor(env, title, w, set.box.h);
  const y = content.y + Math.max(70 * unit, (content.h * (support ? 0.8 : 0.9) - h) / 2);
  const box = { ...room, y, h: Math.min(h, content.y + content.h - y) };
  const motion = afloat(env, 40, 0.2, 'click');
  const at = { x: set.box.x, y: set.box.y + y - room.y };
  const below = box.y + box.h + 66 * unit;
  const more = setIn(env, wordLook(env, support, 56), {
    ...content,
    y: below,
    h: Math.max(1, content.y + content.h - below),
  });
  return [
    ...windowLayers(env, 'window', box, { title, strong: true, trail: 4, motion }),
    placeText(env, 'headline', set.block, at, { motion }),
    ...(support ? [openText(env, 'support', more, afloat(env, 240, 0.4))] : []),
  ];
}

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

type EndEnv = SceneEnv<SceneOf<'end'>>;

const PHASE = 0.2;

/** The call stands in a window before the setting sun; a pointer comes and presses its link. */
export function endLayout(env: EndEnv): Layer[] {
  const { content, unit, format, width } = env.stage;
  const wide = format === '16:9';
  const w = wide ? content.w * 0.62 : content.w - 24 * unit;
  const title = env.furniture.subject ?? env.furniture.topic;
  const room: Box = { x: content.x + (wide ? 0 : 4 * unit), y: content.y, w, h: content.h * (wide ? 0.92 : 0.7) };
  const inside = callIn(env, { ...windowInner(env, title, room) });
  const h = windowFor(env, title, w, inside.bottom - inside.top);
  const top = content.y + Math.max(60 * unit, (content.h * (wide ? 0.86 : 0.78) - h) * 0.5);
  const box = { ...room, y: top, h };
  const call = callIn(env, windowInner(env, title, { ...box, h: room.h }));
  const motion = afloat(env, 60, PHASE, 'click');
  const layers = [
    ...palm(env, 'palm-left', { x: width * 0.07, y: horizonOf(env) - 70 * unit, r: 250 * unit, lean: -30 * unit }),
    ...palm(env, 'palm-right', { x: width * 0.95, y: horizonOf(env) - 190 * unit, r: 190 * unit, lean: 24 * unit }),
    ...windowLayers(env, 'window', box, { title, strong: true, trail: 3, motion }),
    ...call.layers(motion),
    ...sources(env, { ...content, y: box.y + box.h + (call.link ? 104 : 60) * unit, h: 120 * unit }),
    ...farewell(env, box),
  ];
  return call.link ? [...layers, pointer(env, call.link)] : layers;
}

interface Call {
  top: number;
  bottom: number;
  link: Box | null;
  layers(motion: Motion[]): Layer[];
}

/** Words of the call, and its link on a bright field. */
function callIn(env: EndEnv, area: Box): Call {
  const { unit } = env.stage;
  const { scene } = env;
  const { before: words, link } = callOverLink(scene);
  const pad = 34 * unit;
  const parts: StackItem[] = [];
  if (words) parts.push({ text: headLook(env, words, link ? 168 : 200, VAPOR.indigo) });
  if (link)
    parts.push({ text: { ...figureLook(env, link, 150), width: area.w - 2 * pad }, line: true, gap: 60 * unit + pad });
  const { items, bottom } = stack(env, area, parts);
  const set = items.flatMap(({ block, box }) => (block ? [{ block, box }] : []));
  const last = link ? set.at(-1) : undefined;
  const field = last ? { x: area.x, y: last.box.y - pad, w: area.w, h: last.box.h + 2 * pad } : null;
  return {
    top: area.y,
    bottom: field ? field.y + field.h : bottom,
    link: field,
    layers: (motion) => [
      ...(field ? [fieldLayer(env, field, motion)] : []),
      ...set.map((text, index) => {
        const x = text === last && field ? field.x + (field.w - text.box.w) / 2 : text.box.x;
        return placeText(env, `call${index}`, text.block, { x, y: text.box.y }, { motion });
      }),
    ],
  };
}

function fieldLayer(env: EndEnv, box: Box, motion: Motion[]): Layer {
  const fill = fillAcross(box.x, box.x + box.w, [0, VAPOR.magenta], [0.6, VAPOR.plum], [1, VAPOR.violet]);
  const stroke = { fill: VAPOR.indigo, width: 5 * env.stage.unit };
  return place(env, 'shape', 'link', { shape: 'rect', box, fill, stroke }, { z: Z.marks + 3, box, motion });
}

/** An arrow as old systems had it, with the click on the frame of its arrival. */
function pointer(env: EndEnv, link: Box): Layer {
  const { unit } = env.stage;
  const said = env.lineAt + 900;
  const [x, y] = [link.x + link.w * 0.86, link.y + link.h * 0.74];
  const shape: Array<[number, number]> = [
    [0, 0],
    [0, 16.5],
    [3.9, 12.8],
    [6.4, 18.6],
    [8.9, 17.5],
    [6.5, 11.9],
    [11.8, 11.6],
  ];
  const points = shape.map(([dx, dy]): [number, number] => [x + dx * 7.4 * unit, y + dy * 7.4 * unit]);
  const box = { x, y, w: 88 * unit, h: 140 * unit };
  const travel = combine(
    single('x', { at: entrance(env, said - 760), ms: 700 }, 260 * unit, 0, 700, 'cubic-in-out'),
    single('y', { at: entrance(env, said - 760), ms: 700 }, 420 * unit, 0, 700, 'cubic-in-out'),
    single('scale', { at: entrance(env, said), ms: 170, sound: 'click' }, 0.82, 1, 170, 'back-out'),
  );
  const look = { fill: VAPOR.white, stroke: { fill: VAPOR.night, width: 6 * unit } };
  return place(
    env,
    'shape',
    'pointer',
    { shape: 'polygon', points, ...look },
    { z: Z.type + 2, box, motion: [travel, float(env, PHASE, 7)] },
  );
}

function sources(env: EndEnv, area: Box): Layer[] {
  const { furniture } = env;
  const look = (text = '') => ({ ...wordLook(env, text, 44), maxLines: 2 });
  const sets = setAtEnds(env, area, 40 * env.stage.unit, [look(furniture.source), look(furniture.asOf)]);
  return sets.flatMap((set, index) =>
    set.block.w > 0 ? [openText(env, index === 0 ? 'source' : 'as-of', set, afloat(env, 360, 0.5))] : [],
  );
}

/** Over the window's right corner, where its trail leaves room. */
function farewell(env: EndEnv, window: Box): Layer[] {
  const { unit, safe } = env.stage;
  const size = 96;
  const y = window.y - (size + 36) * unit;
  if (y < safe.y) return [];
  const x = window.x + window.w - [...FAREWELL].length * size * 1.02 * unit;
  return [katakana(env, FAREWELL, { x, y, size }, afloat(env, 200, 0.3))];
}
