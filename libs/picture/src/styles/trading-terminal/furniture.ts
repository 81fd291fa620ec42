import { place, placeRect } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { TextRun } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { VideoEnv, ResolvedFurniture } from '../scene-env';
import { trendColor } from './mono-type';
import { TERMINAL } from './preset';

const STRIP = { height: 74, size: 42, gap: 76 };

/** Ticker tape between two hairlines over every scene, 90 px a second; without facts it carries what the video is about. */
export function terminalFurniture(env: VideoEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const h = STRIP.height * unit;
  const hair = Math.max(2, Math.round(2 * unit));
  // One hairline under the tape and one over it in depth: two neighbours at rest would be kept as a picture of the whole frame.
  const line = (id: string, y: number, z: number): Layer =>
    placeRect(env, id, { x: 0, y: Math.round(y), w: width, h: hair }, TERMINAL.pane, { z });
  const items = itemsOf(env.furniture).map((text) =>
    env.fitLine({
      text,
      font: { family: env.preset.families.text, weight: 700 },
      size: STRIP.size * unit,
      width: content.w * 4,
      color: TERMINAL.text,
    }),
  );
  const lines = [line('tape.top', content.y, Z.furniture), line('tape.bottom', content.y + h, Z.furniture + 2)];
  if (items.length === 0) return lines;
  return [
    ...lines,
    place(
      env,
      'ticker',
      'tape',
      {
        box: { x: content.x, y: content.y + hair, w: content.w, h: h - hair },
        items,
        baseline: content.y + h / 2 + 16 * unit,
        gap: STRIP.gap * unit,
        separator: { shape: 'square', size: 12 * unit, fill: TERMINAL.amber },
        speed: 90 * unit,
        fade: 70 * unit,
      },
      { z: Z.furniture + 1 },
    ),
  ];
}

function itemsOf({ ticker, topic, subject, source, asOf }: ResolvedFurniture): TextRun[][] {
  if (ticker.length > 0)
    return ticker.map(({ label, value, trend }) => [
      { text: `${label} ` },
      { text: ` ${value}${arrowOf(trend)}`, color: trendColor(trend) },
    ]);
  return [topic, subject, source, asOf].flatMap((text) => (text ? [[{ text, color: TERMINAL.dim }]] : []));
}

function arrowOf(trend: ResolvedFurniture['ticker'][number]['trend']): string {
  return trend === 'up' ? ' \u2191' : trend === 'down' ? ' \u2193' : '';
}
