import { centredWithin } from '../compose/clear-texts';
import { place, placeRect } from '../compose/place';
import { readsFromRight, splitAcross, splitDown } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import type { Span } from '../layers/spans.layer';
import { setIn } from '../compose/set-in';
import { type Box, Z } from '../stage/stage';
import { refer } from '../storyboard/resolve-text';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { lengthOf } from './chart-values';
import { headed } from './headed';
import { markFill } from './marks';
import { alongRoom, markRows } from './mark-rows';
import { soundLanding } from './moments';
import { figurePiece, placeFigure, placeSet, textPiece } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'bullet'>>;

type Row = Env['scene']['rows'][number];

/** Most of a row that the text of its line may take. */
const MOST_FOOT = 0.36;
/** Lines stand over the bars that they cross and under type. */
const OVER_BARS = Z.marks + 1;
/** How far a target's line stands out of the bar that it crosses, px on 1080x1920. */
const OVERHANG = 18;
/** Largest figures and thickest bars of two, three and four rows, px on 1080x1920. */
const SIZES = [
  { figureSize: 180, thick: 150 },
  { figureSize: 130, thick: 110 },
  { figureSize: 120, thick: 92 },
] as const;
const THICKEST = 260;
/** A lone bar stands upright where its room is this much higher than wide. */
const UPRIGHT_FROM = 0.95;

/** A value as a bar from zero, and the line that it is measured against. */
export interface BulletBar {
  value: number;
  mark: number;
}

/** Lowest and highest value of a scale that holds zero, all bars and all their lines. */
export function bulletScale(bars: readonly BulletBar[]): { low: number; high: number } {
  const all = bars.flatMap(({ value, mark }) => [value, mark]);
  return { low: Math.min(0, ...all), high: Math.max(0, ...all) };
}

/** Values against their targets or limits: bars from zero with a line across each; one alone fills a tall room upright. */
export function bulletStandard(env: Env, kit: StyleKit): Layer[] {
  const { rows } = env.scene;
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  const bars = rows.map((row) => ({ value: lengthOf(env, row.figure), mark: lengthOf(env, row.mark.figure) }));
  const { low } = bulletScale(bars);
  if (rows.length > 1) return [...layers, ...lying(env, kit, body, bars)];
  const isUpright = low === 0 && body.h > body.w * UPRIGHT_FROM;
  return [...layers, ...(isUpright ? upright(env, kit, body, bars) : alone(env, kit, body, bars))];
}

/** Bars under each other, each under its name and figure. */
function lying(env: Env, kit: StyleKit, body: Box, bars: BulletBar[]): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight } = env.scene;
  const texts = lineTexts(env, kit, body);
  const { layers, rooms } = markRows(
    env,
    kit,
    body,
    rows.map((row, index) => ({
      id: `row${index}`,
      label: env.text(row.label),
      figure: env.figure(row.figure),
      key: row.figure,
      strong: index === highlight,
    })),
    { foot: footOf(texts, unit) / unit, ...(SIZES[rows.length - 2] ?? SIZES[2]) },
  );
  return [...layers, ...lyingBars(env, kit, body, bars, rooms, texts)];
}

/** One value in a room that is not high: its figure from edge to edge over one thick bar. */
function alone(env: Env, kit: StyleKit, body: Box, bars: BulletBar[]): Layer[] {
  const { unit } = env.stage;
  const { layers, rest } = crown(env, kit, body, 0.42);
  const texts = lineTexts(env, kit, body);
  const bar = { ...rest, h: Math.max(1, Math.min(rest.h - footOf(texts, unit), THICKEST * unit)) };
  return [...layers, ...lyingBars(env, kit, body, bars, [bar], texts)];
}

function footOf(texts: readonly TextBlock[], unit: number): number {
  return Math.max(...texts.map(({ h }) => h)) + (OVERHANG + 10) * unit;
}

/** Bars in their rooms on one scale, with their tracks, lines and the words of the lines. */
function lyingBars(
  env: Env,
  kit: StyleKit,
  body: Box,
  bars: BulletBar[],
  rooms: readonly Box[],
  texts: readonly TextBlock[],
): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight } = env.scene;
  const { low, high } = bulletScale(bars);
  const fromRight = readsFromRight(env);
  const zero = alongRoom(rooms[0] ?? body, low, high, fromRight)(0);
  const [top, foremost] = [rooms[0], rooms.at(-1)];
  const rule = kit.shape.line * unit;
  const down = (foremost?.y ?? 0) + (foremost?.h ?? 0) - (top?.y ?? 0) + OVERHANG * 2 * unit;
  const axis = { x: zero - rule / 2, y: (top?.y ?? 0) - OVERHANG * unit, w: rule, h: down };
  return [
    ...(low < 0 ? [placeRect(env, 'zero', axis, kit.colors.rule, { motion: kit.enter.mark(beat(env, 1)) })] : []),
    ...rooms.flatMap((room, index): Layer[] => {
      const [row, bar, text] = [rows[index], bars[index], texts[index]];
      if (!row || !bar || !text) return [];
      const at = alongRoom(room, low, high, fromRight);
      const between = (a: number, b: number): Box => {
        const [left, right] = [Math.min(at(a), at(b)), Math.max(at(a), at(b))];
        return { ...room, x: left, w: right - left };
      };
      const forward = fromRight ? 'left' : 'right';
      const back = fromRight ? 'right' : 'left';
      const spans = spansOf(kit, row, bar, index === highlight, (a, b) => ({
        box: between(a, b),
        grows: b >= a ? forward : back,
      }));
      const turn = 2 + index * 2;
      const line = lineAcross(kit, room, at(bar.mark), unit);
      return [
        placeRect(env, `row${index}.track`, room, kit.colors.track, { motion: kit.enter.mark(beat(env, turn - 1)) }),
        bulletBar(env, kit, `row${index}.bar`, spans, room, beat(env, turn - 1, row.figure)),
        placeRect(env, `row${index}.mark`, line, kit.colors.ink, {
          motion: kit.enter.mark(markBeat(env, turn, row)),
          z: OVER_BARS,
        }),
        placeSet(
          env,
          kit,
          `row${index}.mark.label`,
          text,
          { x: centredWithin(text, at(bar.mark), body), y: room.y + room.h + (OVERHANG + 10) * unit },
          markBeat(env, turn, row),
        ),
      ];
    }),
  ];
}

/** Names and figures of the lines, on two lines where one is too long; where rows are too low for that, figures alone. */
function lineTexts(env: Env, kit: StyleKit, body: Box): TextBlock[] {
  const { unit } = env.stage;
  const { rows } = env.scene;
  const room = { w: body.w, h: 76 * unit };
  const looks = rows.map((row) =>
    kit.words(env.text(`${row.mark.label ?? ''} ${refer(row.mark.figure)}`.trim()), rows.length === 1 ? 60 : 48, 'dim'),
  );
  const one = setAlike(env, looks, { ...room, lines: 1 });
  if (one.every(({ w, lines }) => w <= body.w && lines.length === 1)) return one;
  const two = setAlike(env, looks, { w: room.w, h: room.h * 2, lines: 2 });
  const isLow = two.some(({ w, h }) => w > body.w || h > (body.h / rows.length) * MOST_FOOT);
  if (!isLow) return two;
  return setAlike(
    env,
    rows.map((row) => kit.figure(env.figure(row.mark.figure), 46, 'dim')),
    room,
  );
}

/** One value as large as the room: its figure from edge to edge, and under it a column with the line across. */
function upright(env: Env, kit: StyleKit, body: Box, bars: BulletBar[]): Layer[] {
  const { unit } = env.stage;
  const [row] = env.scene.rows;
  const [bar] = bars;
  if (!row || !bar) return [];
  const at = beat(env, 1, row.figure);
  const { layers, rest: plot } = crown(env, kit, body, 0.24);
  const [column, side] = splitAcross(env, plot, plot.w * 0.5, 44 * unit);
  const beside = markWords(env, kit, row, side);
  const headroom = bar.mark >= bar.value ? beside.h + 28 * unit : 0;
  const ground = column.y + column.h;
  const { high } = bulletScale(bars);
  const scale = (column.h - headroom) / (high || 1);
  const y = (value: number): number => ground - value * scale;
  const spans = spansOf(kit, row, bar, true, (a, b) => ({
    box: { ...column, y: y(Math.max(a, b)), h: Math.abs(b - a) * scale },
    grows: b >= a ? 'up' : 'down',
  }));
  const track = { ...column, y: y(high), h: high * scale };
  const thick = lineWidth(kit) * unit;
  const line = { ...plot, y: y(bar.mark) - thick / 2, h: thick };
  const fits = y(bar.mark) + 28 * unit + beside.h <= ground && bar.mark < bar.value;
  const textY = fits ? y(bar.mark) + 28 * unit : y(bar.mark) - 28 * unit - beside.h;
  const floor = { ...plot, y: ground - 2 * unit, h: 4 * unit };
  return [
    ...layers,
    placeRect(env, 'track', track, kit.colors.track, { motion: kit.enter.mark(at) }),
    bulletBar(env, kit, 'bar', spans, column, at),
    placeRect(env, 'zero', floor, kit.colors.rule, { motion: kit.enter.mark(beat(env, 1)), z: OVER_BARS }),
    placeRect(env, 'limit', line, kit.colors.ink, { motion: kit.enter.mark(markBeat(env, 3, row)), z: OVER_BARS }),
    ...beside.place(textY, markBeat(env, 3, row)),
  ];
}

/** A lone value's figure from edge to edge, at most a share of its room high, its name under it, and the room that they leave. */
function crown(env: Env, kit: StyleKit, body: Box, share: number): { layers: Layer[]; rest: Box } {
  const { unit } = env.stage;
  const [row] = env.scene.rows;
  if (!row) return { layers: [], rest: body };
  const at = beat(env, 1, row.figure);
  soundLanding(env, kit, at);
  const look = kit.figure(env.figure(row.figure), 300, 'accent');
  const figure = figurePiece(env, kit, 'figure', look, { ...body, h: body.h * share }, { at, line: true });
  const [, under] = splitDown(body, figure.box.h, 34 * unit);
  const words = kit.words(env.text(row.label), 60);
  const label = textPiece(env, kit, 'label', words, { ...under, h: under.h * 0.24 }, { at: at + 80 });
  const [, rest] = splitDown(under, label.box.h, 56 * unit);
  return { layers: [...figure.layers, ...label.layers], rest };
}

/** The name of a lone bar's line over its figure, on the reading side of their room. */
function markWords(
  env: Env,
  kit: StyleKit,
  { mark }: Row,
  room: Box,
): { h: number; place(y: number, at: number): Layer[] } {
  const { unit } = env.stage;
  const gap = 18 * unit;
  const name = env.text(mark.label);
  const label = name ? setIn(env, kit.words(name, 52, 'dim'), { ...room, h: room.h * 0.3 }) : null;
  const figure = setIn(env, kit.figure(env.figure(mark.figure), 96), { ...room, h: room.h * 0.24 }, { line: true });
  const taken = label ? label.block.h + gap : 0;
  return {
    h: taken + figure.block.h,
    place: (y, at) => [
      ...(label ? [placeSet(env, kit, 'limit.label', label.block, { x: label.box.x, y }, at)] : []),
      placeFigure(env, kit, 'limit.figure', figure.block, { x: figure.box.x, y: y + taken }, at),
    ],
  };
}

/** A bar; one past its limit in two parts, of which the part past it is the one that matters. */
function spansOf(
  kit: StyleKit,
  row: Row,
  bar: BulletBar,
  strong: boolean,
  cut: (from: number, to: number) => Pick<Span, 'box' | 'grows'>,
): Span[] {
  const span = (from: number, to: number, lit: boolean): Span => {
    const { box, grows } = cut(from, to);
    return { box, grows, fill: markFill(kit, box, lit) };
  };
  if (!isBroken(row, bar)) return [span(0, bar.value, strong)];
  const past = span(bar.mark, bar.value, true);
  return [span(0, bar.mark, false), strong ? past : { ...past, fill: kit.colors.down }];
}

/** Whether a value is past its limit. */
function isBroken({ mark }: Row, bar: BulletBar | undefined): boolean {
  return mark.limit === true && bar !== undefined && bar.mark >= 0 && bar.value > bar.mark;
}

function bulletBar(env: Env, kit: StyleKit, id: string, spans: Span[], room: Box, at: number): Layer {
  const { unit } = env.stage;
  const edge = kit.inked ? { color: kit.inked.color, width: kit.inked.meter * unit } : undefined;
  return place(env, 'spans', id, { spans, edge }, { box: room, motion: kit.enter.chart(at) });
}

/** The line enters after its bar, or on its word. */
function markBeat(env: Env, turn: number, { mark }: Row): number {
  return beat(env, turn + 3, mark.figure);
}

function lineAcross(kit: StyleKit, room: Box, x: number, unit: number): Box {
  const w = lineWidth(kit) * unit;
  const over = OVERHANG * unit;
  // At the end of its room the line stands inside.
  const left = Math.max(room.x, Math.min(x - w / 2, room.x + room.w - w));
  return { x: left, y: room.y - over / 2, w, h: room.h + over * 1.5 };
}

function lineWidth(kit: StyleKit): number {
  return Math.max(8, kit.shape.line * 1.4);
}
