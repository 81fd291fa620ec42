import type { BarsProps } from './bars.layer';
import type { CandlesProps } from './candles.layer';
import type { CaptionsProps } from './captions.layer';
import type { DonutProps } from './donut.layer';
import type { EmojiProps } from './emoji.layer';
import type { FootageProps } from './footage.layer';
import type { GroupedProps } from './grouped.layer';
import type { LineProps } from './line.layer';
import type { LinkProps } from './link.layer';
import type { MarkProps } from './mark.layer';
import type { MeterProps } from './meter.layer';
import type { PaintProps } from './paint.layer';
import type { ParticlesProps } from './particles.layer';
import type { PatternProps } from './pattern.layer';
import type { PictureProps } from './picture.layer';
import type { PresenterProps } from './presenter.layer';
import type { ShapeProps } from './shape.layer';
import type { SpansProps } from './spans.layer';
import type { StickerProps } from './sticker.layer';
import type { StrokeProps } from './stroke.layer';
import type { TextProps } from './text.layer';
import type { TickerProps } from './ticker.layer';

/** Props of every layer kind. */
export interface LayerPropsByKind {
  text: TextProps;
  shape: ShapeProps;
  mark: MarkProps;
  stroke: StrokeProps;
  meter: MeterProps;
  bars: BarsProps;
  line: LineProps;
  grouped: GroupedProps;
  candles: CandlesProps;
  donut: DonutProps;
  spans: SpansProps;
  link: LinkProps;
  footage: FootageProps;
  picture: PictureProps;
  sticker: StickerProps;
  emoji: EmojiProps;
  particles: ParticlesProps;
  presenter: PresenterProps;
  ticker: TickerProps;
  captions: CaptionsProps;
  pattern: PatternProps;
  paint: PaintProps;
}
