import { place, placeText } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { fillAcross } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, type Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chevrons } from './chevrons';
import { VAPOR } from './preset';
import { afloat, cueFor, entrance, figureLook, sceneTitle, sideOf } from './type-and-motion';
import { windowInner, windowLayers } from './window';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

const GAP = 52;

/** Each figure in a window of its own, opened one after the other; the first has the bright bar and drags its trail. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const { content, unit } = env.stage;
  const title = sceneTitle(env, env.text(env.scene.title));
  const top = title.bottom + 84 * unit;
  const area = { ...content, w: content.w - 16 * unit, y: top, h: content.y + content.h - top - 24 * unit };
  return [...title.layers, ...boxesIn(env, area).flatMap((box, index) => card(env, box, index))];
}

/** Staggered rows, or one large window over smaller ones; side by side where the frame is wide. */
function boxesIn(env: CardsEnv, area: Box): Box[] {
  const { unit, format } = env.stage;
  const count = env.scene.cards.length;
  const gap = GAP * unit;
  const mirror = (box: Box): Box => (readsFromRight(env) ? { ...box, x: 2 * area.x + area.w - box.x - box.w } : box);
  if (format === '16:9') {
    const w = (area.w - gap * (count - 1)) / count;
    const drop = area.h * 0.14;
    return env.scene.cards.map((_, index) =>
      mirror({ x: area.x + index * (w + gap), y: area.y + (index % 2) * drop, w, h: area.h - drop }),
    );
  }
  if (count === 4) {
    const [w, h] = [(area.w - gap) / 2, (area.h - gap) / 2];
    return env.scene.cards.map((_, index) =>
      mirror({ x: area.x + (index % 2) * (w + gap), y: area.y + Math.floor(index / 2) * (h + gap), w, h }),
    );
  }
  const led = env.index % 2 === 1 && count > 1;
  if (led) {
    const h = (area.h - gap) * (count === 2 ? 0.58 : 0.52);
    const rest = { ...area, y: area.y + h + gap, h: area.h - h - gap };
    const small = count === 2 ? rest.w * 0.8 : (rest.w - gap) / 2;
    const boxes = Array.from({ length: count - 1 }, (_, index) =>
      mirror({ ...rest, w: small, x: count === 2 ? rest.x + rest.w - small : rest.x + index * (small + gap) }),
    );
    return [{ ...area, h }, ...boxes];
  }
  const h = (area.h - gap * (count - 1)) / count;
  const w = area.w * (count === 1 ? 1 : 0.88);
  return env.scene.cards.map((_, index) =>
    mirror({
      x: index % 2 === 0 ? area.x : area.x + area.w - w,
      y: area.y + index * (h + gap),
      w,
      h: Math.min(h, 560 * unit),
    }),
  );
}

function card(env: CardsEnv, box: Box, index: number): Layer[] {
  const entry = env.scene.cards[index];
  if (!entry) return [];
  const { unit } = env.stage;
  const at = index === 0 ? 40 : cueFor(env, entry.figure, 40 + index * 240);
  const motion = afloat(env, at, 0.28 * index, 'ding');
  const title = env.text(entry.label);
  const inner = windowInner(env, title, box);
  const meter = entry.meter === undefined ? 0 : Math.min(64 * unit, inner.h * 0.2);
  const moved = entry.trend === 'up' || entry.trend === 'down';
  const sign = moved ? Math.min(150 * unit, inner.w * 0.17) : 0;
  const taken = sign ? sign + 30 * unit : 0;
  const room = {
    ...inner,
    x: readsFromRight(env) ? inner.x + taken : inner.x,
    w: inner.w - taken,
    h: inner.h - (meter ? meter + 40 * unit : 0),
  };
  const figure = setIn(env, figureLook(env, env.figure(entry.figure), 300, VAPOR.indigo), room, {
    line: true,
    stand: 'middle',
    align: sideOf(env),
  });
  const layers = [
    ...windowLayers(env, `window${index}`, box, { title, strong: index === 0, trail: index === 0 ? 3 : 0, motion }),
    placeText(env, `figure${index}`, figure.block, figure.box, { motion }),
  ];
  if (sign) {
    const h = Math.min(sign * 1.2, room.h);
    const x = readsFromRight(env) ? inner.x : inner.x + inner.w - sign;
    layers.push(
      chevrons(env, `trend${index}`, { x, y: room.y + (room.h - h) / 2, w: sign, h }, entry.trend === 'up', motion, {
        color: entry.trend === 'up' ? VAPOR.violet : VAPOR.magenta,
        rim: VAPOR.blush,
      }),
    );
  }
  if (meter) {
    const gauge = { ...inner, y: inner.y + inner.h - meter, h: meter };
    layers.push(...gaugeLayers(env, index, gauge, entry.meter ?? 0, motion, at + 260));
  }
  return layers;
}

/** A progress bar of an old system: sunk groove, cells that fill from the left. */
function gaugeLayers(env: CardsEnv, index: number, box: Box, share: number, motion: Motion[], at: number): Layer[] {
  const { unit } = env.stage;
  const rim = { shape: 'rect' as const, box, fill: VAPOR.white, stroke: { fill: VAPOR.bevel, width: 6 * unit } };
  const inside = { x: box.x + 9 * unit, y: box.y + 9 * unit, w: box.w - 18 * unit, h: box.h - 18 * unit };
  const fill = fillAcross(inside.x, inside.x + inside.w, [0, VAPOR.violet], [0.6, VAPOR.magenta], [1, VAPOR.pink]);
  const cells = { box: inside, share, cell: 26 * unit, pitch: 32 * unit, fill };
  return [
    place(env, 'shape', `groove${index}`, rim, { z: Z.marks + 3, box, motion }),
    place(env, 'meter', `meter${index}`, cells, {
      z: Z.marks + 4,
      box: inside,
      motion: [...motion, progress({ at: entrance(env, at), ms: 900, ease: 'cubic-out' })],
    }),
  ];
}
