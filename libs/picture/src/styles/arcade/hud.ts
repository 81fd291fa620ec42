import { placeRect, placeText } from '../../compose/place';
import { readsFromRight, splitAcross } from '../../compose/reading-side';
import type { SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { VideoEnv } from '../scene-env';
import { lootOf, sprite } from './actors';
import { scoreBar } from './level';
import { pixelOf } from './pixel-grid';
import { setPixels, wordLook } from './pixel-type';
import { ARCADE } from './preset';

/** The bar over all levels: a coin or a gem and the video's topic where reading starts, its subject at the other end if there is room. */
export function arcadeFurniture(env: VideoEnv): Layer[] {
  const px = pixelOf(env.stage);
  const bar = scoreBar(env);
  const { mark, topic, rest } = barParts(env);
  const loot = lootOf(env);
  // It shows its face three times as long as it turns.
  const poses = [loot[0] ?? 'gem', loot[0] ?? 'gem', ...loot];
  const spot = { x: mark.x + mark.w / 2, foot: mark.y + mark.h / 2 + 4 * px, cell: px };
  return [
    placeRect(env, 'bar', bar, ARCADE.black, { z: Z.furniture, box: bar }),
    placeRect(env, 'bar.rule', { ...bar, y: bar.y + bar.h - px, h: px }, ARCADE.pink, { z: Z.furniture + 1 }),
    sprite(env, 'bar.loot', poses, spot, { z: Z.furniture + 2, every: 5 }),
    placeText(env, 'bar.topic', topic.block, topic.box, { z: Z.furniture + 2 }),
    ...(showsSubject(env) ? [subjectLayer(env, rest)] : []),
  ];
}

/** Whether the bar has room for what the video is about. */
export function showsSubject(env: VideoEnv): boolean {
  const { subject } = env.furniture;
  if (!subject) return false;
  const line = env.fitLine({ ...wordLook(env, subject, 48), width: Math.max(1, barParts(env).rest.w) });
  return line.size >= 40 * env.stage.unit;
}

function barParts(env: VideoEnv): { mark: Box; topic: SetText; rest: Box } {
  const { safe, unit } = env.stage;
  const bar = scoreBar(env);
  const top = Math.max(safe.y, bar.y + 18 * unit);
  const row = { ...safe, y: top, h: bar.y + bar.h - top - 22 * unit };
  const [mark, words] = splitAcross(env, row, 8 * pixelOf(env.stage), 22 * unit);
  const look = { ...wordLook(env, env.furniture.topic, 48, ARCADE.yellow), maxLines: 1 };
  const topic = setPixels(env, look, words, { line: true, stand: 'middle' });
  return { mark, topic, rest: splitAcross(env, words, topic.box.w, 56 * unit)[1] };
}

function subjectLayer(env: VideoEnv, room: Box): Layer {
  const align = readsFromRight(env) ? 'left' : 'right';
  const look = { ...wordLook(env, env.furniture.subject ?? '', 48), maxLines: 1 };
  const set = setPixels(env, look, room, { line: true, stand: 'middle', align });
  return placeText(env, 'bar.subject', set.block, set.box, { z: Z.furniture + 2 });
}
