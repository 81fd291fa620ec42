import { FPS, type FrameSpan } from '@app/picture';

/** Cells of a frame whose light, or whose saturated red, turned from rising to falling or back on it. */
export interface Turns {
  frame: number;
  light: number[];
  red: number[];
}

/** Where a stretch of video flashes too fast, and the turns of its first and last second, to judge it with its neighbours. */
export interface FlashReport {
  from: number;
  cells: number;
  spans: FrameSpan[];
  edges: Turns[];
}

/** Side of a cell, px: some 400 make a frame, each far smaller than the quarter that counts. */
const CELL = 72;
/** One sample of so many columns and rows; even, as colour has half the columns and rows. */
const GRID = 8;
/** Least change of relative luminance, and the darker side above which no change counts (WCAG 2.3.1, ITU-R BT.1702). */
const LEAST_CHANGE = 0.1;
const BRIGHT = 0.8;
/** Share of red from which a colour is saturated red, and least distance to another in the CIE 1976 diagram (WCAG 2.3.1). */
const RED_SHARE = 0.8;
const RED_CHANGE = 0.2;
/** Three flashes a second are three pairs of turns; one turn more is too fast. */
const TOO_MANY = 7;
const AREA = 0.25;

/**
 * Measures flashes as WCAG 2.3.1 and ITU-R BT.1702 define them, on the planes that are encoded. Each cell is judged by
 * itself, so two halves that flash in turn count as both.
 */
export class FlashWatch {
  private readonly columns: number;
  private readonly rows: number;
  private readonly lights: Swing[];
  private readonly reds: Array<Red | null>;
  private readonly turns: Turns[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.lights = Array.from({ length: this.columns * this.rows }, () => ({ way: 0, low: 2, high: -1 }));
    this.reds = this.lights.map(() => null);
  }

  /** Takes the next frame that differs from the one before, as I420 planes, BT.709 in limited range. */
  see(frame: number, planes: Buffer): void {
    const turns: Turns = { frame, light: [], red: [] };
    this.lights.forEach((swing, cell) => {
      const color = this.colorOf(cell, planes);
      const [r, g, b] = color;
      if (turned(swing, 0.2126 * r + 0.7152 * g + 0.0722 * b)) turns.light.push(cell);
      const now = redOf(color);
      const before = this.reds[cell];
      const far = before && Math.hypot(now.u - before.u, now.v - before.v) > RED_CHANGE;
      if (far && (now.isRed || before.isRed)) turns.red.push(cell);
      if (far || !before || now.isRed === before.isRed) this.reds[cell] = now;
    });
    if (turns.light.length + turns.red.length > 0) this.turns.push(turns);
  }

  /** What was seen of frames `from <= frame < to`. */
  report(from: number, to: number): FlashReport {
    const cells = this.lights.length;
    const edges = this.turns.filter(({ frame }) => frame < from + FPS || frame >= to - FPS);
    return { from, cells, spans: flashingSpans(this.turns, cells), edges };
  }

  /** Mean colour of a cell in linear light. */
  private colorOf(cell: number, planes: Buffer): Rgb {
    const left = (cell % this.columns) * CELL;
    const top = Math.floor(cell / this.columns) * CELL;
    const [right, bottom] = [Math.min(left + CELL, this.width), Math.min(top + CELL, this.height)];
    const pixels = this.width * this.height;
    const half = this.width / 2;
    let [y, u, v, count] = [0, 0, 0, 0];
    for (let row = top; row < bottom; row += GRID) {
      for (let column = left; column < right; column += GRID) {
        const colour = pixels + (row / 2) * half + column / 2;
        y += planes[row * this.width + column] ?? 0;
        u += planes[colour] ?? 0;
        v += planes[colour + pixels / 4] ?? 0;
        count += 1;
      }
    }
    return linearOf(y / count, u / count, v / count);
  }
}

/**
 * Flashes over the borders of stretches that were watched one by one. The change from one stretch to the next was seen by
 * neither, so it counts as a turn of every cell.
 */
export function flashesAtBorders(reports: readonly FlashReport[]): FrameSpan[] {
  return reports.slice(1).flatMap(({ from, cells, edges }, index) => {
    const all = Array.from({ length: cells }, (_, cell) => cell);
    const before = (reports[index]?.edges ?? []).filter(({ frame }) => frame >= from - FPS);
    const after = edges.filter(({ frame }) => frame < from + FPS);
    return flashingSpans([...before, { frame: from, light: all, red: [] }, ...after], cells);
  });
}

/** Seconds in which over a quarter of the cells turned more often than three flashes do. */
function flashingSpans(turns: readonly Turns[], cells: number): FrameSpan[] {
  return [...tooFast(turns, cells, 'light'), ...tooFast(turns, cells, 'red')];
}

function tooFast(turns: readonly Turns[], cells: number, kind: 'light' | 'red'): FrameSpan[] {
  const spans: FrameSpan[] = [];
  const last: number[][] = Array.from({ length: cells }, () => []);
  for (const { frame, [kind]: turned } of turns) {
    for (const cell of turned) last[cell] = [...(last[cell] ?? []).slice(1 - TOO_MANY), frame];
    const fast = last.filter((frames) => frames.length === TOO_MANY && (frames[0] ?? 0) > frame - FPS);
    if (fast.length <= cells * AREA) continue;
    const from = Math.min(...fast.map(([first = frame]) => first));
    const before = spans.at(-1);
    if (before && before.to >= from) before.to = frame + 1;
    else spans.push({ from, to: frame + 1 });
  }
  return spans;
}

/** Which way a light goes, and the lowest and highest that it reached on the way; 0 before its first change. */
interface Swing {
  way: -1 | 0 | 1;
  low: number;
  high: number;
}

/** Follows a light; whether it has turned by enough to be seen. */
function turned(swing: Swing, now: number): boolean {
  const falls = swing.way >= 0 && swing.high - now >= LEAST_CHANGE && now < BRIGHT;
  const rises = swing.way <= 0 && now - swing.low >= LEAST_CHANGE && swing.low < BRIGHT;
  if (falls || rises) Object.assign(swing, { way: falls ? -1 : 1, low: now, high: now });
  swing.low = Math.min(swing.low, now);
  swing.high = Math.max(swing.high, now);
  return falls || rises;
}

type Rgb = [r: number, g: number, b: number];

interface Red {
  isRed: boolean;
  u: number;
  v: number;
}

/** A colour in the CIE 1976 diagram; black has the place of white. */
function redOf([r, g, b]: Rgb): Red {
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = 0.0193 * r + 0.1192 * g + 0.9505 * b;
  const sum = x + 15 * y + 3 * z;
  if (sum < 0.02) return { isRed: false, u: 0.1978, v: 0.4683 };
  return { isRed: r / (r + g + b) >= RED_SHARE, u: (4 * x) / sum, v: (9 * y) / sum };
}

function linearOf(y: number, u: number, v: number): Rgb {
  const light = (y - 16) / 219;
  const [blue, red] = [(u - 128) / 224, (v - 128) / 224];
  return [linear(light + 1.5748 * red), linear(light - 0.1873 * blue - 0.4681 * red), linear(light + 1.8556 * blue)];
}

/** The linear light of a channel, 0 to 1, by sRGB. */
function linear(value: number): number {
  if (value <= 0.04045) return Math.max(0, value) / 12.92;
  return Math.min(1, ((value + 0.055) / 1.055) ** 2.4);
}
