import { boxesOverlap } from '../checks/overlaps';
import { place, placeText } from '../compose/place';
import { focusOn, RECEDED } from '../layers/focus';
import { type Point, type StrokeProps } from '../layers/stroke.layer';
import { type Box, boxAround, unionBox, Z } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import { framesOf } from '../timeline/frame-rate';
import type { Layer } from '../timeline/layer';
import { keyed } from '../timeline/motion';
import type { Key, Track } from '../timeline/track';
import { bracketEnds } from './bracket';
import { type ChartBeat, marksOf, placedMarks, type PlacedMark, planChartBeats } from './chart-beats';
import { folded, inkOf, shownTexts, type ShownText } from './said-texts';

type Focus = Extract<ChartBeat, { kind: 'focus' }>;
type Bracket = Extract<ChartBeat, { kind: 'bracket' }>;

/** Others recede in so many frames, and come back in so many. */
const RECEDES = 7;
const RETURNS = 4;
/** Radii of rings, the first that touches no text; px on 1080x1920. */
const RADII = [46, 36, 28] as const;
/** Length of an arrow, and how far it stops before its point, px on 1080x1920. */
const ARROW = { long: 104, short: 24, head: 26 } as const;
/** Thinnest line over a chart, px on 1080x1920. */
const THINNEST = 4;
/** Edge of a line, so that it shows on a chart's marks as well as on their ground. */
const DARK = '#000000A6';
const LIGHT = '#FFFFFFD9';
/** Air between a line and any text, px on 1080x1920. */
const AIR = 10;

/** A scene's layers with what its charts answer to the line, and the figures that are pointed at. */
export interface Answered {
  layers: Layer[];
  /** Keys of figures whose point has a ring: their texts need no mark of their own. */
  ringed: ReadonlySet<string>;
}

/** Lets charts answer to what is said: the spoken mark stays while others recede, points get a ring, compared marks a bracket. */
export function answerInCharts(env: SceneEnv, layers: readonly Layer[]): Answered {
  const beats = planChartBeats(env, layers);
  if (beats.length === 0) return { layers: [...layers], ringed: new Set() };
  const marks = placedMarks(env, layers);
  const scene: Drawn = { env, layers, marks, texts: shownTexts(layers) };
  const focus = beats.filter((beat) => beat.kind === 'focus');
  const ringed = new Set<string>();
  const drawn = beats.flatMap((beat, index): Layer[] => {
    if (beat.kind === 'bracket') return bracketLayers(scene, beat, index);
    const mark = beat.kind === 'ring' && marks.find(({ figure }) => figure === beat.figure);
    const props = mark ? pointer(scene, mark, index) : null;
    if (!mark || !props) return [];
    ringed.add(mark.figure);
    return [strokeLayer(scene, mark.layer, beat, props, index)];
  });
  return { layers: [...layers.map((layer) => inFocus(env, layer, focus)), ...drawn], ringed };
}

/** What strokes are drawn over. */
interface Drawn {
  env: SceneEnv;
  layers: readonly Layer[];
  marks: readonly PlacedMark[];
  texts: readonly ShownText[];
}

/** A layer with the tracks that let its other marks recede; a layer of one mark recedes as a whole. */
function inFocus(env: SceneEnv, layer: Layer, beats: readonly Focus[]): Layer {
  const marks = marksOf(env, layer);
  if (marks.length === 0 || beats.length === 0 || marks.every(({ box }) => box.w === 0)) return layer;
  const isAlone = marks.length === 1;
  const at = (figure: string): number => marks.findIndex((mark) => mark.figure === figure);
  const keys = beats.flatMap((beat): Key[] => {
    const index = at(beat.figure);
    const [back, gone] = isAlone
      ? [1, index === 0 ? 1 : RECEDED]
      : // Where the spoken mark is another layer's, all of these recede.
        [focusOn(index < 0 ? marks.length : index, 0), focusOn(index < 0 ? marks.length : index, 1)];
    return [
      { frame: beat.at, value: back, ease: 'hold' },
      { frame: beat.at + RECEDES, value: gone, ease: 'cubic-out' },
      { frame: Math.max(beat.at + RECEDES, beat.to - RETURNS), value: gone, ease: 'hold' },
      { frame: Math.max(beat.at + RECEDES + 1, beat.to), value: back, ease: 'linear' },
    ];
  });
  const track: Track = { prop: isAlone ? 'opacity' : 'focus', keys };
  return { ...layer, tracks: [...layer.tracks, track] };
}

/** A ring round a point, or an arrow to it where texts stand too close; null where neither has room. */
function pointer(scene: Drawn, mark: PlacedMark, salt: number): StrokeProps | null {
  const { x, y } = mark.box;
  const { unit } = scene.env.stage;
  const ways = [...RADII.map((r) => ring(scene.env, x, y, r * unit)), ...arrows(scene.env, x, y)];
  return firstWithRoom(scene, mark, ways, salt);
}

function ring({ preset, videoSeed }: SceneEnv, x: number, y: number, r: number): Point[][] {
  if (preset.emphasis.form === 'corners') {
    const arm = r * 0.6;
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([sx = 1, sy = 1]): Point[] => [
      [x + sx * r, y + sy * (r - arm)],
      [x + sx * r, y + sy * r],
      [x + sx * (r - arm), y + sy * r],
    ]);
  }
  // A hand starts somewhere and goes a little too far.
  const start = -Math.PI / 2 + (((videoSeed % 7) - 3) / 7) * 0.6;
  const byHand = preset.emphasis.form !== 'rule';
  const turns = byHand ? 1.08 : 1;
  const steps = 48;
  return [
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = start + (step / steps) * Math.PI * 2 * turns;
      const far = byHand ? r * (1.04 - 0.1 * (step / steps)) : r;
      return [x + Math.cos(angle) * far * (byHand ? 1.08 : 1), y + Math.sin(angle) * far];
    }),
  ];
}

/** Arrows to a point from all sides, those from above first. */
function arrows({ stage: { unit } }: SceneEnv, x: number, y: number): Point[][][] {
  const { long, short, head } = ARROW;
  return [-90, -60, -120, -35, -145, 90, 60, 120].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (far: number, turn = 0): Point => [
      x + Math.cos(angle + turn) * far * unit,
      y + Math.sin(angle + turn) * far * unit,
    ];
    const wing = (side: 1 | -1): Point => {
      const [tipX, tipY] = at(short);
      const back = angle + side * 0.6;
      return [tipX + Math.cos(back) * head * unit, tipY + Math.sin(back) * head * unit];
    };
    return [
      [at(long), at(short)],
      [wing(1), at(short), wing(-1)],
    ];
  });
}

function bracketLayers(scene: Drawn, beat: Bracket, salt: number): Layer[] {
  const [from, to] = beat.figures.map((key) => scene.marks.find(({ figure }) => figure === key));
  if (!from || !to) return [];
  const { unit } = scene.env.stage;
  const ends = bracketEnds(from.box, to.box);
  const ways = [...(ends?.ways(unit) ?? []), ...overBoth(scene, from, to)];
  const props = firstWithRoom(scene, to, ways, salt);
  if (!props) return [];
  const stroke = strokeLayer(scene, to.layer, beat, props, salt);
  return [stroke, ...differenceText(scene, beat, props, stroke)];
}

/** Over the values of two upright bars, where no bracket has room between their ends. */
function overBoth({ env, texts }: Drawn, from: PlacedMark, to: PlacedMark): Point[][][] {
  const { unit } = env.stage;
  const [a, b] = [from, to].map((mark) => {
    const value = unionBox(valueText(env, texts, mark)?.lines ?? []);
    const top = value.h > 0 ? Math.min(value.y, mark.box.y) : mark.box.y;
    return { x: mark.box.x + mark.box.w / 2, top: top - 2 * AIR * unit };
  });
  if (!a || !b || Math.abs(a.x - b.x) < from.box.w) return [];
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const between = texts
    .flatMap(({ lines }) => lines)
    .filter((line) => line.x < right && line.x + line.w > left && line.y > from.box.y - 300 * unit);
  const top = Math.min(a.top, b.top, ...between.map(({ y }) => y - 2 * AIR * unit)) - 22 * unit;
  const head = 16 * unit;
  return [
    [
      [
        [a.x, a.top],
        [a.x, top],
        [b.x, top],
        [b.x, b.top],
      ],
      [
        [b.x - head, b.top - head],
        [b.x, b.top],
        [b.x + head, b.top - head],
      ],
    ],
  ];
}

/** The exact difference beside the bracket, where the line says it and it has room. */
function differenceText({ env, texts, marks }: Drawn, beat: Bracket, props: StrokeProps, stroke: Layer): Layer[] {
  const second = marks.find(({ figure }) => figure === beat.figures[1]);
  const run = (second ? valueText(env, texts, second) : undefined)?.block.lines[0]?.runs[0];
  if (beat.difference === undefined || !run) return [];
  const box = boxAround(props.paths.flat());
  const text = env.figure(beat.difference);
  const gap = AIR * 2 * env.stage.unit;
  const block = env.fitLine({ text, font: run.font, size: run.font.size, width: box.w + box.h, color: run.fill });
  const middle = box.y + (box.h - block.h) / 2;
  const spots = [
    { x: box.x + box.w + gap, y: middle },
    { x: box.x - gap - block.w, y: middle },
    { x: box.x + (box.w - block.w) / 2, y: box.y - gap - block.h },
    { x: box.x + (box.w - block.w) / 2, y: box.y + box.h + gap },
  ];
  const { content } = env.stage;
  const spot = spots.find(({ x, y }) => {
    const room = { x: x - gap / 2, y: y - gap / 2, w: block.w + gap, h: block.h + gap };
    const isInside =
      x >= content.x && x + block.w <= content.x + content.w && y >= content.y && y + block.h <= content.y + content.h;
    const taken = [...texts.flatMap(({ lines }) => lines), ...marks.map((mark) => mark.box)];
    return isInside && taken.every((other) => !boxesOverlap(room, other, 0));
  });
  if (!spot) return [];
  const shown = keyed('opacity', [beat.at + framesOf(200), 0], [beat.at + framesOf(380), 1, 'cubic-out']);
  const layer = placeText(env, 'difference', block, spot, { z: stroke.z });
  return [{ ...layer, from: beat.at, tracks: [...stroke.tracks.filter(({ prop }) => prop !== 'progress'), shown] }];
}

/** The first of several drawings that crosses no text and no mark and stays where texts may stand. */
function firstWithRoom(scene: Drawn, mark: PlacedMark, ways: readonly Point[][][], salt: number): StrokeProps | null {
  const { env, texts, marks } = scene;
  const { stage, preset } = env;
  const { form, width: least, glow } = preset.emphasis;
  const color = inkOf((valueText(env, texts, mark) ?? nearest(chartTexts(scene, mark), mark))?.block.lines[0]?.runs[0]);
  if (color === null) return null;
  const width = Math.max(THINNEST, least * 0.8) * stage.unit;
  const air = AIR * stage.unit + width / 2;
  const lines = texts.flatMap((text) => text.lines);
  const masses = marks.filter(({ box }) => box.w > 0).map(({ box }) => box);
  const isFree = (paths: Point[][]): boolean =>
    paths.every((path) =>
      path.slice(1).every((to, index) => {
        const piece = boxAround([path[index] ?? to, to]);
        const room = { x: piece.x - air, y: piece.y - air, w: piece.w + 2 * air, h: piece.h + 2 * air };
        const inside =
          room.x >= stage.safe.x &&
          room.x + room.w <= stage.safe.x + stage.safe.w &&
          room.y >= stage.content.y &&
          room.y + room.h <= stage.content.y + stage.content.h;
        const isClear = lines.every((line) => !boxesOverlap(room, line, 0));
        return inside && isClear && masses.every((mass) => !boxesOverlap(piece, mass, -1) || isOnEdge(piece, mass));
      }),
    );
  const paths = ways.find(isFree);
  if (!paths) return null;
  const seed = env.videoSeed + salt;
  return {
    form,
    paths,
    color,
    casing: isLight(color) ? DARK : LIGHT,
    width,
    seed,
    ...(glow ? { glow: { color, blur: glow * stage.unit } } : {}),
  };
}

/** Whether a line lies along or ends at a mark's edge instead of crossing it. */
function isOnEdge(piece: Box, mass: Box): boolean {
  const slack = 14;
  const inner = { x: mass.x + slack, y: mass.y + slack, w: mass.w - 2 * slack, h: mass.h - 2 * slack };
  return inner.w <= 0 || inner.h <= 0 || !boxesOverlap(piece, inner, -1);
}

function isLight(color: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return r * 0.3 + g * 0.59 + b * 0.11 > 128;
}

/** The text that writes a figure's value on its chart. */
function valueText(env: SceneEnv, texts: readonly ShownText[], mark: PlacedMark): ShownText | undefined {
  const wanted = folded(env.figure(mark.figure), env.language);
  return nearest(
    texts.filter(({ text }) => folded(text, env.language) === wanted),
    mark,
  );
}

/** Texts on a mark's chart, or all of them: what stands over a chart may be on another ground. */
function chartTexts({ env, texts }: Drawn, { layer }: PlacedMark): readonly ShownText[] {
  const by = 140 * env.stage.unit;
  const { box } = layer;
  const own = box
    ? texts.filter(({ lines }) => lines.every(({ y, h }) => y > box.y - by && y + h < box.y + box.h + by))
    : [];
  return own.length > 0 ? own : texts;
}

function nearest(texts: readonly ShownText[], { box }: PlacedMark): ShownText | undefined {
  const far = ({ lines }: ShownText): number => {
    const { x, y, w, h } = unionBox(lines);
    return Math.hypot(x + w / 2 - box.x - box.w / 2, y + h / 2 - box.y);
  };
  return texts.reduce<ShownText | undefined>((best, text) => (best && far(best) <= far(text) ? best : text), undefined);
}

/** Drawn while the word is said; it moves and leaves with what it is drawn over. */
function strokeLayer({ env }: Drawn, over: Layer, { at, to }: ChartBeat, props: StrokeProps, index: number): Layer {
  const others = over.tracks.filter(({ prop }) => prop !== 'progress' && prop !== 'focus' && prop !== 'wipe');
  const drawn = keyed('progress', [at, 0], [to, 1, env.preset.emphasis.ease]);
  const options = { z: Z.type + 0.5, ...(over.box ? { box: over.box } : {}) };
  return { ...place(env, 'stroke', `answer${index}`, props, options), from: at, tracks: [...others, drawn] };
}
