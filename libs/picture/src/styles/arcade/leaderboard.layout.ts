import { placeRect, placeText, placeStill } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { Z, type Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { sprite } from './actors';
import { blinking, popIn, runIn, springIn, turnOf } from './arcade-motion';
import { bleeding, levelTitle } from './kit';
import { levelOf } from './level';
import { pixelOf } from './pixel-grid';
import { figureLook, setPixels, setPixelsAlike, wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { gameWindow } from './window';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** The table of best scores: rows print one after the other, the story's own row stands on gold with a hand pointing at it. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { rows, title, highlight } = env.scene;
  const { unit } = levelOf(env);
  const head = levelTitle(env, env.text(title), 80);
  const frame = { ...head.area, h: head.area.h - 28 * unit };
  const column = env.text(env.scene.unit);
  const align = readsFromRight(env) ? 'left' : 'right';
  const inner = { ...frame, y: frame.y + 36 * unit, h: frame.h - 64 * unit };
  const over = column
    ? setPixels(env, { ...wordLook(env, column, 40, ARCADE.cyan), maxLines: 1 }, { ...inner, h: 50 * unit }, { align })
    : null;
  const top = over ? over.box.y + over.box.h + 20 * unit : inner.y;
  const body = { ...inner, y: top, h: inner.y + inner.h - top };
  const high = Math.min(body.h, rows.length * 190 * unit);
  const lines = partsOf(env, { ...body, h: high }, rows.length, 8 * unit, true);
  const h = lines[0]?.h ?? 0;
  const figures = setPixelsAlike(
    env,
    rows.map((row, index) =>
      figureLook(env, env.figure(row.figure), 96, index === highlight ? ARCADE.navy : ARCADE.yellow),
    ),
    { w: body.w * 0.44, h: h * 0.62 },
    { line: true },
  );
  const widest = Math.max(...figures.map(({ w }) => w));
  const lead = rows.some((row) => row.rank !== undefined || env.still(row.still)) ? Math.min(h * 0.72, 100 * unit) : 0;
  const hand = 54 * unit;
  const labels = setPixelsAlike(
    env,
    rows.map((row, index) => ({
      ...wordLook(env, env.text(row.label), 64, index === highlight ? ARCADE.navy : ARCADE.white),
      floor: 40 * unit,
      leading: 1.25,
      maxLines: 2,
    })),
    { w: body.w - widest - hand - (lead ? lead + 20 * unit : 0) - 28 * unit, h: h * 0.8 },
  );
  return [
    ...head.layers,
    gameWindow(env, 'window', bleeding(env, frame), { motion: springIn(env, -160) }),
    ...(over ? [placeText(env, 'unit', over.block, over.box, { motion: popIn(env, turnOf(env, 0)) })] : []),
    ...lines.flatMap((line, index) => {
      const [label, figure] = [labels[index], figures[index]];
      return label && figure ? rowLayers(env, line, { index, label, figure, lead, hand }) : [];
    }),
  ];
}

interface RowParts {
  index: number;
  label: TextBlock;
  figure: TextBlock;
  lead: number;
  hand: number;
}

function rowLayers(env: BoardEnv, line: Box, { index, label, figure, lead, hand }: RowParts): Layer[] {
  const { unit } = env.stage;
  const px = pixelOf(env.stage);
  const row = env.scene.rows[index];
  if (!row) return [];
  const rtl = readsFromRight(env);
  const strong = index === env.scene.highlight;
  const at = turnOf(env, 1 + index, row.figure);
  const [mark, afterMark] = splitAcross(env, line, hand, 0);
  const [ahead, words] = lead ? splitAcross(env, afterMark, lead, 20 * unit) : [afterMark, afterMark];
  const mid = line.y + line.h / 2;
  const labelX = label.rtl ? words.x + words.w - label.w : words.x;
  const figureX = rtl ? line.x + 12 * unit : line.x + line.w - figure.w - 12 * unit;
  const bar = bleeding(env, line);
  const slab = { ...bar, x: bar.x + 2 * px, w: bar.w - 4 * px };
  return [
    ...(strong
      ? [
          placeRect(env, `row${index}.slab`, slab, ARCADE.yellow, {
            motion: runIn(env, at - 80, -140 * px, 40, 'powerup'),
          }),
          sprite(
            env,
            `row${index}.hand`,
            ['pointer'],
            { x: mark.x + mark.w / 2 - 6 * unit, foot: mid + 3.5 * px, cell: px, flip: rtl },
            { inks: { Y: ARCADE.wine }, motion: blinking(env) },
          ),
        ]
      : []),
    ...leadLayers(env, index, { ...ahead, w: lead, x: rtl ? ahead.x + ahead.w - lead : ahead.x }, at),
    placeText(
      env,
      `row${index}.label`,
      label,
      { x: Math.round(labelX), y: Math.round(mid - label.h / 2) },
      { motion: popIn(env, at, 'blip') },
    ),
    placeText(
      env,
      `row${index}.figure`,
      figure,
      { x: Math.round(figureX), y: Math.round(mid - figure.h / 2) },
      { motion: popIn(env, at) },
    ),
  ];
}

/** A picture where there is one, else the rank. */
function leadLayers(env: BoardEnv, index: number, room: Box, at: number): Layer[] {
  const row = env.scene.rows[index];
  if (!row || room.w <= 0) return [];
  const strong = index === env.scene.highlight;
  const size = Math.min(room.w, room.h * 0.8);
  const box = { x: room.x, y: room.y + (room.h - size) / 2, w: size, h: size };
  const look = {
    backing: ARCADE.white,
    ring: { color: strong ? ARCADE.wine : ARCADE.cyan, width: 6 * env.stage.unit },
  };
  const logo = placeStill(env, `row${index}.logo`, row.still, box, look, { z: Z.marks + 2, motion: popIn(env, at) });
  if (logo.length > 0) return logo;
  const rank = env.text(row.rank);
  if (!rank) return [];
  const ranked = figureLook(env, rank, 64, strong ? ARCADE.wine : ARCADE.cyan);
  const set = setPixels(env, ranked, room, { line: true, stand: 'middle' });
  return [placeText(env, `row${index}.rank`, set.block, set.box, { motion: popIn(env, at) })];
}
