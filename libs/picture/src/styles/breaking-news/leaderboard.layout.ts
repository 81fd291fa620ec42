import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { evenFigures } from './even-figures';
import { leaderboardRow } from './leaderboard-row';
import { bleed, newsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { centredY, farMargin, marginOf, onSlab, slab } from './slab';

/** A table of slabs under a red head: ranks in blocks at the edge, the story's row in white and longer than the rest. */
export function leaderboardLayout(env: SceneEnv<SceneOf<'leaderboard'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const unitText = env.text(scene.unit);
  const unit = unitText
    ? env.fitLine({ text: unitText, font: FACE.bold, size: 46 * u, width: body.w * 0.3, color: NEWS.white })
    : null;
  const title = env.fit({
    text: env.text(scene.title),
    font: FACE.head,
    size: 72 * u,
    floor: 50 * u,
    width: body.w - (unit ? unit.w + 40 * u : 0),
    maxLines: 2,
    maxHeight: body.h * 0.18,
    leading: lineHeight(env, 1.1),
    color: NEWS.white,
  });
  const count = Math.max(1, scene.rows.length);
  const headH = title.h + 62 * u;
  const gap = 6 * u;
  const most = body.h - headH - 40 * u;
  const rowH = Math.min(232 * u, (most - gap * (count - 1)) / count);
  const used = headH + gap + (rowH + gap) * count;
  const top = body.y + Math.max(8 * u, (body.h - 32 * u - used) * 0.45);
  const head = bleed(env, plan, top, body.w, headH, 40 * u);
  const layers: Layer[] = [
    slab(env, plan, 'head', head, 'red', { at: 0, sound: 'whoosh', shadow: false }),
    onSlab(env, plan, 'title', title, { ...marginOf(env, plan), y: centredY(env, title, top, headH) }, head, 0),
  ];
  if (unit)
    layers.push(
      onSlab(env, plan, 'unit', unit, { ...farMargin(env, plan), y: centredY(env, unit, top, headH) }, head, 40),
    );
  const logos = scene.rows.some((row) => env.still(row.still));
  const figures = evenFigures(
    env,
    scene.rows.map((row, index) => ({
      text: env.figure(row.figure),
      font: FACE.figure,
      size: Math.min(108 * u, rowH * 0.6),
      width: body.w * (logos ? 0.3 : 0.42),
      color: index === scene.highlight ? NEWS.navy : NEWS.white,
    })),
  );
  figures.forEach((figure, index) =>
    layers.push(...leaderboardRow(env, plan, index, figure, { y: top + headH + gap + (rowH + gap) * index, h: rowH })),
  );
  return layers;
}
