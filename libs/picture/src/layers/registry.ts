import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';
import type { TextMeasurer } from '../text/ink-box';
import type { Layer, LayerKind, LayerOf } from '../timeline/layer';
import type { LayerState } from '../timeline/track';
import { barsPainter } from './bars.layer';
import { candlesPainter } from './candles.layer';
import { captionsPainter } from './captions.layer';
import { donutPainter } from './donut.layer';
import { emojiPainter } from './emoji.layer';
import { footagePainter } from './footage.layer';
import { groupedPainter } from './grouped.layer';
import type { LayerPropsByKind } from './layer-props';
import { linePainter } from './line.layer';
import { linkPainter } from './link.layer';
import { markPainter } from './mark.layer';
import { meterPainter } from './meter.layer';
import { paintPainter } from './paint.layer';
import type { DrawEnv, Painter } from './painter';
import { particlesPainter } from './particles.layer';
import { patternPainter } from './pattern.layer';
import { picturePainter } from './picture.layer';
import { presenterPainter } from './presenter.layer';
import { shapePainter } from './shape.layer';
import { spansPainter } from './spans.layer';
import { stickerPainter } from './sticker.layer';
import { strokePainter } from './stroke.layer';
import { textPainter } from './text.layer';
import { tickerPainter } from './ticker.layer';

/** Painter of every layer kind; adding a kind is one file, one line here and one in `layer-props.ts`. */
const PAINTERS: { readonly [K in LayerKind]: Painter<LayerPropsByKind[K]> } = {
  text: textPainter,
  shape: shapePainter,
  mark: markPainter,
  stroke: strokePainter,
  meter: meterPainter,
  bars: barsPainter,
  line: linePainter,
  grouped: groupedPainter,
  candles: candlesPainter,
  donut: donutPainter,
  spans: spansPainter,
  link: linkPainter,
  footage: footagePainter,
  picture: picturePainter,
  sticker: stickerPainter,
  emoji: emojiPainter,
  particles: particlesPainter,
  presenter: presenterPainter,
  ticker: tickerPainter,
  captions: captionsPainter,
  pattern: patternPainter,
  paint: paintPainter,
};

/** Draws a layer's content; its transform has been applied. */
export function drawContent<K extends LayerKind>(
  ctx: Context,
  layer: LayerOf<K>,
  state: LayerState,
  env: DrawEnv,
): void {
  PAINTERS[layer.kind].draw(ctx, layer.props, state, env);
}

/** What a layer's drawing depends on besides its state; null for nothing. */
export function pulseOf<K extends LayerKind>(layer: LayerOf<K>, env: DrawEnv): string | null {
  return PAINTERS[layer.kind].pulse?.(layer.props, env) ?? null;
}

/** Boxes of the text a layer draws, at rest. */
export function textBoxesOf(layer: Layer, measurer: TextMeasurer, frame: number): Box[] {
  return boxesOf(layer, measurer, frame);
}

function boxesOf<K extends LayerKind>(layer: LayerOf<K>, measurer: TextMeasurer, frame: number): Box[] {
  return PAINTERS[layer.kind].textBoxes?.(layer.props, measurer, frame) ?? [];
}
