import { partsOf, readsFromRight, splitAcross, splitDown } from '../compose/reading-side';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { figureRows } from './figure-rows';
import { headed } from './headed';
import { accentBar, portrait } from './marks';
import { textPiece } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'leaderboard'>>;
type Row = Env['scene']['rows'][number];

/** Ranked rows over the whole height; the one that matters has a bar of the accent at its edge. */
export function leaderboardStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight } = env.scene;
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  const unitText = env.text(env.scene.unit);
  const align = readsFromRight(env) ? 'left' : 'right';
  const head = unitText
    ? textPiece(env, kit, 'unit', kit.words(unitText, 44, 'dim'), { ...body, h: 110 * unit }, { at: 120, align })
    : null;
  const area = head ? splitDown(body, head.box.h, 20 * unit)[1] : body;
  const ranked = rows.some((row) => row.rank !== undefined);
  const pictured = rows.some((row) => row.still !== undefined);
  const leads = (ranked ? 1 : 0) + (pictured ? 1 : 0);
  const list = rows.map((row, index) => ({
    id: `row${index}`,
    label: env.text(row.label),
    figure: row.figure,
    strong: index === highlight,
    lead: (box: Box, at: number): Layer[] => {
      const cells = partsOf(env, box, Math.max(1, leads), 16 * unit, false);
      return leadOf(env, kit, row, index, {
        rank: ranked ? cells[0] : undefined,
        picture: pictured ? cells.at(-1) : undefined,
        at,
      });
    },
  }));
  const tallest = 250;
  const height = Math.min(area.h / rows.length, tallest * unit);
  const bar = splitAcross(
    env,
    { ...area, y: area.y + highlight * height + 10 * unit, h: height - 24 * unit },
    10 * unit,
    0,
  )[0];
  const outside = readsFromRight(env) ? bar.x + 26 * unit : bar.x - 26 * unit;
  return [
    ...layers,
    ...(head?.layers ?? []),
    accentBar(env, kit, 'bar', { ...bar, x: outside }, 240),
    ...figureRows(env, kit, area, list, { turn: 1, tallest, ruled: true, leads, figureSize: 128, labelSize: 70 }),
  ];
}

function leadOf(
  env: Env,
  kit: StyleKit,
  row: Row,
  index: number,
  { rank, picture, at }: { rank: Box | undefined; picture: Box | undefined; at: number },
): Layer[] {
  const strong = index === env.scene.highlight;
  const number = env.text(row.rank);
  return [
    ...(rank && number
      ? textPiece(env, kit, `row${index}.rank`, kit.figure(number, 72, strong ? 'accent' : 'dim'), rank, {
          at,
          stand: 'middle',
          line: true,
        }).layers
      : []),
    ...(picture
      ? [
          portrait(env, kit, `row${index}.logo`, picture, {
            still: row.still,
            name: env.text(row.label),
            fit: 'contain',
            at,
          }),
        ]
      : []),
  ];
}
