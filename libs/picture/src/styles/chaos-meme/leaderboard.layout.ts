import { placeStill } from '../../compose/place';
import { readsFromRight, splitAcross } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { cue, meme, memeFigure, punch, shout } from './type-and-motion';
import { CHAOS } from './preset';
import { slash, titled } from './page';

type Env = SceneEnv<SceneOf<'leaderboard'>>;

/** Ranked rows on black; the one that matters has a loud band, half as high again. */
export function leaderboardLayout(env: Env): Layer[] {
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

function row(env: Env, index: number, box: Box): Layer[] {
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
