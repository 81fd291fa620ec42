import { barGeometry, barTexts, type Bar, type BarsProps } from '../layers/bars.layer';
import { touch } from './clear-texts';
import type { Fill } from '../layers/fill';
import type { Box } from '../stage/stage';
import type { VideoEnv } from '../styles/scene-env';
import type { TextBlock, TextSpec } from '../text/text-block';

/** Look of a bar's text; `floor` is the smallest size at which it is still worth showing, pixels. */
export type BarTextLook = Pick<TextSpec, 'font' | 'size' | 'color' | 'caps'> & { floor: number };

/** A bar before its texts are set. */
export interface BarDraft {
  value: number;
  fill: Fill;
  display: string;
  label: string;
  /** Keeps its texts when there is no room for all. */
  strong?: boolean;
  /** Colour of its value, where other than the look's. */
  displayColor?: Fill;
  /** Key of the figure that it stands for. */
  figure?: string | undefined;
}

export interface BarsSpec extends Pick<BarsProps, 'direction' | 'gap' | 'textGap' | 'zero' | 'base'> {
  bars: BarDraft[];
  display: BarTextLook;
  label: BarTextLook;
}

/** Room between the texts of two neighbouring bars, in sizes of the text. */
const BREATH = 0.3;

/**
 * Bars with their texts inside an area: all values of one size, all labels of one size. Where even the smallest size is
 * too wide for a slot, only texts that touch nothing stay: the strong ones, the first and last, then the others.
 */
export function barsIn(env: VideoEnv, area: Box, spec: BarsSpec): BarsProps {
  const up = spec.direction === 'up';
  const slot = (up ? area.w : area.h) / Math.max(1, spec.bars.length);
  const displays = setAlike(
    env,
    spec.bars.map((bar) => ({ text: bar.display, color: bar.displayColor })),
    spec.display,
    up
      ? { width: slot, spare: area.w, lines: 1 }
      : { width: area.w * 0.3, spare: area.w * 0.3, height: slot, lines: 1 },
  );
  const labels = setAlike(
    env,
    spec.bars.map((bar) => ({ text: bar.label })),
    spec.label,
    up
      ? { width: slot, spare: area.w, lines: 3 }
      : { width: area.w * 0.4, spare: area.w * 0.4, height: slot, lines: 2 },
  );
  const bars = spec.bars.map((bar, index): Bar => {
    return { ...markOf(bar), display: displays[index], label: labels[index] };
  });
  const box = plotIn(area, bars, spec);
  return { ...spec, box, bars: withoutCollisions(bars, spec, box) };
}

function setAlike(
  env: VideoEnv,
  texts: Array<{ text: string; color?: Fill | undefined }>,
  look: BarTextLook,
  room: { width: number; spare: number; height?: number; lines: number },
): TextBlock[] {
  const spec = { ...look, maxHeight: room.height, leading: 1.06, align: 'center' } as const;
  const width = Math.max(1, room.width - look.size * BREATH);
  const alike = (size: number, free: number): TextBlock[] =>
    texts.map(({ text, color }) =>
      env.fit({ ...spec, text, color: color ?? look.color, size, floor: size * 0.995, width: free }),
    );
  for (let lines = 1; lines <= room.lines; lines += 1) {
    const fitted = texts.map(({ text }) =>
      env.fit({ ...spec, text, width, maxLines: lines, floor: look.floor * 0.98 }),
    );
    const smallest = Math.min(...fitted.map((block) => block.size));
    // Below its floor `fit` breaks words, so only sizes above it are whole.
    if (smallest > look.floor * 0.98) return alike(smallest, width);
  }
  return alike(look.floor, room.spare);
}

function plotIn(area: Box, bars: Bar[], { direction, textGap, base = 0 }: BarsSpec): Box {
  const up = direction === 'up';
  const extent = (block: TextBlock | undefined): number => (block ? (up ? block.h : block.w) + textGap : 0);
  const room = (sign: 1 | -1): number =>
    Math.max(0, ...bars.map((bar) => extent((bar.value >= base ? 1 : -1) === sign ? bar.display : bar.label)));
  const [ahead, behind] = [room(1), room(-1)];
  if (up) return { ...area, y: area.y + ahead, h: Math.max(1, area.h - ahead - behind) };
  return { ...area, x: area.x + behind, w: Math.max(1, area.w - ahead - behind) };
}

function withoutCollisions(bars: Bar[], spec: BarsSpec, box: Box): Bar[] {
  const { rects, zero } = barGeometry({ ...spec, box, bars });
  const margin = spec.label.floor * BREATH;
  const taken: Box[] = [];
  const kept = bars.map((bar): Bar => markOf(bar));
  for (const index of byWeight(spec.bars)) {
    const [bar, rect, entry] = [bars[index], rects[index], kept[index]];
    if (!bar || !rect || !entry) continue;
    for (const text of barTexts({ ...spec, box }, bar, rect, zero)) {
      const room = { x: text.x - margin, y: text.y, w: text.block.w + 2 * margin, h: text.block.h };
      const others = rects.filter((_, other) => other !== index);
      if ([...taken, ...others].some((other) => touch(room, other))) continue;
      taken.push({ x: text.x, y: text.y, w: text.block.w, h: text.block.h });
      if (text.value) entry.display = text.block;
      else entry.label = text.block;
    }
  }
  return kept;
}

/** Strong bars first, then both ends, then the rest from the left. */
function byWeight(bars: BarDraft[]): number[] {
  const weight = (index: number): number => {
    if (bars[index]?.strong) return 0;
    return index === 0 || index === bars.length - 1 ? 1 : 2;
  };
  return bars.map((_, index) => index).sort((a, b) => weight(a) - weight(b) || a - b);
}

/** A bar without its texts. */
function markOf({ value, fill, figure }: Pick<Bar, 'value' | 'fill' | 'figure'>): Bar {
  return { value, fill, ...(figure === undefined ? {} : { figure }) };
}
