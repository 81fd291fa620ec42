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

/** The topic at the start of the line, after LIVE on red where the source is live; the date at its other end. */
export function bugLayers(env: VideoEnv): Layer[] {
  const { furniture, language } = env;
  const { header, u, side } = newsPlan(env);
  const pad = 20 * u;
  const middle = header.y + header.h / 2;
  // Right to left the line is mirrored within the header.
  const mirrored = (x: number, w: number): number => (side === 'left' ? x : 2 * header.x + header.w - x - w);
  const slab = (id: string, box: Box, fill: string): Layer =>
    place(
      env,
      'shape',
      id,
      {
        shape: 'rect',
        box: { ...box, x: mirrored(box.x, box.w) },
        fill,
        shadow: { color: 'rgba(1,6,20,0.45)', blur: 18 * u, x: 0, y: 6 * u },
      },
      { z: Z.furniture + 2, box: { ...box, x: mirrored(box.x, box.w) } },
    );
  const words = (id: string, block: TextBlock, x: number): Layer =>
    placeText(env, id, block, { x: mirrored(x, block.w), y: middle - block.h / 2 }, { z: ON_AIR });
  const layers: Layer[] = [];
  let used = 0;
  if (furniture.live) {
    const r = 13 * u;
    const live = env.fitLine({
      text: liveWord(language),
      font: FACE.tag,
      size: 52 * u,
      width: header.w * 0.3,
      color: NEWS.white,
    });
    used = live.w + pad * 2.1 + r * 2 + 12 * u;
    const dot: DotData = { x: mirrored(header.x + pad + r, 0), y: middle, r };
    layers.push(
      slab('bug', { ...header, w: used }, NEWS.red),
      words('live', live, header.x + pad + r * 2 + 12 * u),
      place(env, 'paint', 'dot', { painter: 'news.dot', data: dot }, { z: ON_AIR + 2 }),
    );
  }
  const date = (furniture.asOf ?? '').toLocaleUpperCase(language);
  if (furniture.topic) {
    const [paper, ink] = furniture.live ? [NEWS.white, NEWS.navy] : [NEWS.red, NEWS.white];
    const room = header.w * (date ? 0.66 : 1) - used - 2 * pad;
    const topic = headerText(env, furniture.topic.toLocaleUpperCase(language), room, {
      size: 52,
      color: ink,
      tag: true,
    });
    const box: Box = { ...header, x: header.x + used, w: topic.w + 2 * pad };
    layers.push(slab('topic-box', box, paper), words('topic', topic, box.x + pad));
    used += box.w;
  }
  if (!date) return layers;
  const dated = headerText(env, date, header.w - used - 32 * u, { size: 46, color: NEWS.white, tag: false });
  layers.push(words('date', dated, header.x + header.w - dated.w));
  return layers;
}

/** One line of the header; two where one would be too small to read. A tag stands where reading starts, the rest at its end. */
function headerText(
  env: VideoEnv,
  text: string,
  width: number,
  { size, color, tag }: { size: number; color: string; tag: boolean },
): TextBlock {
  const { header, u, side } = newsPlan(env);
  return env.fit({
    text,
    font: tag ? FACE.tag : FACE.bold,
    size: size * u,
    floor: 36 * u,
    width,
    maxLines: 1,
    maxHeight: header.h - 10 * u,
    leading: 1.02,
    align: tag === (side === 'left') ? 'left' : 'right',
    color,
  });
}
