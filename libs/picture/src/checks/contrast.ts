import type { Context, Surface } from '../surface/surface';
import { paintLayer } from '../frames/paint-layer';
import { markedWord } from '../layers/captions.layer';
import type { DrawEnv } from '../layers/painter';
import { drawBlock } from '../layers/text.layer';
import type { TickerProps } from '../layers/ticker.layer';
import { Z } from '../stage/stage';
import { evaluate } from '../timeline/evaluate';
import type { Layer } from '../timeline/layer';
import type { Timeline } from '../timeline/timeline';

/** A line of text that can hardly be told from what lies under it. */
export interface FaintText {
  layer: string;
  /** Contrast as WCAG counts it, 1 to 21: the median around the line's letters. */
  contrast: number;
}

/** One run of letters as it came out on a frame. */
export interface InkReading {
  layer: string;
  /** Fill of the letters as the canvas had it: `#rrggbb` in lower case, or `GRADIENT`. */
  fill: string;
  /** Whether it is the marked word of a caption, which has a colour and maybe a plate of its own. */
  marked: boolean;
  /** Relative luminance of the letters, 0 to 1. */
  ink: number;
  /** Relative luminances of what their edges stand against (a stroke, a plate, the picture), in rising order. */
  around: number[];
  /** Least contrast for their size. */
  least: number;
}

/** Least contrast of small and of large type, and what even the worst tenth of a line must have. */
const SMALL = 4.5;
const LARGE = 3;
const WORST = 2.6;
/** On a phone, where a frame is 360 points wide, the 24 points from which WCAG calls type large. */
const LARGE_FROM = 72;
/** Fill of letters that are no one colour, as polished metal; their dark parts may meet dark ground. */
export const GRADIENT = 'gradient';
/** Samples around one run; more tell nothing new. */
const SAMPLES = 600;
const QUANTILES = 30;
/** Opacity of a pixel that belongs to a letter, and of one that is still beside it. */
const INSIDE = 150;
const OUTSIDE = 25;
/** Frames are read at this share of their size: a quarter of the pixels show letters well enough. */
const SCALE = 0.5;
/** What of a context decides the shape of letters. */
const LOOKS = [
  'font',
  'fontVariationSettings',
  'fontVariantNumeric',
  'lang',
  'letterSpacing',
  'direction',
  'textAlign',
  'textBaseline',
] as const;

/** Set texts of a frame whose letters are too close to what they stand on. */
export function faintTexts(timeline: Timeline, frame: number, env: DrawEnv): FaintText[] {
  const found = new Map<string, FaintText>();
  for (const reading of readInks(timeline, frame, env)) {
    const contrast = contrastWith(reading.ink, reading.around);
    if (!isFaint(reading, reading.ink)) continue;
    if (contrast.median < (found.get(reading.layer)?.contrast ?? Infinity))
      found.set(reading.layer, { layer: reading.layer, contrast: contrast.median });
  }
  return [...found.values()];
}

/** Whether letters of a luminance could hardly be read where a run stands. */
export function isFaint({ around, least, fill }: InkReading, ink: number): boolean {
  const { median, worst } = contrastWith(ink, around);
  return median < least || (fill !== GRADIENT && worst < WORST);
}

/** Contrast of an ink with what is around it: the median, and what nine tenths have. */
export function contrastWith(ink: number, around: readonly number[]): { median: number; worst: number } {
  const contrasts = around.map((luminance) => contrastOfLuminances(ink, luminance)).sort((a, b) => a - b);
  return {
    median: contrasts[Math.floor(contrasts.length / 2)] ?? 21,
    worst: contrasts[Math.floor(contrasts.length / 10)] ?? 21,
  };
}

/**
 * Paints a frame from back to front and reads every run of letters when its turn comes: where its pixels are, what is
 * beside them at that moment, and what they become. What shines over a text later is no ground, and lettering that a
 * style paints itself (shadows, glints, mirrors) is part of the picture.
 */
export function readInks(timeline: Timeline, frame: number, env: DrawEnv): InkReading[] {
  const { width, height } = timeline.stage;
  const ctx = env.surface.canvas(Math.ceil(width * SCALE), Math.ceil(height * SCALE)).getContext('2d');
  ctx.scale(SCALE, SCALE);
  const { scenes, overlay } = evaluate(timeline, frame);
  const found: InkReading[] = [];
  let layer: Layer | null = null;
  const write = ctx.fillText.bind(ctx);
  ctx.fillText = (text: string, x: number, y: number): void => {
    const run = { text, x, y };
    const reader = layer && text.trim() !== '' ? runReader(ctx, run, env) : null;
    write(text, x, y);
    const read = reader?.();
    const marked = layer?.kind === 'captions' && markedWord(layer.props, frame)?.text === text;
    if (read && layer) found.push({ layer: layer.id, marked, ...read });
  };
  for (const item of [...scenes.flatMap((scene) => scene.items), ...overlay]) {
    const { opacity, wipe } = item.state;
    layer = isType(item.layer) && opacity > 0.95 && wipe >= 1 ? item.layer : null;
    // A ticker writes on a strip of its own, which is then moved along: its ink is read where the strip will lie.
    if (layer?.kind === 'ticker') readTicker(ctx, layer.props, env);
    paintLayer(ctx, item, env);
  }
  return found;
}

function readTicker(ctx: Context, { items, box, baseline }: TickerProps, env: DrawEnv): void {
  const [item] = items;
  if (item) drawBlock(ctx, item, box.x, baseline - item.baseline, env);
}

/** Words over everything; art that happens to be lettering belongs to what is under them. */
function isType(layer: Layer): boolean {
  return layer.z > Z.art && layer.kind !== 'paint' && layer.kind !== 'emoji';
}

interface Run {
  text: string;
  x: number;
  y: number;
}

/** Looks at what a run will stand on; what it answers tells, once the run is written, how it came out, or null where no letter is seen. */
function runReader(
  ctx: Context,
  run: Run,
  { surface, stage }: DrawEnv,
): (() => Omit<InkReading, 'layer' | 'marked'> | null) | null {
  const box = pixelsOf(ctx, run);
  if (!box) return null;
  const { w, h, size } = box;
  const letters = lettersOf(surface, ctx, run, box);
  const pixels = (): Uint8ClampedArray => ctx.getImageData(box.x, box.y, w, h).data;
  const before = pixels();
  const { fillStyle, globalAlpha } = ctx;
  const solid = typeof fillStyle === 'string' && /^#[0-9a-f]{6}$/i.test(fillStyle) && globalAlpha > 0.99;
  const reach = Math.max(2, Math.round(size * 0.045));
  const sides = [reach, -reach, reach * w, -reach * w];
  const step = Math.max(1, Math.floor(Math.sqrt((w * h) / (SAMPLES * 6))));
  return () => {
    const after = solid ? null : pixels();
    const ink: number[] = [];
    const around: number[] = [];
    for (let y = reach; y < h - reach; y += step)
      for (let x = reach; x < w - reach; x += step) {
        const at = y * w + x;
        if ((letters[at * 4 + 3] ?? 0) < INSIDE) continue;
        if (after) ink.push(luminanceOf(after, at * 4));
        for (const side of sides)
          if ((letters[(at + side) * 4 + 3] ?? 0) < OUTSIDE) around.push(luminanceOf(before, (at + side) * 4));
      }
    if (around.length === 0) return null;
    ink.sort((a, b) => a - b);
    return {
      fill: typeof fillStyle === 'string' ? fillStyle.slice(0, 7).toLowerCase() : GRADIENT,
      ink: typeof fillStyle === 'string' && solid ? luminance(fillStyle) : (ink[Math.floor(ink.length / 2)] ?? 0),
      around: quantiles(around),
      least: size >= LARGE_FROM * stage.unit * SCALE ? LARGE : SMALL,
    };
  };
}

/** The letters of a run alone, on a clear canvas of the size of its box. */
function lettersOf(
  surface: Surface,
  ctx: Context,
  { text, x, y }: Run,
  box: { x: number; y: number; w: number; h: number },
): Uint8ClampedArray {
  const alone = surface.canvas(box.w, box.h).getContext('2d');
  const { a, b, c, d, e, f } = ctx.getTransform();
  alone.setTransform(a, b, c, d, e - box.x, f - box.y);
  for (const look of LOOKS) Object.assign(alone, { [look]: ctx[look] });
  alone.fillText(text, x, y);
  return alone.getImageData(0, 0, box.w, box.h).data;
}

/** Pixels of the canvas that a run may touch, with room beside them, and the size of its letters there; null off the canvas. */
function pixelsOf(
  ctx: Context,
  { text, x, y }: Run,
): { x: number; y: number; w: number; h: number; size: number } | null {
  const { a, b, c, d, e, f } = ctx.getTransform();
  const metrics = ctx.measureText(text);
  const size = Number(/([\d.]+)px/.exec(ctx.font)?.[1] ?? 0) * Math.hypot(c, d);
  const room = Math.ceil(size * 0.1) + 4;
  const corners = [
    [x - metrics.actualBoundingBoxLeft, y - metrics.actualBoundingBoxAscent],
    [x + metrics.actualBoundingBoxRight, y - metrics.actualBoundingBoxAscent],
    [x + metrics.actualBoundingBoxRight, y + metrics.actualBoundingBoxDescent],
    [x - metrics.actualBoundingBoxLeft, y + metrics.actualBoundingBoxDescent],
  ].map(([px = 0, py = 0]) => [a * px + c * py + e, b * px + d * py + f] as const);
  const xs = corners.map(([px]) => px);
  const ys = corners.map(([, py]) => py);
  const left = Math.max(0, Math.floor(Math.min(...xs)) - room);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - room);
  const w = Math.min(ctx.canvas.width, Math.ceil(Math.max(...xs)) + room) - left;
  const h = Math.min(ctx.canvas.height, Math.ceil(Math.max(...ys)) + room) - top;
  return w > 0 && h > 0 ? { x: left, y: top, w, h, size } : null;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminanceOf(data: Uint8ClampedArray, at: number): number {
  const channel = (index: number): number => LINEAR[data[at + index] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** A few values that stand for many, in rising order. */
function quantiles(values: number[]): number[] {
  values.sort((a, b) => a - b);
  const count = Math.min(values.length, QUANTILES);
  return Array.from({ length: count }, (_, index) => values[Math.floor(((index + 0.5) / count) * values.length)] ?? 0);
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(color: string): number {
  return luminanceOf(Uint8ClampedArray.from([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))), 0);
}

/** Contrast of two relative luminances as WCAG counts it, 1 to 21. */
export function contrastOfLuminances(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
