import { place } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import { sharesOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chrome, chromeRoom, chromeFigure } from './chrome';
import { column, MARBLE } from './column';
import { VAPOR } from './preset';
import { afloat, cueFor, entrance, figureLook, leave, openText, sceneTitle, wordLook } from './type-and-motion';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

/** The whole is one column; its drums are as high as their shares, the largest in sunlight, each named beside it. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { content, unit } = env.stage;
  const head = header(env);
  const top = head.bottom + 72 * unit;
  const area = { ...content, y: top, h: content.y + content.h - top - 14 * unit };
  const w = Math.min(290 * unit, area.w * 0.32);
  const rtl = readsFromRight(env);
  const middle = rtl ? area.x + area.w - w / 2 - 10 * unit : area.x + w / 2 + 10 * unit;
  const shares = heightsOf(env);
  const largest = shares.indexOf(Math.max(...shares));
  const drums = [...shares.entries()]
    .reverse()
    .map(([index, share]) => ({ share, colors: marble(index, index === largest) }));
  const data = { x: middle, y: area.y + area.h, w, h: area.h, colors: MARBLE.rose, drums };
  const texts = { ...area, x: rtl ? area.x : area.x + w + 96 * unit, w: area.w - w - 96 * unit };
  return [
    ...head.layers,
    column(env, 'column', data, 40),
    ...rows(env, area, texts, shares, largest, rtl ? middle - w * 0.38 : middle + w * 0.38),
  ];
}

function header(env: BreakdownEnv): { layers: Layer[]; bottom: number } {
  const { content, unit, format } = env.stage;
  const { total, title } = env.scene;
  const head = sceneTitle(env, env.text(title));
  if (!total) return head;
  const share = format === '9:16' ? 0.15 : 0.18;
  const top = head.bottom + 50 * unit;
  const figure = chromeFigure(env, 'total', env.figure(total.figure), top, { size: 210, pad: 200, share });
  const label = env.text(total.label);
  const layers = [...head.layers, ...figure.layers];
  const rtl = readsFromRight(env);
  const beside = content.w - figure.box.w - chromeRoom(200 * unit) - 56 * unit;
  if (beside < 200 * unit || !label) return { layers, bottom: figure.box.y + figure.box.h };
  const slot = { x: rtl ? content.x : content.x + content.w - beside, y: figure.box.y, w: beside, h: figure.box.h };
  const name = setIn(env, wordLook(env, label, 52, VAPOR.cyan), slot, { stand: 'bottom' });
  return {
    layers: [...layers, openText(env, 'total-label', name, afloat(env, 140, 0.2))],
    bottom: figure.box.y + figure.box.h,
  };
}

function heightsOf(env: BreakdownEnv): number[] {
  const values = sharesOf(env, env.scene.parts);
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length));
}

function marble(index: number, largest: boolean): (typeof MARBLE)['rose'] {
  if (largest) return MARBLE.gold;
  return [MARBLE.rose, MARBLE.lapis, MARBLE.lilac, MARBLE.dusk][index % 4] ?? MARBLE.rose;
}

/** Figure and name of each part on the height of its drum, or as near to it as its neighbours allow, tied to it by a line. */
function rows(env: BreakdownEnv, area: Box, texts: Box, shares: number[], largest: number, edge: number): Layer[] {
  const { unit } = env.stage;
  const count = Math.max(1, shares.length);
  const pitch = area.h / count;
  const h = Math.min(pitch, 250 * unit);
  const centres = shares.map((share, index) => {
    const before = shares.slice(0, index).reduce((sum, part) => sum + part, 0);
    return area.y + area.h * (before + share / 2);
  });
  return spread(centres, h, area).flatMap((centre, index): Layer[] => {
    const part = env.scene.parts[index];
    if (!part) return [];
    const at = index === 0 ? 240 : cueFor(env, part.figure, 240 + index * 200);
    const strong = index === largest;
    const room = { ...texts, y: centre - h / 2, h };
    const flat = h < 170 * unit;
    const pad = strong && !flat ? chromeRoom(130 * unit) : 0;
    const size = flat ? Math.min(64, (h / unit) * 0.5) : strong ? 150 : 112;
    const figureRoom = flat
      ? { ...room, w: room.w * 0.44 }
      : { ...room, x: room.x + pad, y: room.y + 8 * unit, w: room.w - 2 * pad, h: h * 0.5 };
    const figure = setIn(env, figureLook(env, env.figure(part.figure), size), figureRoom, {
      line: true,
      stand: flat ? 'middle' : 'bottom',
    });
    const nameRoom = flat
      ? {
          ...room,
          x: readsFromRight(env) ? room.x : figure.box.x + figure.box.w + 28 * unit,
          w: room.w - figure.box.w - 28 * unit,
        }
      : { ...room, y: figure.box.y + figure.box.h + 30 * unit, h: h * 0.36 };
    if (flat && readsFromRight(env)) figure.box.x = room.x + room.w - figure.box.w;
    const look = {
      ...wordLook(env, env.text(part.label), 50, strong ? VAPOR.sun : VAPOR.white),
      maxLines: 2,
      leading: 1.1,
    };
    const name = setIn(env, look, nameRoom, { stand: flat ? 'middle' : 'top' });
    const motion = afloat(env, at, 0.1);
    return [
      tie(
        env,
        index,
        [edge, centres[index] ?? centre],
        [readsFromRight(env) ? texts.x + texts.w + 16 * unit : texts.x - 20 * unit, centre],
        at,
      ),
      ...(strong && !flat
        ? chrome(env, `figure${index}`, figure, motion)
        : [openText(env, `figure${index}`, figure, motion)]),
      openText(env, `label${index}`, name, motion),
    ];
  });
}

/** Centres pushed apart to at least `pitch`, kept inside an area. */
function spread(centres: number[], pitch: number, { y, h }: Box): number[] {
  const placed: number[] = [];
  centres.forEach((centre, index) => {
    const least = index === 0 ? y + pitch / 2 : (placed[index - 1] ?? 0) + pitch;
    placed.push(Math.max(least, centre));
  });
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const most = index === placed.length - 1 ? y + h - pitch / 2 : (placed[index + 1] ?? 0) - pitch;
    placed[index] = Math.min(most, placed[index] ?? most);
  }
  return placed;
}

function tie(env: BreakdownEnv, index: number, from: [number, number], to: [number, number], at: number): Layer {
  const { unit } = env.stage;
  const box = {
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]) - 4 * unit,
    w: Math.abs(to[0] - from[0]),
    h: Math.abs(to[1] - from[1]) + 8 * unit,
  };
  const elbow: [number, number] = [from[0] + (to[0] - from[0]) * 0.4, from[1]];
  const knee: [number, number] = [from[0] + (to[0] - from[0]) * 0.6, to[1]];
  const stroke = { fill: VAPOR.cyan, width: 5 * unit };
  const side = from[0] < to[0] ? ('left' as const) : ('right' as const);
  return place(
    env,
    'shape',
    `tie${index}`,
    { shape: 'path', points: [from, elbow, knee, to], stroke },
    {
      z: Z.marks + 4,
      box,
      motion: [
        wipeIn({ at: entrance(env, at), ms: 300, from: side }),
        fade({ at: entrance(env, at), ms: 60 }),
        leave(env),
      ],
    },
  );
}
