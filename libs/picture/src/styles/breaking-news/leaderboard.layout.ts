import { place } from '../../compose/place';
import { type Box, Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { bleed, evenFigures, fromEdge, leave, newsPlan, type NewsPlan, setHead, startAt } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { centredY, farMargin, marginOf, onSlab, slab, type SlabTone } from './slab';

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

/** A row of the table: rank, logo, name, trend, figure. */
function leaderboardRow(
  env: SceneEnv<SceneOf<'leaderboard'>>,
  plan: NewsPlan,
  index: number,
  figure: TextBlock,
  { y, h }: Pick<Box, 'y' | 'h'>,
): Layer[] {
  const data = env.scene.rows[index];
  if (!data) return [];
  const { u, body, near } = plan;
  const focus = index === env.scene.highlight;
  const tone: SlabTone = focus ? 'white' : 'navy';
  const ink = focus ? NEWS.navy : NEWS.white;
  const at = staggered(index, 140, 70);
  const box = bleed(env, plan, y, body.w, h, (focus ? 100 : 40) * u);
  const size = Math.min(108 * u, h * 0.6);
  const rankText = env.text(data.rank);
  const blockW = near + Math.max(76 * u, Math.min(h, 110 * u)) - 10 * u;
  const block = fromEdge(env, plan, y, 0, blockW, h);
  const rank = rankText
    ? env.fitLine({
        text: rankText,
        font: { ...FACE.figure, kern: -0.02 },
        size: size * 0.86,
        width: blockW - near - 16 * u,
        color: NEWS.white,
      })
    : null;
  const still = data.still === undefined || !env.still(data.still) ? undefined : data.still;
  const logo = still === undefined ? 0 : Math.min(h * 0.68, 96 * u);
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
  const margin = marginOf(env, plan);
  const x = margin.x + (plan.side === 'left' ? start : -start);
  const far = farMargin(env, plan);
  const layers: Layer[] = [
    slab(env, plan, `row${index}`, box, tone, { at, sound: 'tick', shadow: focus, z: focus ? Z.marks + 1 : Z.marks }),
    onSlab(env, plan, `label${index}`, label, { x, anchor: margin.anchor, y: centredY(env, label, y, h) }, box, at),
    onSlab(env, plan, `figure${index}`, figure, { ...far, y: centredY(env, figure, y, h) }, box, at),
  ];
  if (rank) {
    const ranked = fromEdge(env, plan, y, near, blockW - near - 10 * u, h);
    layers.push(
      slab(env, plan, `rank-box${index}`, block, focus ? 'red' : 'mid', { at: at + 60, shadow: false, z: Z.marks + 2 }),
      onSlab(
        env,
        plan,
        `rank${index}`,
        rank,
        { x: ranked.x + ranked.w / 2, anchor: 'center', y: centredY(env, rank, y, h) },
        block,
        at + 60,
      ),
    );
  }
  if (still !== undefined) {
    const logoBox = fromEdge(env, plan, y + (h - logo) / 2, near + start - logo - 24 * u, logo, logo);
    layers.push(
      place(
        env,
        'picture',
        `logo${index}`,
        {
          still,
          box: logoBox,
          fit: 'contain',
          radius: logo / 2,
          backing: NEWS.white,
          ring: { color: NEWS.ice, width: 2 * u },
        },
        { z: Z.marks + 3, box: logoBox, motion: [rise({ at: startAt(env, at + 100) }), leave(env)] },
      ),
    );
  }
  if (data.trend && data.trend !== 'flat') {
    const side = plan.side === 'left' ? far.x - figure.w - 24 * u : far.x + figure.w + 24 * u;
    layers.push(triangle(env, plan, `trend${index}`, data.trend, side, y + h / 2, at, ink));
  }
  return layers;
}

/** A triangle that ends (left to right) or begins (right to left) at x. */
function triangle(
  env: SceneEnv,
  plan: NewsPlan,
  id: string,
  trend: Trend,
  x: number,
  middle: number,
  at: number,
  fill: string,
): Layer {
  const s = 16 * plan.u * (trend === 'up' ? -1 : 1);
  const w = 36 * plan.u * (plan.side === 'left' ? -1 : 1);
  const points: Array<[number, number]> = [
    [x, middle - s],
    [x + w, middle - s],
    [x + w / 2, middle + s],
  ];
  return place(
    env,
    'shape',
    id,
    { shape: 'polygon', points, fill },
    { z: Z.type, motion: [rise({ at: startAt(env, at + 200) }), leave(env)] },
  );
}
