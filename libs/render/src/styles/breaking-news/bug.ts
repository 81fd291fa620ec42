import { place, placeText } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { Z, type Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { VideoEnv } from '../scene-env';
import { liveWord } from './live-word';
import { newsPlan } from './news-plan';
import { FACE, NEWS } from './preset';

interface DotData {
  x: number;
  y: number;
  r: number;
}

const ON_AIR = Z.furniture + 3;

/** The dot of the bug breathes once a second. */
export const liveDotPainter = stylePainter<DotData>(
  (ctx, { x, y, r }, _state, { frame, fps, tint }) => {
    ctx.fillStyle = tint(NEWS.white);
    ctx.globalAlpha *= 0.62 + 0.38 * Math.cos((frame / fps) * Math.PI * 2);
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
  },
  { alive: true, reach: ({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }) },
);

/** LIVE on red, the topic on white, the date at the other end of the line. */
export function bugLayers(env: VideoEnv): Layer[] {
  const { furniture, language } = env;
  const { header, u, side } = newsPlan(env);
  const pad = 20 * u;
  const r = 13 * u;
  const middle = header.y + header.h / 2;
  const date = (furniture.asOf ?? '').toLocaleUpperCase(language);
  const live = env.fitLine({
    text: liveWord(language),
    font: FACE.tag,
    size: 52 * u,
    width: header.w * 0.3,
    color: NEWS.white,
  });
  const red: Box = { ...header, w: live.w + pad * 2.1 + r * 2 + 12 * u };
  const room = header.w * (date ? 0.66 : 1) - red.w - 2 * pad;
  const topic = furniture.topic
    ? headerText(env, furniture.topic.toLocaleUpperCase(language), room, 52, NEWS.navy)
    : null;
  const white: Box = { ...header, x: red.x + red.w, w: topic ? topic.w + 2 * pad : 0 };
  const slab = (id: string, box: Box, fill: string): Layer =>
    place(
      env,
      'shape',
      id,
      { shape: 'rect', box, fill, shadow: { color: 'rgba(1,6,20,0.45)', blur: 18 * u, x: 0, y: 6 * u } },
      { z: Z.furniture + 2, box },
    );
  // Right to left the line is mirrored within the header.
  const mirrored = (x: number, w: number): number => (side === 'left' ? x : 2 * header.x + header.w - x - w);
  const words = (id: string, block: TextBlock, x: number): Layer =>
    placeText(env, id, block, { x: mirrored(x, block.w), y: middle - block.h / 2 }, { z: ON_AIR });
  const dot: DotData = { x: mirrored(red.x + pad + r, 0), y: middle, r };
  const layers: Layer[] = [
    slab('bug', { ...red, x: mirrored(red.x, red.w) }, NEWS.red),
    words('live', live, red.x + pad + r * 2 + 12 * u),
    place(env, 'paint', 'dot', { painter: 'news.dot', data: dot }, { z: ON_AIR + 2 }),
  ];
  if (topic)
    layers.push(
      slab('topic-box', { ...white, x: mirrored(white.x, white.w) }, NEWS.white),
      words('topic', topic, white.x + pad),
    );
  if (!date) return layers;
  const left = header.w - red.w - white.w - 32 * u;
  const dated = headerText(env, date, left, 46, NEWS.white);
  layers.push(words('date', dated, header.x + header.w - dated.w));
  return layers;
}

/** One line of the header; two where one would be too small to read. */
function headerText(env: VideoEnv, text: string, width: number, size: number, color: string): TextBlock {
  const { header, u, side } = newsPlan(env);
  return env.fit({
    text,
    font: color === NEWS.navy ? FACE.tag : FACE.bold,
    size: size * u,
    floor: 36 * u,
    width,
    maxLines: 1,
    maxHeight: header.h - 10 * u,
    leading: 1.02,
    align: (color === NEWS.navy) === (side === 'left') ? 'left' : 'right',
    color,
  });
}
