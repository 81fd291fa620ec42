import { place, placeRect, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, SLIGHT, SLOPE, TILT, type FrontPage } from './front-page';
import { fillLook, placeStrip, trendArrow } from './pieces';
import { TABLOID } from './preset';
import { namedAt, shout, slamIn, small, stickIn, stripIn } from './type-and-motion';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

interface Paint {
  fill: string;
  ink: string;
  accent: string;
}

const BANDS: readonly Paint[] = [
  { fill: TABLOID.red, ink: TABLOID.white, accent: TABLOID.yellow },
  { fill: TABLOID.paper, ink: TABLOID.ink, accent: TABLOID.deepRed },
  { fill: TABLOID.ink, ink: TABLOID.yellow, accent: TABLOID.white },
  { fill: TABLOID.yellow, ink: TABLOID.ink, accent: TABLOID.deepRed },
];

/** Full-bleed bands cut on the slope, a figure in each; two figures without shares may be price tags instead. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const page = frontPage(env);
  const { u, body } = page;
  const { cards, title } = env.scene;
  const strip = placeStrip(env, 'title', {
    look: { ...shout(env, env.text(title), 96, TABLOID.white), maxLines: 2, floor: 48 * u },
    room: { ...body, h: body.h * 0.17 },
    fill: TABLOID.ink,
    degrees: SLIGHT,
    pad: [28 * u, 24 * u],
    motion: stripIn(env, 0, page.rtl ? 'right' : 'left', 'swish'),
    bleed: true,
    z: Z.type + 2,
  });
  const top = strip.bottom + 30 * u;
  const room = { ...body, y: top, h: body.y + body.h - top };
  const two = cards.length === 2 && env.index % 2 === 0 && !page.wide;
  const tags = two && cards.every((card) => card.meter === undefined && [...env.figure(card.figure)].length > 4);
  return [...strip.layers, ...(tags ? priceTags(env, page, room) : bands(env, page, room))];
}

function bands(env: CardsEnv, page: FrontPage, room: Box): Layer[] {
  const { width, unit: u } = env.stage;
  const { cards } = env.scene;
  const drop = width * SLOPE;
  const h = (room.h - drop * 0.4) / Math.max(1, cards.length);
  return cards.flatMap((card, index): Layer[] => {
    const paint = BANDS[index % BANDS.length];
    if (!paint) return [];
    const y = room.y + h * index;
    const end = y + h + drop * (index === cards.length - 1 ? 0.7 : 1);
    const points: Array<[number, number]> = [
      [0, y + drop],
      [width, y],
      [width, index === cards.length - 1 ? end - drop : end],
      [0, end],
    ];
    const at = Math.min(namedAt(env, card.figure, 60 + index * 160), 80 + index * 420);
    const box = { x: 0, y, w: width, h: end - y };
    const motion = stripIn(env, at, page.rtl ? 'right' : 'left', 'flip');
    return [
      place(
        env,
        'shape',
        `band${index}`,
        { shape: 'polygon', points, fill: paint.fill },
        { box, z: Z.marks + index * 0.1, motion },
      ),
      ...bandTexts(env, page, index, { ...room, y: y + drop * 0.62, h: h - drop * 0.5 }, paint, at),
      ...meter(env, page, index, y + h - 20 * u, paint, at),
    ];
  });
}

function bandTexts(env: CardsEnv, page: FrontPage, index: number, box: Box, paint: Paint, at: number): Layer[] {
  const { u, rtl } = page;
  const card = env.scene.cards[index];
  if (!card) return [];
  const pad = Math.min(30 * u, box.h * 0.1);
  const room = { ...box, y: box.y + pad, h: box.h - 2 * pad - (card.meter === undefined ? 0 : 84 * u) };
  const low = room.h < 240 * u;
  const arrow = card.trend && card.trend !== 'flat' ? Math.min(200 * u, room.h * 0.6) : 0;
  const label = setIn(
    env,
    { ...shout(env, env.text(card.label), 84, paint.accent), maxLines: low ? 3 : 2, floor: 44 * u },
    {
      ...room,
      w: low ? room.w * 0.42 : room.w,
      x: low && rtl ? room.x + room.w * 0.58 : room.x,
      h: low ? room.h : room.h * 0.36,
    },
    { stand: low ? 'middle' : 'top', align: rtl ? 'right' : 'left' },
  );
  const figure = low
    ? { ...room, w: room.w * 0.52, x: rtl ? room.x : room.x + room.w * 0.48 }
    : {
        ...room,
        y: label.box.y + label.box.h + 30 * u,
        h: room.y + room.h - label.box.y - label.box.h - 30 * u,
        w: room.w - (arrow ? arrow + 40 * u : 0),
      };
  const side = low === rtl ? 'left' : 'right';
  const text = env.figure(card.figure, card.trend ? 'signed' : 'full');
  const set = setIn(env, fillLook(env, text, figure, { size: 460, color: paint.ink, degrees: 0 }), figure, {
    line: true,
    stand: low ? 'middle' : 'top',
    align: side,
  });
  const layers: Layer[] = [
    placeText(env, `label${index}`, label.block, label.box, {
      z: Z.type + 0.2,
      motion: stripIn(env, at + 60, rtl ? 'right' : 'left'),
    }),
    placeText(env, `figure${index}`, set.block, set.box, {
      box: set.box,
      z: Z.type + 0.5,
      motion: slamIn(env, at + 60, 'thud'),
    }),
  ];
  if (!arrow || low) return layers;
  const x = rtl ? box.x : box.x + box.w - arrow;
  const spot = { x, y: set.box.y + (set.box.h - arrow) / 2, w: arrow * 0.94, h: arrow };
  return [...layers, trendArrow(env, `arrow${index}`, spot, card.trend === 'up', paint.accent, at + 360)];
}

/** A share of the frame's whole width. */
function meter(env: CardsEnv, { u, rtl }: FrontPage, index: number, foot: number, paint: Paint, at: number): Layer[] {
  const share = env.scene.cards[index]?.meter;
  if (share === undefined) return [];
  const { width } = env.stage;
  const track = { x: 0, y: foot - 34 * u, w: width, h: 34 * u };
  const w = width * Math.min(1, Math.max(0, share));
  const full = { ...track, w, x: rtl ? width - w : 0 };
  const z = Z.marks + 1;
  return [
    placeRect(env, `track${index}`, track, `${paint.ink}40`, {
      z,
      motion: stripIn(env, at + 80, rtl ? 'right' : 'left'),
    }),
    placeRect(env, `meter${index}`, full, paint.accent, {
      z: z + 0.1,
      motion: stripIn(env, at + 200, rtl ? 'right' : 'left'),
    }),
  ];
}

/** Two tags of a market stall, thrown down one over the other. */
function priceTags(env: CardsEnv, { u, rtl }: FrontPage, room: Box): Layer[] {
  const h = room.h / 2;
  return env.scene.cards.flatMap((card, index): Layer[] => {
    const at = Math.min(namedAt(env, card.figure, 80 + index * 220), 120 + index * 900);
    const [fill, ink, accent] =
      index === 0 ? [TABLOID.red, TABLOID.white, TABLOID.yellow] : [TABLOID.white, TABLOID.ink, TABLOID.deepRed];
    const box = { ...room, y: room.y + h * index, h: h - 20 * u };
    const text = env.figure(card.figure, card.trend ? 'signed' : 'full');
    const tag = placeStrip(env, `figure${index}`, {
      look: fillLook(
        env,
        text,
        { ...box, h: box.h - 250 * u, w: box.w - 130 * u },
        { size: 460, color: ink, degrees: TILT },
      ),
      room: {
        ...box,
        y: box.y + 96 * u,
        h: box.h - 96 * u,
        w: box.w * 0.97,
        x: rtl ? box.x : box.x + index * box.w * 0.03,
      },
      fill,
      shadow: TABLOID.ink,
      degrees: index === 0 ? TILT : SLIGHT,
      pad: [46 * u, 42 * u],
      motion: stickIn(env, at),
      set: { line: true, align: (index === 0) === !rtl ? 'left' : 'right' },
    });
    const label = setIn(
      env,
      { ...small(env, env.text(card.label), 72, TABLOID.ink), maxLines: 1, floor: 44 * u },
      { ...box, h: 84 * u },
      { stand: 'middle', align: (index === 0) === !rtl ? 'left' : 'right' },
    );
    const arrow = card.trend && card.trend !== 'flat';
    const spot = { x: tag.box.x + tag.box.w + 30 * u, y: tag.box.y + 10 * u, w: 150 * u, h: tag.box.h - 20 * u };
    const fits = arrow && spot.x + spot.w < env.stage.safe.x + env.stage.safe.w;
    return [
      ...tag.layers,
      placeText(env, `label${index}`, label.block, label.box, { motion: stripIn(env, at, rtl ? 'right' : 'left') }),
      ...(fits ? [trendArrow(env, `arrow${index}`, spot, card.trend === 'up', accent, at + 300)] : []),
    ];
  });
}
