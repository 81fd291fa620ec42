import { place } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, type Box, boundsOf } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { cueFor, entrance, figureLettered, inked, land, pop, slide } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, splitAcross, splitDown, storyBox, type PanelLook, type Polygon } from './page';
import { placard, plate } from './placard';
import { COMIC } from './preset';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

/** A strip of panels, one a figure; the first is the largest, gutters lean another way each time. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const panels = panelsOf(env, env.scene.cards.length);
  const title = placard(env, 'title', env.text(env.scene.title), titleRoom(env), {
    size: 56,
    fill: COMIC.white,
    motion: pop(env, 60),
  });
  return [...panels.flatMap((points, index) => cardLayers(env, points, index, title.box)), ...title.layers];
}

function titleRoom(env: CardsEnv): Box {
  const { content } = env.stage;
  return isLandscape(env)
    ? { ...content, w: content.w * 0.42, h: content.h * 0.22 }
    : { ...content, h: content.h * 0.16 };
}

function panelsOf(env: CardsEnv, count: number): Polygon[] {
  const story = storyBox(env);
  const rises = env.index % 2 === 0;
  const [middle, across] = [story.y + story.h * 0.56, story.x + story.w * (rises ? 0.52 : 0.46)];
  if (isLandscape(env) && count <= 2) return splitAcross(env, story, story.x + story.w / 2, rises);
  if (count <= 2) return splitDown(env, story, middle, rises);
  const [upper, lower] = splitDown(env, story, count > 3 ? story.y + story.h * 0.54 : middle, rises);
  const halves = (points: Polygon): Polygon[] => cutAcross(env, points, across, rises);
  return count > 3 ? [...halves(upper), ...halves(lower)] : [upper, ...halves(lower)];
}

/** Cuts a panel with a sloped edge in two by an upright gutter, keeping its slope. */
function cutAcross(env: CardsEnv, points: Polygon, at: number, rises: boolean): Polygon[] {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d) return [points];
  const [left, right] = splitAcross(env, boundsOf(points), at, rises);
  const edge = (from: [number, number], to: [number, number], x: number): [number, number] => [
    x,
    from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]),
  ];
  const [lt, lb] = [left[1]?.[0] ?? at, left[2]?.[0] ?? at];
  const [rt, rb] = [right[0]?.[0] ?? at, right[3]?.[0] ?? at];
  return [
    [a, edge(a, b, lt), edge(d, c, lb), d],
    [edge(a, b, rt), b, c, edge(d, c, rb)],
  ];
}

function cardLook(env: CardsEnv, box: Box, index: number): PanelLook {
  const looks = [
    { fill: COMIC.blue, ray: COMIC.azure, dots: COMIC.darkBlue },
    { fill: COMIC.red, ray: COMIC.orange, dots: COMIC.darkRed },
    { fill: COMIC.orange, ray: COMIC.yellow, dots: COMIC.rust },
  ];
  const look = looks[(index + env.index) % looks.length] ?? {
    fill: COMIC.blue,
    ray: COMIC.azure,
    dots: COMIC.darkBlue,
  };
  const dots = [dotsIn(env, box, look.dots, [0.45, 0.4], [1, 1])];
  if (index > 0) return { fill: look.fill, dots };
  return { fill: look.fill, dots, rays: { color: look.ray, at: [box.x + box.w * 0.35, box.y + box.h * 0.65] } };
}

function cardLayers(env: CardsEnv, points: Polygon, index: number, title: Box): Layer[] {
  const { unit, content } = env.stage;
  const card = env.scene.cards[index];
  if (!card) return [];
  const box = boundsOf(points);
  const at = cueFor(env, card.figure, 100 + index * 200);
  const pad = 40 * unit;
  const left = Math.max(content.x, box.x + pad * 1.6);
  const under = box.y < title.y + title.h && left < title.x + title.w ? title.y + title.h + 44 * unit : 0;
  const top = Math.max(content.y, box.y + pad * (index > 0 ? 1.7 : 1), under);
  const foot = Math.min(content.y + content.h - 34 * unit, box.y + box.h - pad * 1.6);
  const inner = { x: left, y: top, w: Math.min(content.x + content.w, box.x + box.w - pad) - left, h: foot - top };
  const meter = card.meter === undefined ? 0 : Math.min(64 * unit, inner.h * 0.16);
  // A card that is called what the title says needs no second sign.
  const named = index === 0 && env.text(card.label) === env.text(env.scene.title);
  const sign = { ...inner, h: inner.h * 0.42 };
  const label = placard(env, `label${index}`, env.text(card.label), sign, { size: 54, motion: pop(env, at + 120) });
  const from = named ? inner.y : label.box.y + label.box.h + Math.min(50 * unit, inner.h * 0.08);
  const room = {
    x: inner.x + 12 * unit,
    y: from,
    w: inner.w - 30 * unit,
    h: Math.max(60 * unit, foot - from - (meter ? meter + 44 * unit : 0)),
  };
  const text = card.trend && card.trend !== 'flat' ? env.figure(card.figure, 'signed') : env.figure(card.figure);
  const set = setIn(
    env,
    figureLettered(env, text, index === 0 ? 340 : 260, index === 0 ? COMIC.yellow : COMIC.white),
    room,
    { line: true, stand: 'middle' },
  );
  const layers = [
    ...panel(env, `card${index}`, points, cardLook(env, box, index), {
      motion: slide(env, index * 90, index % 2 === 0 ? 'left' : 'right', index === 0 ? 'whoosh' : undefined),
    }),
    ...(named ? [] : label.layers),
    ...inked(env, `figure${index}`, set.block, set.box, {
      motion: [tilt(index % 2 === 0 ? -3 : 2), land(env, at, index === 0 ? 'thud' : 'pop')],
    }),
  ];
  if (meter)
    layers.push(
      ...meterLayers(
        env,
        `meter${index}`,
        { ...inner, x: inner.x + 8 * unit, w: inner.w - 24 * unit, y: foot - meter, h: meter },
        card.meter ?? 0,
        at + 200,
      ),
    );
  const free = box.x + box.w - Math.max(set.box.x + set.box.w, label.box.x + label.box.w);
  const guest =
    index === env.scene.cards.length - 1 && !meter && !isLandscape(env) && free > 340 * unit && box.h > 360 * unit;
  if (!guest || startsOnRight(env)) return layers;
  const down = card.trend === 'down';
  const r = Math.min(free * 0.3, box.h * 0.26);
  const spot = { x: box.x + box.w - free * 0.48, y: box.y + box.h * (down ? 0.56 : 0.4), r };
  return [
    ...layers,
    ...mascot(env, 'mascot', {
      ...spot,
      angle: down ? 150 : 34,
      speed: COMIC.white,
      motion: pop(env, at + 200),
      z: Z.art,
    }),
  ];
}

/** A share of a whole: a tube of ink that fills. */
function meterLayers(env: CardsEnv, id: string, box: Box, share: number, at: number): Layer[] {
  const { unit } = env.stage;
  const full = { box, share, cell: 0, pitch: 0, fill: COMIC.yellow, empty: COMIC.white };
  return [
    plate(env, `${id}.tube`, box, COMIC.white, { motion: pop(env, at), z: Z.marks + 2 }),
    place(env, 'meter', id, full, {
      z: Z.marks + 3,
      box,
      motion: [progress({ at: entrance(env, at + 120), ms: 520 }), pop(env, at)],
    }),
    placeLine(env, id, box, unit, at),
  ];
}

function placeLine(env: CardsEnv, id: string, box: Box, unit: number, at: number): Layer {
  const rim = { shape: 'rect', box, stroke: { fill: COMIC.ink, width: 8 * unit } } as const;
  return place(env, 'shape', `${id}.rim`, rim, { z: Z.marks + 4, box, motion: pop(env, at) });
}
