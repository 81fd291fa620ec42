import { placeRect, placeText } from '../../compose/place';
import { readsFromRight, splitAcross } from '../../compose/reading-side';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { FilmEnv } from '../scene-env';
import { sprite } from './actors';
import { scoreBar } from './level';
import { pixelOf } from './pixel-grid';
import { setPixels, wordLook } from './pixel-type';
import { ARCADE } from './preset';

/** The bar over all levels: a coin and the film's topic where reading starts, its subject at the other end if there is room. */
export function arcadeFurniture(env: FilmEnv): Layer[] {
  const { safe, unit } = env.stage;
  const px = pixelOf(env.stage);
  const bar = scoreBar(env);
  const top = Math.max(safe.y, bar.y + 18 * unit);
  const row = { ...safe, y: top, h: bar.y + bar.h - top - 22 * unit };
  const [mark, words] = splitAcross(env, row, 8 * px, 22 * unit);
  const topic = setPixels(env, { ...wordLook(env, env.furniture.topic, 48, ARCADE.yellow), maxLines: 1 }, words, {
    line: true,
    stand: 'middle',
  });
  const [, rest] = splitAcross(env, words, topic.box.w, 56 * unit);
  const poses = ['coin1', 'coin1', 'coin1', 'coin1', 'coin2', 'coin3', 'coin2'] as const;
  const spot = { x: mark.x + mark.w / 2, foot: row.y + row.h / 2 + 4 * px, cell: px };
  return [
    placeRect(env, 'bar', bar, ARCADE.black, { z: Z.furniture, box: bar }),
    placeRect(env, 'bar.rule', { ...bar, y: bar.y + bar.h - px, h: px }, ARCADE.pink, { z: Z.furniture + 1 }),
    sprite(env, 'bar.coin', poses, spot, { z: Z.furniture + 2, every: 5 }),
    placeText(env, 'bar.topic', topic.block, topic.box, { z: Z.furniture + 2 }),
    ...subjectLayer(env, rest),
  ];
}

function subjectLayer(env: FilmEnv, room: Box): Layer[] {
  const { subject = '' } = env.furniture;
  const { unit } = env.stage;
  const advance = env.fitLine({ ...wordLook(env, subject, 48), width: Math.max(1, room.w) });
  if (!subject || advance.size < 40 * unit) return [];
  const align = readsFromRight(env) ? 'left' : 'right';
  const set = setPixels(env, { ...wordLook(env, subject, 48), maxLines: 1 }, room, {
    line: true,
    stand: 'middle',
    align,
  });
  return [placeText(env, 'bar.subject', set.block, set.box, { z: Z.furniture + 2 })];
}
