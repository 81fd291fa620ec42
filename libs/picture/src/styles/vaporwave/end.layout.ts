import { setAtEnds } from '../../compose/set-in';
import { callOverLink } from '../../compose/call-parts';
import { place, placeText } from '../../compose/place';
import { stack, type StackItem } from '../../compose/stack';
import { fillAcross } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, single, type Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { FAREWELL, katakana } from './katakana';
import { palm } from './palm';
import { VAPOR } from './preset';
import { horizonOf } from './scenery';
import { afloat, entrance, figureLook, float, headLook, openText, wordLook } from './type-and-motion';
import { windowFor, windowInner, windowLayers } from './window';

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
