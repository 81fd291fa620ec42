import { place } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross, splitDown } from '../../compose/reading-side';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero, item, type SpriteName } from './actors';
import { dropIn, popIn, springIn, stepsIn, turnOf } from './arcade-motion';
import { bleeding, levelTitle } from './kit';
import { levelOf } from './level';
import { figureLook, SCORE_BANDS, score, setPixelsAlike, wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { gameWindow } from './window';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

const PRIZES: ReadonlyArray<readonly SpriteName[]> = [
  ['coin1', 'coin1', 'coin2', 'coin3', 'coin2'],
  ['jewel'],
  ['heart'],
  ['cup'],
];
const EDGES = [ARCADE.yellow, ARCADE.cyan, ARCADE.pink, ARCADE.green] as const;
/** Figures and words longer than this need the whole width. */
const LONG_FIGURE = 7;

/** What was collected, each in a window with its prize; the hero stands on the first where there is room. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const { cards, title } = env.scene;
  const level = levelOf(env);
  const { unit, px, rtl, wide } = level;
  const head = levelTitle(env, env.text(title), 72);
  const stands = cards.length === 2 && !wide && head.area.h > 620 * unit;
  const cell = px * 2;
  const room = { ...head.area, h: head.area.h - 28 * unit };
  const [, body] = stands ? splitDown(room, 15 * cell, 0) : [room, room];
  const boxes = cardBoxes(env, body);
  const first = boxes[0];
  const x = first ? (rtl ? first.x + 120 * unit : first.x + first.w - 120 * unit) : 0;
  return [
    ...head.layers,
    ...groupsOf(boxes).flatMap((members) => cardsAlike(env, members, boxes)),
    ...(stands && first
      ? [hero(env, 'wait', { x, foot: first.y, cell, flip: !rtl }, dropIn(env, 260, 24 * cell, 'hop'))]
      : []),
  ];
}

function cardBoxes(env: CardsEnv, body: Box): Box[] {
  const { cards } = env.scene;
  const { unit } = env.stage;
  const gap = 40 * unit;
  const { wide } = levelOf(env);
  const longest = (text: string): number => Math.max(...text.split(/\s+/u).map((word) => [...word].length));
  const long = cards.some((card) =>
    [env.figure(card.figure), env.text(card.label)].some((text) => longest(text) > (wide ? 12 : LONG_FIGURE)),
  );
  if (wide && !(long && cards.length > 2)) {
    return cards.length === 4
      ? partsOf(env, body, 2, gap, true).flatMap((row) => partsOf(env, row, 2, gap, false))
      : partsOf(env, body, cards.length, gap, false);
  }
  if (cards.length === 3 && !long && env.index % 2 === 1) {
    const [top, rest] = splitDown(body, body.h * 0.48, gap);
    return [top, ...partsOf(env, rest, 2, gap, false)];
  }
  if (cards.length === 4 && !long) {
    return partsOf(env, body, 2, gap, true).flatMap((row) => partsOf(env, row, 2, gap, false));
  }
  return partsOf(env, body, cards.length, gap, true);
}

function groupsOf(boxes: readonly Box[]): number[][] {
  const widths = [...new Set(boxes.map((box) => Math.round(box.w)))];
  return widths.map((width) => boxes.flatMap((box, index) => (Math.round(box.w) === width ? [index] : [])));
}

/** Cards of one width have labels and figures of one size. */
function cardsAlike(env: CardsEnv, members: readonly number[], boxes: readonly Box[]): Layer[] {
  const { unit } = env.stage;
  const { cards } = env.scene;
  const own = members.flatMap((index) => {
    const [card, box] = [cards[index], boxes[index]];
    return card && box ? [{ card, box, index }] : [];
  });
  const h = Math.min(...own.map(({ box }) => box.h));
  const w = own[0]?.box.w ?? 0;
  const pad = Math.min(44 * unit, h * 0.13);
  const inner = { w: w - 2 * pad, h: h - 2 * pad };
  const meter = own.some(({ card }) => card.meter !== undefined) ? Math.min(56 * unit, inner.h * 0.18) : 0;
  const prize = inner.w > 560 * unit ? Math.min(150 * unit, inner.h * 0.6) : 0;
  const labels = setPixelsAlike(
    env,
    own.map(({ card }) => ({
      ...wordLook(env, env.text(card.label), 56),
      floor: 40 * unit,
      leading: 1.3,
      maxLines: 2,
    })),
    { w: inner.w, h: inner.h * 0.32 },
  );
  const high = Math.max(...labels.map((block) => block.h));
  const figures = setPixelsAlike(
    env,
    own.map(({ card, index }) => figureLook(env, env.figure(card.figure), 176, EDGES[index % EDGES.length])),
    {
      w: inner.w - (prize ? prize + 24 * unit : 0),
      h: Math.max(40 * unit, inner.h - high - 30 * unit - (meter ? meter + 26 * unit : 0)),
    },
    { line: true },
  );
  return own.flatMap(({ card, box, index }, order): Layer[] => {
    const [label, figure] = [labels[order], figures[order]];
    if (!label || !figure) return [];
    const at = turnOf(env, 1 + index * 2, card.figure);
    const comes = turnOf(env, 1 + index);
    const strong = index === 0;
    const inside = { x: box.x + pad, y: box.y + pad, w: box.w - 2 * pad, h: box.h - 2 * pad };
    const spare = Math.max(0, inside.h - label.h - figure.h - (meter ? meter + 26 * unit : 0));
    const gap = Math.min(48 * unit, spare * 0.6);
    const top = inside.y + (spare - gap) / 2;
    const y = Math.round(top + label.h + gap);
    const [labelSpot] = splitAcross(env, inside, label.w, 0);
    const [figureSpot] = splitAcross(env, inside, figure.w, 0);
    const set = { block: figure, box: { x: Math.round(figureSpot.x), y, w: figure.w, h: figure.h } };
    const side = readsFromRight(env) ? inside.x : inside.x + inside.w - prize;
    const prizeBox = {
      x: side,
      y: inside.y + (inside.h - (meter ? meter + 26 * unit : 0) - prize) / 2,
      w: prize,
      h: prize,
    };
    const poses = card.trend ? [card.trend] : (PRIZES[index % PRIZES.length] ?? ['coin1']);
    const color = EDGES[index % EDGES.length] ?? ARCADE.cyan;
    return [
      gameWindow(env, `card${index}.window`, bleedingIfWide(env, box), {
        edge: color,
        motion: springIn(env, comes - 80),
      }),
      placeLabel(env, index, label, { x: Math.round(labelSpot.x), y: Math.round(top) }, comes),
      ...score(env, `card${index}.figure`, set, {
        ...(strong ? { bands: SCORE_BANDS } : { shade: ARCADE.sky3 }),
        motion: popIn(env, at, 'coin'),
      }),
      ...(prize
        ? [item(env, `card${index}.prize`, poses, prizeBox, { motion: springIn(env, at + 160), turn: index })]
        : []),
      ...(card.meter === undefined
        ? []
        : [meterOf(env, index, { ...inside, y: inside.y + inside.h - meter, h: meter }, card.meter, at, color)]),
    ];
  });
}

function placeLabel(
  env: CardsEnv,
  index: number,
  block: ReturnType<typeof setPixelsAlike>[number],
  spot: { x: number; y: number },
  at: number,
): Layer {
  return place(
    env,
    'text',
    `card${index}.label`,
    { block, ...spot },
    { z: Z.type, box: { ...spot, w: block.w, h: block.h }, motion: popIn(env, at) },
  );
}

function bleedingIfWide(env: CardsEnv, box: Box): Box {
  return box.w > env.stage.content.w * 0.9 ? bleeding(env, box) : box;
}

function meterOf(env: CardsEnv, index: number, box: Box, share: number, at: number, fill: string): Layer {
  const { unit } = env.stage;
  const cells = {
    box,
    share: Math.min(1, Math.max(0, share)),
    cell: 12 * unit,
    pitch: 18 * unit,
    fill,
    empty: ARCADE.sky2,
    fromRight: readsFromRight(env),
  };
  return place(env, 'meter', `card${index}.meter`, cells, {
    z: Z.marks + 2,
    box,
    motion: stepsIn(env, at, 12, 'block'),
  });
}
