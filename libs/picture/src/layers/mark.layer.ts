import type { Context } from '../surface/surface';
import { seededRandom } from '../random';
import { unionBox, type Box } from '../stage/stage';
import type { Painter } from './painter';

/** How a style marks what is being said: rules that run under the words, or a frame around them. */
export const MARK_FORMS = ['rule', 'brush', 'scribble', 'corners'] as const;
export type MarkForm = (typeof MARK_FORMS)[number];

/** A mark that runs along with the voice, over the lines of one text; `progress` is how far it has come. */
export interface MarkProps {
  form: MarkForm;
  /** Ink of the text's lines, in reading order. */
  lines: Box[];
  color: string;
  /** Thickness, and the distance between the ink and the mark. */
  width: number;
  away: number;
  fromRight: boolean;
  /** Drawn by hand each time a little differently. */
  seed: number;
  glow?: { color: string; blur: number };
}

/** Rules, brush strokes, scribbles and corners. They never have ink inside of the lines' own boxes. */
export const markPainter: Painter<MarkProps> = {
  draw(ctx, props, { progress }) {
    if (progress <= 0) return;
    ctx.fillStyle = props.color;
    ctx.strokeStyle = props.color;
    ctx.lineWidth = props.width;
    if (props.glow) {
      ctx.shadowColor = props.glow.color;
      ctx.shadowBlur = props.glow.blur;
    }
    if (props.form === 'corners') drawCorners(ctx, unionBox(props.lines), props, progress);
    else eachLine(props, progress, (line, share, at) => STROKES[props.form as Stroke](ctx, line, props, share, at));
    ctx.shadowBlur = 0;
  },
};

/** Where a mark has ink at the end. */
export function markReach({ form, lines, width, away, glow }: MarkProps): Box {
  const box = unionBox(lines);
  const by = away + width * (form === 'rule' ? 1 : 2.5) + (glow?.blur ?? 0) * 2;
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

/** Where a mark lies beside its lines: what may not stand there is any other text. */
export function markPlaces({ form, lines, width, away }: Pick<MarkProps, 'form' | 'lines' | 'width' | 'away'>): Box[] {
  const high = form === 'rule' ? width : width * 2.4;
  if (form !== 'corners') return lines.map((line) => ({ x: line.x, y: line.y + line.h + away, w: line.w, h: high }));
  const box = unionBox(lines);
  const by = away + width;
  return [
    { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: by },
    { x: box.x - by, y: box.y + box.h, w: box.w + 2 * by, h: by },
    { x: box.x - by, y: box.y, w: by, h: box.h },
    { x: box.x + box.w, y: box.y, w: by, h: box.h },
  ];
}

type Stroke = Exclude<MarkForm, 'corners'>;

const STROKES: Record<Stroke, (ctx: Context, line: Box, props: MarkProps, share: number, index: number) => void> = {
  rule(ctx, line, { width, away, fromRight }, share) {
    const long = line.w * share;
    ctx.fillRect(fromRight ? line.x + line.w - long : line.x, line.y + line.h + away, long, width);
  },
  /** One stroke that swells and thins out, lower at its end. */
  brush(ctx, line, { width, away, fromRight, seed }, share, index) {
    const random = seededRandom(seed, `brush${index}`);
    const [sag, rise, thin] = [0.3 + random() * 0.5, (random() - 0.5) * 0.8, 0.25 + random() * 0.2];
    const y = line.y + line.h + away + width * 0.6;
    const steps = 24;
    const edge = (way: 1 | -1): Array<[number, number]> =>
      Array.from({ length: steps + 1 }, (_, step) => {
        const t = (step / steps) * share;
        const along = fromRight ? line.x + line.w * (1 - t) : line.x + line.w * t;
        const half = (width / 2) * (thin + (1 - thin) * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8)));
        return [along, y + width * (sag * Math.sin(Math.PI * t) + rise * t) + way * half];
      });
    fillOutline(ctx, [...edge(-1), ...edge(1).reverse()]);
  },
  /** There, back and there again. */
  scribble(ctx, line, { width, away, fromRight, seed }, share, index) {
    const random = seededRandom(seed, `scribble${index}`);
    const ways = line.w > 300 ? 2 : 3;
    const points: Array<[number, number]> = [];
    for (let way = 0; way <= ways; way += 1) {
      const goes = way % 2 === (fromRight ? 1 : 0);
      points.push([
        goes ? line.x + random() * 0.04 * line.w : line.x + line.w * (1 - random() * 0.04),
        line.y + line.h + away + width * (0.5 + (way / ways) * 1.3 + random() * 0.2),
      ]);
    }
    strokeAlong(ctx, points, share);
  },
};

function eachLine(
  { lines }: MarkProps,
  progress: number,
  draw: (line: Box, share: number, index: number) => void,
): void {
  const whole = lines.reduce((sum, { w }) => sum + w, 0);
  let left = progress * whole;
  for (const [index, line] of lines.entries()) {
    if (left <= 0) return;
    draw(line, Math.min(1, left / Math.max(1, line.w)), index);
    left -= line.w;
  }
}

/** Four corners whose arms grow in steps as wide as they are. */
function drawCorners(ctx: Context, box: Box, { width, away }: MarkProps, progress: number): void {
  const by = away + width / 2;
  const [left, top, right, foot] = [box.x - by, box.y - by, box.x + box.w + by, box.y + box.h + by];
  const arm = Math.round((Math.min(box.w * 0.5, box.h * 0.42) * progress) / width) * width;
  for (const [x, y, sx, sy] of [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [right, foot, -1, -1],
    [left, foot, 1, -1],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + sx * arm, y);
    ctx.lineTo(x, y);
    ctx.lineTo(x, y + sy * arm);
    ctx.stroke();
  }
}

function fillOutline(ctx: Context, points: Array<[number, number]>): void {
  ctx.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
  ctx.fill();
}

function strokeAlong(ctx: Context, points: Array<[number, number]>, share: number): void {
  const lengths = points
    .slice(1)
    .map(([x, y], index) => Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  const [first] = points;
  if (first) ctx.moveTo(...first);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to || left <= 0) break;
    const part = Math.min(1, left / Math.max(1, length));
    ctx.lineTo(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
    left -= length;
  }
  ctx.stroke();
}
