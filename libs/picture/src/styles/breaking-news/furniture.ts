import { place, placePaint, placeRect, placeText } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { Key } from '../../timeline/track';
import type { VideoEnv } from '../scene-env';
import { newsPlan } from './news-plan';
import { FACE, NEWS } from './preset';

/** Bug, dateline, crawl, and the sliding bars under it: what never leaves the screen. */
export function newsFurniture(env: VideoEnv): Layer[] {
  return [...zoneLayers(env), ...bugLayers(env), ...crawlLayers(env)];
}

function zoneLayers(env: VideoEnv): Layer[] {
  const { width, height, crawlY, crawlHeight, unit } = env.stage;
  const top = crawlY + crawlHeight;
  const box = { x: 0, y: top, w: width, h: height - top };
  const dusk = fillDown(top, height, [0, '#030B2000'], [0.4, '#030B2000'], [1, '#030B2073']);
  return [
    placePaint(env, 'stripes', 'news.stripes', { box, unit }, { z: Z.furniture + 1, box, motion: sliding(env) }),
    placeRect(env, 'dusk', box, dusk, { z: Z.furniture + 2 }),
  ];
}

function crawlLayers(env: VideoEnv): Layer[] {
  const { width, safe, crawlY, crawlHeight, unit: u } = env.stage;
  const { side } = newsPlan(env);
  const strip = { x: 0, y: crawlY, w: width, h: crawlHeight };
  const items = crawlTexts(env).map(({ label, value }) =>
    env.fitLine({
      text: [
        ...(label ? [{ text: `${label} ` }] : []),
        ...(value ? [{ text: value, color: NEWS.red, weight: 900 }] : []),
      ],
      font: FACE.bold,
      size: 44 * u,
      width: 4000,
      color: NEWS.navy,
    }),
  );
  return [
    placeRect(env, 'crawl-strip', strip, NEWS.white, { z: Z.furniture + 3 }),
    placeRect(env, 'crawl-rule', { ...strip, h: 5 * u }, NEWS.red, { z: Z.furniture + 4 }),
    place(
      env,
      'ticker',
      'crawl',
      {
        box: { x: safe.x, y: crawlY + 8 * u, w: safe.w, h: crawlHeight - 10 * u },
        // Read from the right, a crawl runs to the right and its first item leads.
        items: side === 'left' ? items : [...items].reverse(),
        baseline: crawlY + crawlHeight / 2 + 18 * u,
        gap: 76 * u,
        separator: { shape: 'square', size: 15 * u, fill: NEWS.red },
        speed: (side === 'left' ? 120 : -120) * u,
        fade: 70 * u,
      },
      { z: Z.furniture + 6 },
    ),
  ];
}

/** A video without ticker facts crawls what it is about and where that comes from. */
function crawlTexts({ furniture }: VideoEnv): Array<{ label: string; value?: string }> {
  if (furniture.ticker.length > 0) return furniture.ticker;
  return [furniture.topic, furniture.subject, furniture.source, furniture.asOf].flatMap((label) =>
    label ? [{ label }] : [],
  );
}

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
function bugLayers(env: VideoEnv): Layer[] {
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
      placePaint(env, 'dot', 'news.dot', dot, { z: ON_AIR + 2 }),
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

/** What news channels write on air; other languages keep the English word, as their channels do. */
const LIVE: Readonly<Record<string, string>> = {
  ar: 'مباشر',
  es: 'EN VIVO',
  fr: 'EN DIRECT',
  it: 'IN DIRETTA',
  pt: 'AO VIVO',
  tr: 'CANLI',
};

/** The word on the bug. */
function liveWord(language: string): string {
  return LIVE[language] ?? 'LIVE';
}

/** The zone under the crawl; pixels. */
interface StripesData {
  box: Box;
  unit: number;
}

/** Start and width of each bar within a pitch of 1420, and its colour. */
const BARS: Array<[number, number, string]> = [
  [0, 430, NEWS.red],
  [470, 96, '#E4E8F0'],
  [596, 40, NEWS.light],
  [760, 150, '#0D3170'],
  [1010, 44, '#12408F'],
  [1120, 190, '#0A2A60'],
];
const PITCH = 1420;
/** Pixels a frame. */
const SPEED = 2;

/** Red, white and blue bars, one pitch more than the frame is wide: they slide as a picture that is drawn once. */
export const stripesPainter = stylePainter<StripesData>(
  (ctx, { box, unit }, _state, { stage, tint }) => {
    const lean = box.h * 0.48;
    const pitch = pitchOf(stage.unit);
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w + pitch, box.h);
    ctx.clip();
    ctx.fillStyle = tint('#082456');
    ctx.fillRect(box.x, box.y, box.w + pitch, box.h);
    for (let start = -lean; start < box.x + box.w + pitch; start += pitch) {
      for (const [at, wide, color] of BARS) {
        const x = start + at * unit;
        const w = wide * unit;
        ctx.fillStyle = tint(color);
        ctx.beginPath();
        ctx.moveTo(x + lean, box.y);
        ctx.lineTo(x + lean + w, box.y);
        ctx.lineTo(x + w, box.y + box.h);
        ctx.lineTo(x, box.y + box.h);
        ctx.fill();
      }
    }
  },
  { reach: ({ box }, { stage }) => ({ ...box, w: box.w + pitchOf(stage.unit) }) },
);

/** Slides the way of the crawl, at half its speed, for a whole video: what shouts least is what moves most. */
function sliding({ stage, frames }: VideoEnv): Motion {
  const keys: Key[] = [];
  const period = pitchOf(stage.unit) / SPEED;
  for (let frame = 0; frame <= frames; frame += period) {
    keys.push(
      { frame, value: 0, ease: 'hold' },
      { frame: frame + period - 1, value: (1 - period) * SPEED, ease: 'linear' },
    );
  }
  return { tracks: [{ prop: 'x', keys }] };
}

/** Whole steps of the slide, so that it repeats without a jump. */
function pitchOf(unit: number): number {
  return Math.round((PITCH * unit) / SPEED) * SPEED;
}
