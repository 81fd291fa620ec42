import { partsOf, splitAcross, splitDown, inset } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed, isWide } from './headed';
import { meterPiece, rulePiece, trendMark } from './marks';
import { soundLanding, soundMark } from './moments';
import { placeFigure, textPiece } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'cards'>>;
type Card = Env['scene']['cards'][number];

/** Figures longer than this need the whole width. */
const LONG_FIGURE = 9;

/** Two to four figures: one large over two small, four in a square, or under each other, by what they hold. */
export function cardsStandard(env: Env, kit: StyleKit): Layer[] {
  const { cards } = env.scene;
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  const boxes = cardBoxes(env, body);
  const groups = [...new Set(boxes.map((box) => Math.round(box.w)))];
  const placed = groups.flatMap((width) => {
    const members = cards.flatMap((card, index) => {
      const box = boxes[index];
      return box && Math.round(box.w) === width ? [{ card, box, index }] : [];
    });
    return cardsAlike(env, kit, members);
  });
  return [...layers, ...placed];
}

function cardBoxes(env: Env, body: Box): Box[] {
  const { cards } = env.scene;
  const gap = 44 * env.stage.unit;
  const long = cards.some((card) => env.figure(card.figure).length > LONG_FIGURE);
  const wide = isWide(body);
  if (cards.length === 4 && !(long && !wide)) {
    return partsOf(env, body, 2, gap, true).flatMap((row) => partsOf(env, row, 2, gap, false));
  }
  if (cards.length === 3 && !long && env.index % 2 === 1) {
    if (wide) {
      const [first, rest] = splitAcross(env, body, body.w * 0.5, gap);
      return [first, ...partsOf(env, rest, 2, gap, true)];
    }
    const [first, rest] = splitDown(body, body.h * 0.46, gap);
    return [first, ...partsOf(env, rest, 2, gap, false)];
  }
  return partsOf(env, body, cards.length, gap, !(wide && !long && cards.length === 2));
}

interface Member {
  card: Card;
  box: Box;
  index: number;
}

/** Cards of one width have labels and figures of one size. */
function cardsAlike(env: Env, kit: StyleKit, members: Member[]): Layer[] {
  const { unit } = env.stage;
  const first = members[0];
  if (!first) return [];
  const pad = (kit.panel ? Math.min(36, first.box.h / unit / 8) : 0) * unit;
  const room = inset({ ...first.box, h: Math.min(...members.map(({ box }) => box.h)) }, pad);
  const anyMeter = members.some(({ card }) => card.meter !== undefined);
  const foot = anyMeter ? Math.min(40 * unit, room.h * 0.12) + 24 * unit : 0;
  const labelRoom = room.h * 0.3;
  const mark = 64 * unit;
  const figures = setAlike(
    env,
    members.map(({ card, index }) =>
      inner(kit, index).figure(env.figure(card.figure), 260, index === 0 ? 'accent' : 'ink'),
    ),
    {
      w: room.w - (members.some(({ card }) => card.trend) ? mark + 20 * unit : 0),
      h: room.h - labelRoom - foot - 24 * unit,
    },
  );
  return members.flatMap(({ card, box, index }, order): Layer[] => {
    const figure = figures[order];
    if (!figure) return [];
    const at = beat(env, 1 + index * 2, card.figure);
    const strong = index === 0;
    if (strong) soundLanding(env, kit, at);
    else soundMark(env, kit, at);
    const inside = inset(box, pad);
    const top = kit.panel ? inside.y : inside.y + 28 * unit;
    const label = textPiece(
      env,
      inner(kit, index),
      `card${index}.label`,
      inner(kit, index).words(env.text(card.label), 54, strong ? 'ink' : 'dim'),
      { ...inside, y: top, h: labelRoom - 28 * unit },
      { at },
    );
    const y = Math.min(label.box.y + label.box.h + 40 * unit, inside.y + inside.h - foot - figure.h);
    const [place] = splitAcross(env, inside, figure.w, 0);
    const markBox = splitAcross(
      env,
      { ...inside, y: y + figure.h / 2 - mark / 2, h: mark },
      figure.w + 24 * unit,
      0,
    )[1];
    const meterBox = { ...inside, y: y + figure.h + 24 * unit, h: Math.max(4, foot - 24 * unit) };
    return [
      ...(kit.panel?.(`card${index}.panel`, box, { at, strong }) ??
        rulePiece(env, kit, `card${index}.rule`, { ...box, h: (strong ? 8 : 3) * unit }, at)),
      ...label.layers,
      placeFigure(env, inner(kit, index), `card${index}.figure`, figure, { x: place.x, y }, at),
      ...(card.trend
        ? [
            trendMark(
              env,
              inner(kit, index),
              `card${index}.trend`,
              card.trend,
              splitAcross(env, markBox, mark, 0)[0],
              at + 80,
            ),
          ]
        : []),
      ...(card.meter === undefined
        ? []
        : [meterPiece(env, kit, `card${index}.meter`, meterBox, card.meter, { at, strong })]),
    ];
  });
}

function inner(kit: StyleKit, index: number): StyleKit {
  return kit.onPanel?.(index === 0) ?? kit;
}
