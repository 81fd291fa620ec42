import type { Format } from '../storyboard/storyboard';

/** Pixels, origin at the frame's top left. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where things may stand in one format; every layout takes its measures from here. All values in pixels. */
export interface Stage {
  format: Format;
  width: number;
  height: number;
  /** Scale of a measure given for 1080x1920: `stage.unit * 52` is body type. */
  unit: number;
  /** Text stays inside. */
  safe: Box;
  /** The safe box without its caption line and crawl: layouts fill this. */
  content: Box;
  captionBaseline: number;
  /** Scale of captions given for 1080x1920. Formats that a phone shows at its full width have them larger than `unit` says. */
  captionUnit: number;
  /** Top of the strip a style may fill with a crawl, under the captions. */
  crawlY: number;
  /** Height of that strip. */
  crawlHeight: number;
  /** Room at the safe box's lower end that watermark and compliance take; the safe box proper ends above it. */
  foot: Box | null;
}

const SIZES: Record<Format, { width: number; height: number; unit: number; captionUnit: number }> = {
  '9:16': { width: 1080, height: 1920, unit: 1, captionUnit: 1.14 },
  '4:5': { width: 1080, height: 1350, unit: 0.84, captionUnit: 1 },
  '1:1': { width: 1080, height: 1080, unit: 0.74, captionUnit: 0.9 },
  '16:9': { width: 1920, height: 1080, unit: 0.78, captionUnit: 0.78 },
};

/**
 * Geometry of a format. The tall format's safe box is the union of what the large apps cover. A foot of
 * `footHeight` pixels is taken from it, and captions and content move up by as much.
 */
export function stageFor(format: Format, footHeight = 0): Stage {
  const { width, height, unit, captionUnit } = SIZES[format];
  const tall = format === '9:16';
  const inset = Math.round(Math.min(width, height) * 0.055);
  const whole: Box = tall
    ? { x: 60, y: 220, w: 880, h: 1280 }
    : { x: inset, y: inset, w: width - 2 * inset, h: height - 2 * inset };
  const safe = { ...whole, h: whole.h - footHeight };
  const bottom = safe.y + safe.h;
  const captionBaseline = Math.round(bottom - (tall ? 34 : 18 * unit));
  const contentBottom = captionBaseline - Math.round(116 * unit);
  return {
    format,
    width,
    height,
    unit,
    safe,
    content: { x: safe.x, y: safe.y, w: safe.w, h: contentBottom - safe.y },
    captionBaseline,
    captionUnit,
    crawlY: Math.round(bottom - (tall ? 76 : 78 * unit)),
    crawlHeight: Math.round(78 * unit),
    foot: footHeight > 0 ? { ...whole, y: bottom, h: footHeight } : null,
  };
}

/** Where any text may stand: the safe box and the foot that was taken from it. */
export function textArea({ safe, foot }: Stage): Box {
  return foot ? { ...safe, h: safe.h + foot.h } : safe;
}

/** Depths in drawing order; values between two names are free. */
export const Z = { ground: 0, art: 10, marks: 20, finish: 30, type: 40, furniture: 50, captions: 60 } as const;

/** The smallest box around all given ones; an empty box for none. */
export function unionBox(boxes: Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The smallest upright box around points. */
export function boxAround(points: ReadonlyArray<readonly [x: number, y: number]>): Box {
  return unionBox(points.map(([x, y]) => ({ x, y, w: 0, h: 0 })));
}

/** The smallest box around points, grown on all sides. */
export function boundsOf(points: ReadonlyArray<readonly [number, number]>, margin = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}
