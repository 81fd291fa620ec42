import type { BarsProps } from './bars.layer';
import type { CaptionsProps } from './captions.layer';
import type { CounterProps } from './counter.layer';
import type { LineProps } from './line.layer';
import type { MeterProps } from './meter.layer';
import type { PaintProps } from './paint.layer';
import type { PatternProps } from './pattern.layer';
import type { PictureProps } from './picture.layer';
import type { ShapeProps } from './shape.layer';
import type { TextProps } from './text.layer';
import type { TickerProps } from './ticker.layer';

/** Props of every layer kind. */
export interface LayerPropsByKind {
  text: TextProps;
  counter: CounterProps;
  shape: ShapeProps;
  meter: MeterProps;
  bars: BarsProps;
  line: LineProps;
  picture: PictureProps;
  ticker: TickerProps;
  captions: CaptionsProps;
  pattern: PatternProps;
  paint: PaintProps;
}
