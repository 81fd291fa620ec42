import { place, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import { sharesOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, type FrontPage } from './front-page';
import { placeSticker, titleHead } from './pieces';
import { TABLOID } from './preset';
import { namedAt, shout, slamIn, small, stripIn } from './type-and-motion';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

const FILLS = [TABLOID.red, TABLOID.ink, TABLOID.orange, TABLOID.deepRed, TABLOID.yellow] as const;

/** The whole is a block at the frame's edge, cut into its parts; each part hands its figure to the page. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const page = frontPage(env);
  const { u, body } = page;
  const { parts, total, title } = env.scene;
  const { layers, bottom } = titleHead(env, env.text(title), TABLOID.yellow, TABLOID.ink);
  const area = { ...body, y: bottom + 40 * u, h: body.y + body.h - bottom - 56 * u };
  const values = sharesOf(env, parts);
  const sum = values.reduce((all, value) => all + value, 0) || 1;
  const block = area.w * 0.3;
  const rowH = area.h / Math.max(1, parts.length);
  let y = area.y;
  parts.forEach((part, index) => {
    const h = (area.h * (values[index] ?? 0)) / sum;
    const fill = FILLS[index % FILLS.length] ?? TABLOID.ink;
    const at = Math.min(namedAt(env, part.figure, 80 + index * 180), 160 + index * 700);
    const row = { x: area.x, y: area.y + rowH * index, w: area.w, h: rowH };
    layers.push(
      ...piece(env, page, index, { x: 0, y, w: area.x + block, h }, row, fill, at),
      ...texts(env, page, index, row, block, at),
    );
    y += h;
  });
  return total ? [...layers, ...whole(env, page, area)] : layers;
}

/** A part of the block, and the strip that leads from it to its row. */
function piece(
  env: BreakdownEnv,
  { u, rtl }: FrontPage,
  index: number,
  box: Box,
  row: Box,
  fill: string,
  at: number,
): Layer[] {
  const { width } = env.stage;
  const gap = 5 * u;
  const mid = row.y + row.h / 2;
  const flip = (points: Array<[number, number]>): Array<[number, number]> =>
    rtl ? points.map(([x, y]) => [width - x, y]) : points;
  const [top, foot] = [box.y + gap, Math.max(box.y + box.h - gap, box.y + gap + 3 * u)];
  const end = box.w + 90 * u;
  const block = flip([
    [0, top],
    [box.w, top],
    [box.w, foot],
    [0, foot],
  ]);
  const lead = flip([
    [box.w, top],
    [end, mid],
    [box.w, foot],
  ]);
  const side = rtl ? 'right' : 'left';
  const motion = stripIn(env, at, side, 'thud');
  const spread = { x: 0, y: Math.min(box.y, mid), w: width, h: Math.max(box.h, 1) };
  return [
    place(
      env,
      'shape',
      `lead${index}`,
      { shape: 'polygon', points: lead, fill: `${fill}4D` },
      { box: spread, motion: { ...motion, cues: [] } },
    ),
    place(
      env,
      'shape',
      `piece${index}`,
      { shape: 'polygon', points: block, fill },
      { box: { ...box, x: rtl ? width - box.w : 0 }, z: Z.marks + 1, motion },
    ),
  ];
}

function texts(env: BreakdownEnv, { u, rtl }: FrontPage, index: number, row: Box, block: number, at: number): Layer[] {
  const part = env.scene.parts[index];
  if (!part) return [];
  const strong = index === 0;
  const x = block + 120 * u;
  const room = { x: rtl ? row.x : row.x + x, y: row.y + 12 * u, w: row.w - x, h: row.h - 24 * u };
  const side = rtl ? 'right' : 'left';
  const beside = room.h < 235 * u;
  const label = setIn(
    env,
    {
      ...(beside
        ? shout(env, env.text(part.label), 84, TABLOID.ink)
        : small(env, env.text(part.label), 66, TABLOID.ink)),
      maxLines: room.h > 260 * u || beside ? 2 : 1,
      floor: 44 * u,
    },
    beside ? { ...room, w: room.w * 0.46, x: rtl ? room.x + room.w * 0.54 : room.x } : { ...room, h: room.h * 0.36 },
    { align: side, stand: beside ? 'middle' : 'top' },
  );
  const color = strong ? TABLOID.red : TABLOID.ink;
  const figure = beside
    ? setIn(
        env,
        shout(env, env.figure(part.figure), 170, color),
        { ...room, w: room.w * 0.5, x: rtl ? room.x : room.x + room.w * 0.5 },
        { line: true, align: rtl ? 'left' : 'right', stand: 'middle' },
      )
    : setIn(
        env,
        shout(env, env.figure(part.figure), 300, color, 1.12),
        { ...room, h: Math.min(room.h * 0.56, 250 * u) },
        { line: true, align: side },
      );
  if (!beside) {
    const gap = 26 * u;
    label.box.y = row.y + (row.h - label.box.h - gap - figure.box.h) / 2;
    figure.box.y = label.box.y + label.box.h + gap;
  }
  return [
    placeText(env, `label${index}`, label.block, label.box, { motion: stripIn(env, at + 80, side) }),
    placeText(env, `figure${index}`, figure.block, figure.box, {
      box: figure.box,
      z: Z.type + 0.5,
      motion: slamIn(env, at + 80),
    }),
  ];
}

/** The whole on a sticker over the block's corner. */
function whole(env: BreakdownEnv, { u, rtl }: FrontPage, area: Box): Layer[] {
  const { total } = env.scene;
  if (!total) return [];
  const r = Math.min(172 * u, area.h * 0.26);
  const x = rtl ? area.x + area.w - r - 4 * u : area.x + r + 4 * u;
  const lines = [
    {
      look: {
        ...shout(env, env.text(total.label), 60, TABLOID.ink),
        align: 'center' as const,
        maxLines: 2,
        floor: 40 * u,
      },
      share: 0.5,
    },
    {
      look: {
        ...shout(env, env.figure(total.figure), 110, TABLOID.ink),
        align: 'center' as const,
        maxLines: 1,
        floor: 40 * u,
      },
      share: 0.5,
    },
  ];
  return placeSticker(env, 'total', {
    x,
    y: area.y + r + 30 * u,
    r,
    fill: TABLOID.yellow,
    lines,
    at: namedAt(env, total.figure, 700),
  });
}
