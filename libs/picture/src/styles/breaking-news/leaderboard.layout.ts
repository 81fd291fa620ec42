import { placeStill, placeTrend } from '../../compose/place';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise, staggered, type Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { bleed, evenFigures, fromEdge, leave, newsPlan, setHead, startAt } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { farMargin, marginOf, onSlab, slab, type SlabTone } from './slab';

/** A table of slabs under a red head: ranks in blocks at the edge, the story's row in white and longer than the rest. */
export function leaderboardLayout(env: SceneEnv<SceneOf<'leaderboard'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const unitText = env.text(scene.unit);
  const unit = unitText
    ? env.fitLine({ text: unitText, font: FACE.bold, size: 46 * u, width: body.w * 0.3, color: NEWS.white })
    : null;
  const title = setHead(env, env.text(scene.title), [72, 50], {
    w: body.w - (unit ? unit.w + 40 * u : 0),
    h: body.h * 0.18,
    lines: 2,
  });
  const count = Math.max(1, scene.rows.length);
  const headH = title.h + 62 * u;
  const gap = 6 * u;
  const most = body.h - headH - 40 * u;
  const rowH = Math.min(232 * u, (most - gap * (count - 1)) / count);
  const used = headH + gap + (rowH + gap) * count;
  const top = body.y + Math.max(8 * u, (body.h - 32 * u - used) * 0.45);
  const head = bleed(env, top, body.w, headH, 40 * u);
  const layers: Layer[] = [
    slab(env, 'head', head, 'red', { at: 0, sound: 'whoosh', shadow: false }),
    onSlab(env, 'title', title, head, 0),
  ];
  if (unit) layers.push(onSlab(env, 'unit', unit, head, 40, farMargin(env)));
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
    layers.push(...leaderboardRow(env, index, figure, { y: top + headH + gap + (rowH + gap) * index, h: rowH })),
  );
  return layers;
}

/** A row of the table: rank, logo, name, trend, figure. */
function leaderboardRow(
  env: SceneEnv<SceneOf<'leaderboard'>>,
  index: number,
  figure: TextBlock,
  { y, h }: Pick<Box, 'y' | 'h'>,
): Layer[] {
  const plan = newsPlan(env);
  const data = env.scene.rows[index];
  if (!data) return [];
  const { u, body, near } = plan;
  const focus = index === env.scene.highlight;
  const tone: SlabTone = focus ? 'white' : 'navy';
  const ink = focus ? NEWS.navy : NEWS.white;
  const at = staggered(index, 140, 70);
  const box = bleed(env, y, body.w, h, (focus ? 100 : 40) * u);
  const size = Math.min(108 * u, h * 0.6);
  const rankText = env.text(data.rank);
  const blockW = near + Math.max(76 * u, Math.min(h, 110 * u)) - 10 * u;
  const block = fromEdge(env, y, 0, blockW, h);
  const rank = rankText
    ? env.fitLine({
        text: rankText,
        font: { ...FACE.figure, kern: -0.02 },
        size: size * 0.86,
        width: blockW - near - 16 * u,
        color: NEWS.white,
      })
    : null;
  const logo = env.still(data.still) ? Math.min(h * 0.68, 96 * u) : 0;
  const start = (rank ? blockW - near + 28 * u : 0) + (logo ? logo + 24 * u : 0);
  const marked = data.trend && data.trend !== 'flat' ? 62 * u : 0;
  const label = env.fit({
    text: env.text(data.label),
    font: { ...FACE.bold, weight: focus ? 800 : 700 },
    size: Math.min(62 * u, h * 0.5),
    floor: 40 * u,
    width: body.w - start - figure.w - marked - 30 * u,
    maxLines: 2,
    maxHeight: h - 12 * u,
    leading: lineHeight(env, 1.08),
    color: ink,
  });
  const margin = marginOf(env);
  const x = margin.x + (plan.side === 'left' ? start : -start);
  const far = farMargin(env);
  const layers: Layer[] = [
    slab(env, `row${index}`, box, tone, { at, sound: 'tick', shadow: focus, z: focus ? Z.marks + 1 : Z.marks }),
    onSlab(env, `label${index}`, label, box, at, { x, anchor: margin.anchor }),
    onSlab(env, `figure${index}`, figure, box, at, far),
  ];
  if (rank) {
    const ranked = fromEdge(env, y, near, blockW - near - 10 * u, h);
    layers.push(
      slab(env, `rank-box${index}`, block, focus ? 'red' : 'mid', { at: at + 60, shadow: false, z: Z.marks + 2 }),
      onSlab(env, `rank${index}`, rank, block, at + 60, { x: ranked.x + ranked.w / 2, anchor: 'center' }),
    );
  }
  const logoBox = fromEdge(env, y + (h - logo) / 2, near + start - logo - 24 * u, logo, logo);
  const look = { radius: logo / 2, backing: NEWS.white, ring: { color: NEWS.ice, width: 2 * u } };
  const risen = (late: number): Motion[] => [rise({ at: startAt(env, at + late) }), leave(env)];
  const side = plan.side === 'left' ? far.x - figure.w - 60 * u : far.x + figure.w + 24 * u;
  const mark = { x: side, y: y + h / 2 - 16 * u, w: 36 * u, h: 32 * u };
  return [
    ...layers,
    ...placeStill(env, `logo${index}`, data.still, logoBox, look, { z: Z.marks + 3, motion: risen(100) }),
    ...placeTrend(env, `trend${index}`, data.trend, mark, ink, { z: Z.type, motion: risen(200) }),
  ];
}
