import type { Box } from '../stage/stage';
import type { TextBlock } from '../text/text-block';
import { canvasFill, type Fill } from './fill';
import { keptShare } from './focus';
import type { Painter } from './painter';
import { drawBlock } from './text.layer';

/** One bar; texts are set blocks, placed by the layer: the value rides the bar's end, the label stands at zero. */
export interface Bar {
  value: number;
  fill: Fill;
  /** Set with `fitText`; absent for bars too many to label. */
  display?: TextBlock;
  label?: TextBlock;
  /** Key of the figure that it stands for. */
  figure?: string | undefined;
}

/** Bars from zero, or from `base`, in a plot box; values below it go the other way. No number but the displays is ever drawn. */
export interface BarsProps {
  box: Box;
  bars: Bar[];
  direction: 'up' | 'right';
  /** The value all bars are measured from; zero unless given. */
  base?: number;
  /** Share of each slot that is left empty. */
  gap: number;
  zero?: { fill: Fill; width: number };
  /** Distance between a bar's end and its value, a bar's foot and its label. */
  textGap: number;
  /** Line around each bar. */
  edge?: { color: string; width: number };
  /** Line around the letters of values and labels. */
  textStroke?: { color: string; width: number };
}

/** Where a bar stands when fully grown; `zero` is the position of the line that bars are measured from. */
export interface BarGeometry {
  rects: Box[];
  zero: number;
}

/** Honest geometry: every length is measured from the same visible line (reference boards, "Honest marks"). */
export function barGeometry(props: Pick<BarsProps, 'box' | 'bars' | 'direction' | 'gap' | 'base'>): BarGeometry {
  const { box, direction, base = 0 } = props;
  const bars = props.bars.map((bar) => ({ value: bar.value - base }));
  const high = Math.max(0, ...bars.map((bar) => bar.value));
  const low = Math.min(0, ...bars.map((bar) => bar.value));
  const span = high - low || 1;
  const up = direction === 'up';
  const slot = (up ? box.w : box.h) / Math.max(1, bars.length);
  const thick = slot * (1 - props.gap);
  const zero = up ? box.y + (box.h * high) / span : box.x + (box.w * -low) / span;
  const rects = bars.map((bar, index) => {
    const across = slot * index + (slot - thick) / 2;
    const length = (Math.abs(bar.value) / span) * (up ? box.h : box.w);
    if (up) return { x: box.x + across, y: bar.value >= 0 ? zero - length : zero, w: thick, h: length };
    return { x: bar.value >= 0 ? zero : zero - length, y: box.y + across, w: length, h: thick };
  });
  return { rects, zero };
}

/** Bars grow from zero one after the other with `progress`; values fade in on arrival. */
export const barsPainter: Painter<BarsProps> = {
  draw(ctx, props, state, env) {
    const { rects, zero } = barGeometry(props);
    const up = props.direction === 'up';
    const { base = 0 } = props;
    props.bars.forEach((bar, index) => {
      const rect = rects[index];
      if (!rect) return;
      const share = barShare(state.progress, index, props.bars.length);
      const grown = up
        ? { x: rect.x, w: rect.w, h: rect.h * share, y: bar.value >= base ? zero - rect.h * share : zero }
        : { y: rect.y, h: rect.h, w: rect.w * share, x: bar.value >= base ? zero : zero - rect.w * share };
      ctx.globalAlpha = state.opacity * keptShare(state.focus, index);
      ctx.fillStyle = canvasFill(ctx, bar.fill);
      ctx.fillRect(grown.x, grown.y, grown.w, grown.h);
      if (props.edge && share > 0) {
        ctx.lineWidth = props.edge.width;
        ctx.strokeStyle = props.edge.color;
        ctx.strokeRect(grown.x, grown.y, grown.w, grown.h);
      }
      ctx.globalAlpha = state.opacity;
      for (const text of barTexts(props, bar, grown, zero)) {
        if (text.value) ctx.globalAlpha = state.opacity * Math.min(1, Math.max(0, share * 3 - 2));
        drawBlock(ctx, text.block, text.x, text.y, env, props.textStroke);
        ctx.globalAlpha = state.opacity;
      }
    });
    if (!props.zero) return;
    ctx.fillStyle = canvasFill(ctx, props.zero.fill);
    const { box } = props;
    if (up) ctx.fillRect(box.x, zero - props.zero.width / 2, box.w, props.zero.width);
    else ctx.fillRect(zero - props.zero.width / 2, box.y, props.zero.width, box.h);
  },
  textBoxes(props) {
    const { rects, zero } = barGeometry(props);
    return props.bars.flatMap((bar, index) =>
      barTexts(props, bar, rects[index] ?? props.box, zero).map(({ x, y, block }) => ({
        x,
        y,
        w: block.w,
        h: block.h,
      })),
    );
  },
};

/** How far the n-th bar has grown; bars start one after the other within the whole. */
export function barShare(progress: number, index: number, count: number): number {
  const lag = count > 1 ? 0.45 / (count - 1) : 0;
  return Math.min(1, Math.max(0, (progress - lag * index) / (1 - lag * (count - 1))));
}

/** A text of a bar where it stands; `value` tells the value at the bar's end from the label at zero. */
export interface BarText {
  block: TextBlock;
  x: number;
  y: number;
  value: boolean;
}

/** Where a bar's texts stand for a drawn bar. Upright ones never leave the plot sideways, however wide they are. */
export function barTexts(
  props: Pick<BarsProps, 'box' | 'direction' | 'textGap' | 'base'>,
  bar: Bar,
  rect: Box,
  zero: number,
): BarText[] {
  const positive = bar.value >= (props.base ?? 0);
  const texts: BarText[] = [];
  const push = (block: TextBlock | undefined, outside: boolean, value: boolean): void => {
    if (!block) return;
    const gap = props.textGap;
    if (props.direction === 'up') {
      const above = outside ? positive : !positive;
      const edge = outside ? (positive ? rect.y : rect.y + rect.h) : zero;
      const centred = rect.x + (rect.w - block.w) / 2;
      const x = Math.max(props.box.x, Math.min(centred, props.box.x + props.box.w - block.w));
      texts.push({ block, value, x, y: above ? edge - gap - block.h : edge + gap });
    } else {
      const right = outside ? positive : !positive;
      const edge = outside ? (positive ? rect.x + rect.w : rect.x) : zero;
      texts.push({ block, value, x: right ? edge + gap : edge - gap - block.w, y: rect.y + (rect.h - block.h) / 2 });
    }
  };
  push(bar.display, true, true);
  push(bar.label, false, false);
  return texts;
}
