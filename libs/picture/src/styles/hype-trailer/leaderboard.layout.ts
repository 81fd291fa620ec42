import { placeText, placeStill } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { titleHead } from './lock-up';
import { plate } from './plate';
import { HYPE } from './preset';
import { below, cueFor, leaving, powerLine, slamIn, thrownIn, wideType } from './type-and-motion';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** Plates thrown in from the last place up; the one that matters is an ingot and higher than the rest. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { rows, title, highlight } = env.scene;
  const head = titleHead(env, env.text(title), { ...content, h: content.h * 0.2 });
  const unitText = env.text(env.scene.unit);
  const column = unitText
    ? setIn(
        env,
        { ...wideType(env, unitText, 44, HYPE.bright), maxLines: 1 },
        { ...content, y: head.bottom + 34 * unit, h: 56 * unit },
        { align: startsOnRight(env) ? 'left' : 'right' },
      )
    : null;
  const top = column ? column.box.y + column.box.h + 26 * unit : head.bottom + 56 * unit;
  const area = below(env, top);
  const gap = Math.min(18 * unit, area.h / rows.length / 8);
  const weights = rows.map((_, index) => (index === highlight && rows.length > 2 ? 1.35 : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const pitch = Math.min((area.h - gap * (rows.length - 1)) / whole, 230 * unit);
  const rtl = startsOnRight(env);
  let y = area.y;
  const layers = rows.flatMap((row, index): Layer[] => {
    const h = pitch * (weights[index] ?? 1);
    const strong = index === highlight;
    const bleed = { x: rtl ? area.x : 0, y, w: rtl ? width - area.x : area.x + area.w, h };
    const cell = { ...area, y, h };
    y += h + gap;
    const at = cueFor(env, row.figure, 100 + Math.min(90, 500 / rows.length) * (rows.length - 1 - index));
    return [...plate(env, `plate${index}`, bleed, { at, strong }), ...rowLayers(env, index, cell, at + 90)];
  });
  const motion = [thrownIn(env, 120), leaving(env)];
  if (column) layers.push(placeText(env, 'unit', column.block, column.box, { motion }));
  env.cue('whoosh', 100, -4);
  return [...head.layers, ...layers];
}

function rowLayers(env: BoardEnv, index: number, cell: Box, at: number): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight } = env.scene;
  const row = rows[index];
  if (!row) return [];
  const strong = index === highlight;
  const rtl = startsOnRight(env);
  const ink = strong ? HYPE.black : HYPE.bone;
  const inset = 36 * unit;
  const high = Math.min(cell.h * 0.5, (strong ? 96 : 76) * unit);
  const block = powerLine(env, env.figure(row.figure), { w: cell.w * 0.42, h: high }, 34 * unit, {
    color: strong ? HYPE.black : HYPE.gold,
  });
  const figure = centred(cell, block, rtl ? cell.x + inset : cell.x + cell.w - inset - block.w);
  const rank = row.rank ? powerLine(env, env.text(row.rank), { w: 84 * unit, h: high * 0.8 }, 0, { color: ink }) : null;
  const lead = rank ? 104 * unit : 0;
  const logo = env.still(row.still) ? Math.min(cell.h * 0.66, 110 * unit) : 0;
  const used = lead + (logo ? logo + 26 * unit : 0);
  const room = {
    ...cell,
    x: rtl ? figure.box.x + block.w + inset : cell.x + used,
    w: Math.max(1, cell.w - used - block.w - 2 * inset),
  };
  const look = {
    ...wideType(env, env.text(row.label), strong ? 60 : 52, strong ? HYPE.black : HYPE.white, 800),
    maxLines: 2,
  };
  const label = setIn(
    env,
    { ...look, leading: 1.06 },
    { ...room, y: cell.y + cell.h * 0.1, h: cell.h * 0.8 },
    { stand: 'middle', align: rtl ? 'right' : 'left' },
  );
  const motion = [thrownIn(env, at), leaving(env)];
  const layers: Layer[] = [
    placeText(env, `label${index}`, label.block, label.box, { motion }),
    placeText(env, `figure${index}`, block, figure.box, { motion: [slamIn(env, at + 60, !strong), leaving(env)] }),
  ];
  if (rank) {
    const stand = centred(cell, rank, rtl ? cell.x + cell.w - rank.w : cell.x);
    layers.push(placeText(env, `rank${index}`, rank, stand.box, { motion }));
  }
  const x = rtl ? cell.x + cell.w - lead - logo : cell.x + lead;
  const box = { x, y: cell.y + (cell.h - logo) / 2, w: logo, h: logo };
  const round = { radius: logo / 2, backing: HYPE.white };
  return [...layers, ...placeStill(env, `logo${index}`, row.still, box, round, { z: Z.type, motion })];
}

function centred(cell: Box, block: SetText['block'], x: number): SetText {
  return { block, box: { x, y: cell.y + (cell.h - block.h) / 2, w: block.w, h: block.h } };
}
