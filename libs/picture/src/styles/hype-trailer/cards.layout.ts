import { place, placeRect, placeText, placeTrend } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { heavy, titleHead } from './lock-up';
import { flare, metal } from './metal';
import { plate } from './plate';
import { HYPE } from './preset';
import { below, cueFor, figureRuns, leaving, powerLine, slamIn, thrownIn, wideType } from './type-and-motion';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;
type Card = CardsEnv['scene']['cards'][number];

/** Two figures stand free above each other, parted by a flare, or every second time and from three on as ingots. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const { content, unit } = env.stage;
  const { cards, title } = env.scene;
  const head = titleHead(env, env.text(title), { ...content, h: content.h * 0.2 }, { tallest: 100 });
  const area = below(env, head.bottom + 60 * unit);
  const free = cards.length === 2 && env.index % 2 === 0 && !isLandscape(env);
  return [...head.layers, ...(free ? freeCards(env, area) : plates(env, area))];
}

function freeCards(env: CardsEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const share = [0.54, 0.46];
  let y = area.y;
  return env.scene.cards.flatMap((card, index): Layer[] => {
    const h = area.h * (share[index] ?? 0.5);
    const room = { ...area, y: y + (index === 0 ? 0 : 50 * unit), h: h - 50 * unit };
    y += h;
    const start = cueFor(env, card.figure, 160 + index * 520);
    const gold = index === 0;
    const words = beside(env, card, { ...room, h: room.h * 0.34 });
    const label = setIn(env, labelLook(env, card, gold ? HYPE.white : HYPE.bone), words);
    const top = label.box.y + label.box.h + 40 * unit;
    const meter = card.meter === undefined ? 0 : 60 * unit;
    const high = Math.max(40 * unit, Math.min((gold ? 300 : 210) * unit, room.y + room.h - top - meter));
    const figure = heavy(env, figureRuns(env.figure(card.figure)), { ...room, y: top, h: high }, high * 0.62);
    const track = { ...room, y: figure.box.y + figure.box.h + 36 * unit, h: 22 * unit };
    return [
      placeText(env, `label${index}`, label.block, label.box, { motion: [thrownIn(env, start), leaving(env)] }),
      ...metal(env, `figure${index}`, figure, {
        cast: gold ? 'gold' : 'chrome',
        motion: slamIn(env, start + 60, !gold),
        ...(gold ? { glintAt: start + 760 } : {}),
      }),
      ...trendMark(env, index, card, room, HYPE.bright, start + 260),
      ...(card.meter === undefined ? [] : meterLayers(env, index, track, card.meter, start + 300, false)),
      ...(index === 1 ? [flare(env, 'flare', area.x + area.w * 0.5, area.y + area.h * 0.54, start)] : []),
    ];
  });
}

/** Plates that bleed off the reading edge, the first of them gold. */
function plates(env: CardsEnv, area: Box): Layer[] {
  const { unit, width } = env.stage;
  const { cards } = env.scene;
  const gap = 24 * unit;
  const rtl = startsOnRight(env);
  const columns = isLandscape(env) ? cards.length : 1;
  const rows = Math.ceil(cards.length / columns);
  const h = Math.min((area.h - gap * (rows - 1)) / rows, (columns > 1 ? 640 : 470) * unit);
  const w = (area.w - gap * (columns - 1)) / columns;
  return cards.flatMap((card, index): Layer[] => {
    const strong = index === 0;
    const y = area.y + (h + gap) * Math.floor(index / columns);
    const start = cueFor(env, card.figure, 120 + index * 260);
    const cell = { x: area.x + (w + gap) * (index % columns), y, w, h };
    const bleed = columns === 1 ? { ...cell, x: rtl ? cell.x : 0, w: rtl ? width - cell.x : cell.x + cell.w } : cell;
    const pad = columns === 1 ? 0 : 40 * unit;
    const inner = { x: cell.x + pad, y: y + 38 * unit, w: w - (columns === 1 ? 48 * unit : 2 * pad), h: h - 76 * unit };
    if (columns === 1 && rtl) inner.x = cell.x + 48 * unit;
    return [
      ...plate(env, `plate${index}`, bleed, { at: start - 60, strong }),
      ...plateWords(env, card, index, inner, start),
    ];
  });
}

function plateWords(env: CardsEnv, card: Card, index: number, inner: Box, start: number): Layer[] {
  const { unit } = env.stage;
  const strong = index === 0;
  const ink = strong ? HYPE.black : HYPE.bone;
  const meter = card.meter === undefined ? 0 : 52 * unit;
  const words = beside(env, card, { ...inner, h: inner.h * 0.36 });
  const label = setIn(env, labelLook(env, card, ink), words);
  const room = inner.y + inner.h - meter - label.box.y - label.box.h - 30 * unit;
  const high = Math.max(30 * unit, Math.min(250 * unit, room));
  const block = powerLine(env, figureRuns(env.figure(card.figure)), { w: inner.w, h: high }, high * 0.6, {
    color: strong ? HYPE.black : HYPE.gold,
  });
  const x = startsOnRight(env) ? inner.x + inner.w - block.w : inner.x;
  const y = inner.y + inner.h - meter - block.h;
  const track = { ...inner, y: inner.y + inner.h - 22 * unit, h: 22 * unit };
  return [
    placeText(env, `label${index}`, label.block, label.box, { motion: [thrownIn(env, start + 60), leaving(env)] }),
    placeText(env, `figure${index}`, block, { x, y }, { motion: [slamIn(env, start + 120, index > 0), leaving(env)] }),
    ...trendMark(env, index, card, inner, strong ? HYPE.black : HYPE.bright, start + 260),
    ...(card.meter === undefined ? [] : meterLayers(env, index, track, card.meter, start + 300, strong)),
  ];
}

function labelLook(env: CardsEnv, card: Card, color: string): ReturnType<typeof wideType> {
  return { ...wideType(env, env.text(card.label), 52, color, 800), maxLines: 2 };
}

/** Side of a trend's mark on 1080x1920. */
const MARK = 58;

/** Room for a label beside its trend's mark. */
function beside(env: CardsEnv, card: Card, room: Box): Box {
  if (card.trend !== 'up' && card.trend !== 'down') return room;
  const used = (MARK + 24) * env.stage.unit;
  return { ...room, x: startsOnRight(env) ? room.x + used : room.x, w: room.w - used };
}

/** A solid point upwards or downwards on the far side of the label; what stays has none. */
function trendMark(env: CardsEnv, index: number, { trend }: Card, room: Box, fill: string, at: number): Layer[] {
  const side = MARK * env.stage.unit;
  const x = startsOnRight(env) ? room.x : room.x + room.w - side;
  const box = { x, y: room.y - side * 0.12, w: side, h: side * 0.84 };
  const motion = [slamIn(env, at, true), leaving(env)];
  return placeTrend(env, `trend${index}`, trend, box, fill, { z: Z.type, motion });
}

function meterLayers(env: CardsEnv, index: number, box: Box, share: number, at: number, dark: boolean): Layer[] {
  const { unit } = env.stage;
  const fill = dark ? HYPE.black : HYPE.bright;
  const props = { box, share, cell: 0, pitch: 0, fill };
  const motion = [progress({ at, ms: 700, ease: 'expo-out' }), leaving(env)];
  const rail = { ...box, y: box.y + box.h / 2 - 2 * unit, h: 4 * unit };
  return [
    placeRect(env, `rail${index}`, rail, `${fill}70`, { z: Z.marks + 2, motion: leaving(env) }),
    place(env, 'meter', `meter${index}`, props, { z: Z.marks + 3, box, motion }),
  ];
}
