import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { clashOf, neonOf } from './ground';
import { cue, meme, memeFigure, punch, shout } from './type-and-motion';
import { CHAOS } from './preset';
import { slash, titled, below } from './page';
import { placeStill, place, placeRect } from '../../compose/place';
import { type Box, Z } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import { progress } from '../../timeline/motion';
import { listsValues } from '../lists-values';
import { emoji } from './faces';

const FILLS = [CHAOS.magenta, CHAOS.ultraviolet, CHAOS.orange, CHAOS.red] as const;
const INKS = [CHAOS.yellow, CHAOS.lime, CHAOS.white, CHAOS.cyan] as const;

/** Each figure on a band of its own that runs from edge to edge, askew, every one the other way. */
export function cardsLayout(env: SceneEnv<SceneOf<'cards'>>): Layer[] {
  const { unit } = env.stage;
  const { cards } = env.scene;
  const { layers, body } = titled(env, env.text(env.scene.title), 132, { gap: 30 });
  const bands = partsOf(env, body, cards.length, 26 * unit, true);
  const [clash] = clashOf(env);
  return [
    ...layers,
    ...cards.flatMap((card, index): Layer[] => {
      const band = bands[index];
      if (!band) return [];
      const at = cue(env, 1 + index * 2, card.figure);
      const degrees = index % 2 === 0 ? -2 : 1.6;
      const fill = FILLS.filter((color) => color !== clash)[index % (FILLS.length - 1)] ?? CHAOS.magenta;
      const figure = shout(
        env,
        `figure${index}`,
        memeFigure(env, env.figure(card.figure), 420, INKS[index % INKS.length] ?? CHAOS.yellow),
        { ...band, h: band.h * 0.7 },
        { degrees, line: true, stand: 'bottom', motion: punch(env, at, index === 0 ? 'airhorn' : 'basshit') },
      );
      const label = shout(
        env,
        `label${index}`,
        meme(env, env.text(card.label), 72, CHAOS.white, 2),
        { ...band, y: band.y + band.h * 0.7, h: band.h * 0.3 },
        { degrees, motion: punch(env, at + 70) },
      );
      return [slash(env, `band${index}`, band, degrees, fill, at - 60), ...figure.layers, ...label.layers];
    }),
  ];
}

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** Ranked rows on black; the one that matters has a loud band, half as high again. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight, title } = env.scene;
  const of = env.text(env.scene.unit);
  const name = env.text(title);
  const { layers, body } = titled(env, of && name ? `${name}: ${of}` : name, 150);
  const gap = 16 * unit;
  const loud = 1.5;
  const free = body.h - gap * (rows.length - 1);
  const pitch = Math.min(free / (rows.length - 1 + loud), 230 * unit);
  let y = body.y;
  const bands = rows.flatMap((_, index): Layer[] => {
    const h = index === highlight ? pitch * loud : pitch;
    const set = row(env, index, { ...body, y, h });
    y += h + gap;
    return set;
  });
  return [...layers, ...bands];
}

function row(env: BoardEnv, index: number, box: Box): Layer[] {
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const { unit } = env.stage;
  const strong = index === env.scene.highlight;
  const degrees = strong ? -1.6 : 0;
  const at = cue(env, 1 + index);
  const motion = punch(env, at, strong ? 'airhorn' : 'pop');
  const align = readsFromRight(env) ? 'left' : 'right';
  const figureLook = memeFigure(env, env.figure(entry.figure), strong ? 230 : 150, strong ? CHAOS.yellow : CHAOS.white);
  const [rest, end] = splitAcross(env, box, box.w * 0.58, 20 * unit);
  const figure = shout(env, `figure${index}`, figureLook, end, { degrees, line: true, stand: 'middle', align, motion });
  const rank = env.text(entry.rank);
  const lead = Math.min(110 * unit, box.h * 0.8);
  const [first, named] = rank ? splitAcross(env, rest, lead, 14 * unit) : [null, rest];
  const ranked = first
    ? shout(env, `rank${index}`, meme(env, rank, 130, CHAOS.cyan, 1), first, {
        degrees,
        line: true,
        stand: 'middle',
        motion,
      })
    : null;
  const logo = Math.min(named.h * 0.76, 150 * unit);
  const [mark, words] = env.still(entry.still) ? splitAcross(env, named, logo, 22 * unit) : [named, named];
  const frame = { ...mark, y: mark.y + (mark.h - mark.w) / 2, h: mark.w };
  const round = { radius: mark.w / 2, backing: CHAOS.white, ring: { color: CHAOS.black, width: 8 * unit } };
  const look = meme(env, env.text(entry.label), strong ? 130 : 96, CHAOS.white, 2);
  const label = shout(env, `label${index}`, look, words, { degrees, stand: 'middle', motion });
  return [
    slash(env, `band${index}`, box, degrees, strong ? CHAOS.red : CHAOS.ultraviolet, at - 60),
    ...placeStill(env, `logo${index}`, entry.still, frame, round, { motion: { ...motion, cues: [] } }),
    ...(ranked?.layers ?? []),
    ...label.layers,
    ...figure.layers,
  ];
}

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

const PART_FILLS = [CHAOS.ultraviolet, CHAOS.magenta, CHAOS.red, CHAOS.orange] as const;

/** The whole shouted, a bar from edge to edge cut into its parts, and each part on a band of its colour. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { unit, width } = env.stage;
  const { parts, title, total } = env.scene;
  const { layers, body } = titled(env, env.text(title), 120, { share: 0.17 });
  const whole = total ? wholeShout(env, total, { ...body, h: body.h * 0.34 }) : null;
  const rest = whole ? below(body, whole.bottom, 30 * unit) : body;
  const values = parts.map(({ figure }) => env.value(figure));
  const bar = cutBar(env, { x: 0, y: rest.y, w: width, h: Math.min(130 * unit, rest.h * 0.2) }, values);
  const rows = bar ? below(rest, rest.y + bar.h, 44 * unit) : rest;
  const gap = 22 * unit;
  const h = (rows.h - gap * (parts.length - 1)) / Math.max(1, parts.length);
  return [
    ...layers,
    ...(whole?.layers ?? []),
    ...(bar?.layers ?? []),
    ...parts.flatMap((_, index) => part(env, index, { ...rows, y: rows.y + index * (h + gap), h })),
  ];
}

function wholeShout(env: BreakdownEnv, total: NonNullable<BreakdownEnv['scene']['total']>, room: Box) {
  const { unit } = env.stage;
  const at = cue(env, 1, total.figure);
  const figure = shout(
    env,
    'total',
    memeFigure(env, env.figure(total.figure), 420, neonOf(env)),
    { ...room, h: room.h * 0.74 },
    { degrees: -2, line: true, motion: punch(env, at, 'airhorn') },
  );
  const label = env.text(total.label);
  if (!label || label === env.text(env.scene.title)) return figure;
  const named = shout(
    env,
    'total.label',
    meme(env, label, 76, CHAOS.white, 1),
    { ...below(room, figure.bottom, 6 * unit), h: room.h * 0.26 },
    { degrees: -2, motion: punch(env, at + 70) },
  );
  return { ...named, layers: [...figure.layers, ...named.layers] };
}

/** Parts of one whole beside each other; nothing where they cannot be added. */
function cutBar(env: BreakdownEnv, box: Box, values: number[]): { layers: Layer[]; h: number } | null {
  const sum = values.reduce((all, value) => all + value, 0);
  if (!values.every((value) => value >= 0) || !(sum > 0)) return null;
  const { unit } = env.stage;
  const parts = values.map((value, index) => ({ share: value / sum, fill: fillOf(index) }));
  const motion = progress({ at: entrance(env, cue(env, 2)), ms: 420, ease: 'cubic-out' });
  const meter = { box, share: 1, cell: 0, pitch: 0, fill: fillOf(0), parts, fromRight: readsFromRight(env) };
  const layer = place(env, 'meter', 'bar', { ...meter, empty: CHAOS.black }, { z: Z.marks, box, motion });
  const edge = { ...box, y: box.y - 10 * unit, h: box.h + 20 * unit };
  return { layers: [placeRect(env, 'bar.edge', edge, CHAOS.black, { z: Z.marks - 1 }), layer], h: box.h + 10 * unit };
}

function part(env: BreakdownEnv, index: number, box: Box): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.parts[index];
  if (!entry) return [];
  const at = cue(env, 3 + index, entry.figure);
  const degrees = index % 2 === 0 ? -1.4 : 1.4;
  const [left, right] = splitAcross(env, box, box.w * 0.52, 24 * unit);
  const figure = shout(env, `figure${index}`, memeFigure(env, env.figure(entry.figure), 260, CHAOS.white), left, {
    degrees,
    line: true,
    stand: 'middle',
    motion: punch(env, at, 'basshit'),
  });
  const label = shout(env, `label${index}`, meme(env, env.text(entry.label), 84, CHAOS.white, 2), right, {
    degrees,
    stand: 'middle',
    motion: punch(env, at + 70),
  });
  return [slash(env, `band${index}`, box, degrees, fillOf(index), at - 60), ...figure.layers, ...label.layers];
}

function fillOf(index: number): string {
  return PART_FILLS[index % PART_FILLS.length] ?? CHAOS.magenta;
}

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** Sentences shouted one under the other, each the other way askew, with a pair of eyes on every one. */
export function listLayout(env: ListEnv): Layer[] {
  const { unit } = env.stage;
  const { items, title } = env.scene;
  const { layers, body } = titled(env, env.text(title), 150);
  const gap = 26 * unit;
  const h = (body.h - gap * (items.length - 1)) / Math.max(1, items.length);
  const size = Math.min(120 * unit, h * 0.6);
  return [
    ...layers,
    ...items.flatMap((item, index): Layer[] => {
      const at = cue(env, 1 + index * 3);
      const degrees = index % 2 === 0 ? -1.6 : 1.6;
      const room = { ...body, y: body.y + index * (h + gap), h };
      const [mark, words] = splitAcross(env, room, size, 34 * unit);
      const label = env.text(item.label);
      const high = h > 190 * unit;
      const said = label && !high ? `${label}: ${env.text(item.text)}` : env.text(item.text);
      const named =
        label && high
          ? shout(
              env,
              `label${index}`,
              meme(env, label, 64, neonOf(env), 1),
              { ...words, h: h * 0.3 },
              { degrees, motion: punch(env, at) },
            )
          : null;
      const top = named?.bottom ?? words.y;
      const text = shout(
        env,
        `text${index}`,
        meme(env, said, listsValues(env) ? 200 : 104, CHAOS.white, 3),
        { ...words, y: top, h: room.y + h - top },
        { degrees, motion: punch(env, at + 60, index === 0 ? 'airhorn' : 'basshit') },
      );
      const spot = { x: mark.x + mark.w / 2, y: top + size * 0.5, size, edge: false };
      return [
        emoji(env, `mark${index}`, '👀', spot, { motion: punch(env, at) }),
        ...(named?.layers ?? []),
        ...text.layers,
      ];
    }),
  ];
}
