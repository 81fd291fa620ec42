import type { Box } from '../stage/stage';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';

/** One stretch of time: where a price started, how far it went, where it ended. */
export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Candles in a plot box; `min` and `max` are the prices at its bottom and top edge. */
export interface CandlesProps {
  box: Box;
  candles: Candle[];
  min: number;
  max: number;
  /** `hollow` leaves a rising body empty but for its outline, for styles of one colour. */
  up: { fill: Fill; hollow?: boolean };
  down: { fill: Fill };
  /** Width of wicks and outlines, px; share of its slot that a body takes. */
  wick: number;
  body: number;
}

/** Middle of a candle's slot and the height of a price. */
export function candlePlace(
  { box, candles, min, max }: Pick<CandlesProps, 'box' | 'candles' | 'min' | 'max'>,
  index: number,
  price: number,
): [x: number, y: number] {
  const slot = box.w / Math.max(1, candles.length);
  return [box.x + slot * (index + 0.5), box.y + box.h * (1 - (price - min) / (max - min || 1))];
}

/** Lowest and highest price of all candles. */
export function priceRange(candles: readonly Candle[]): { min: number; max: number } {
  const known = candles.flatMap(({ open, high, low, close }) => [open, high, low, close]).filter(Number.isFinite);
  return known.length === 0 ? { min: 0, max: 1 } : { min: Math.min(...known), max: Math.max(...known) };
}

/** Candles appear from the left with `progress`; the one that is coming opens from its opening price. */
export const candlesPainter: Painter<CandlesProps> = {
  draw(ctx, props, state) {
    const shown = props.candles.length * Math.min(1, Math.max(0, state.progress));
    const slot = props.box.w / Math.max(1, props.candles.length);
    props.candles.slice(0, Math.ceil(shown)).forEach((candle, index) => {
      const share = Math.min(1, shown - index);
      const grown = (price: number): number =>
        candlePlace(props, index, candle.open + (price - candle.open) * share)[1];
      const [x, open] = candlePlace(props, index, candle.open);
      const rising = candle.close >= candle.open;
      ctx.fillStyle = canvasFill(ctx, rising ? props.up.fill : props.down.fill);
      const [high, low, close] = [grown(candle.high), grown(candle.low), grown(candle.close)];
      const top = Math.min(open, close);
      const h = Math.max(props.wick, Math.abs(open - close));
      const w = Math.max(props.wick, slot * props.body);
      if (rising && props.up.hollow) {
        ctx.fillRect(x - props.wick / 2, high, props.wick, top - high);
        ctx.fillRect(x - props.wick / 2, top + h, props.wick, Math.max(0, low - top - h));
        ctx.strokeStyle = ctx.fillStyle;
        ctx.lineWidth = props.wick;
        ctx.strokeRect(x - w / 2, top, w, h);
        return;
      }
      ctx.fillRect(x - props.wick / 2, high, props.wick, low - high);
      ctx.fillRect(x - w / 2, top, w, h);
    });
  },
};
