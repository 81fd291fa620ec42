import { place, placeRect, placeText } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { FilmEnv } from '../scene-env';
import { liveWord } from './live-word';
import { newsPlan } from './news-plan';
import { FACE, NEWS } from './preset';

interface DotData {
  x: number;
  y: number;
  r: number;
}

/** The dot of the bug breathes once a second. */
export const liveDotPainter = stylePainter<DotData>(
  (ctx, { x, y, r }, _state, { frame, fps }) => {
    ctx.fillStyle = NEWS.white;
    ctx.globalAlpha *= 0.62 + 0.38 * Math.cos((frame / fps) * Math.PI * 2);
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
  },
  { alive: true },
);

/** Bug, dateline, crawl, and the sliding bars under it: what never leaves the screen. */
export function newsFurniture(env: FilmEnv): Layer[] {
  return [...zoneLayers(env), ...bugLayers(env), ...crawlLayers(env)];
}

function zoneLayers(env: FilmEnv): Layer[] {
  const { width, height, crawlY, crawlHeight, unit } = env.stage;
  const top = crawlY + crawlHeight;
  const box = { x: 0, y: top, w: width, h: height - top };
  const fill = (stops: Array<[number, string]>) => ({
    gradient: 'linear' as const,
    from: [0, top] as [number, number],
    to: [0, height] as [number, number],
    stops,
  });
  const dusk = fill([
    [0, '#030B2000'],
    [0.4, '#030B2000'],
    [1, '#030B2073'],
  ]);
  return [
    place(env, 'paint', 'stripes', { painter: 'news.stripes', data: { box, unit } }, { z: Z.furniture + 1, box }),
    placeRect(env, 'dusk', box, dusk, { z: Z.furniture + 2 }),
  ];
}

function bugLayers(env: FilmEnv): Layer[] {
  const { furniture, language } = env;
  const { header, u } = newsPlan(env);
  const pad = 20 * u;
  const dot = 13 * u;
  const topic = furniture.topic.toLocaleUpperCase(language);
  const date = (furniture.asOf ?? '').toLocaleUpperCase(language);
  const word = (text: string, color: string, size: number, width: number) =>
    env.fitLine({ text, font: FACE.tag, size: size * u, width, color });
  const live = word(liveWord(language), NEWS.white, 52, header.w * 0.3);
  const red: Box = { ...header, w: live.w + pad * 2.1 + dot * 2 + 12 * u };
  const name = topic ? word(topic, NEWS.navy, 52, header.w * (date ? 0.62 : 0.96) - red.w - 2 * pad) : null;
  const white: Box = { ...header, x: red.x + red.w, w: name ? name.w + 2 * pad : 0 };
  const baseline = header.y + header.h / 2 + 0.365 * 52 * u;
  const shadow = { color: 'rgba(1,6,20,0.45)', blur: 18 * u, x: 0, y: 6 * u };
  const layers: Layer[] = [
    place(env, 'shape', 'bug', { shape: 'rect', box: red, fill: NEWS.red, shadow }, { z: Z.furniture + 2, box: red }),
    placeText(env, 'live', live, { x: red.x + pad + dot * 2 + 12 * u, baseline }, { z: Z.furniture + 3 }),
    place(
      env,
      'paint',
      'dot',
      { painter: 'news.dot', data: { x: red.x + pad + dot, y: header.y + header.h / 2, r: dot } },
      { z: Z.furniture + 5 },
    ),
  ];
  if (name)
    layers.push(
      place(
        env,
        'shape',
        'topic-box',
        { shape: 'rect', box: white, fill: NEWS.white, shadow },
        { z: Z.furniture + 2, box: white },
      ),
      placeText(
        env,
        'topic',
        name,
        { x: white.x + pad, y: header.y + header.h / 2 - name.h / 2 },
        { z: Z.furniture + 3 },
      ),
    );
  if (date) {
    const room = header.x + header.w - (white.x + white.w) - 32 * u;
    const block = env.fitLine({ text: date, font: FACE.bold, size: 46 * u, width: room, color: NEWS.white });
    const place = { x: header.x + header.w, y: header.y + header.h / 2 - block.h / 2, anchor: 'right' as const };
    layers.push(placeText(env, 'date', block, place, { z: Z.furniture + 3 }));
  }
  return layers;
}

function crawlLayers(env: FilmEnv): Layer[] {
  const { width, safe, crawlY, crawlHeight, unit: u } = env.stage;
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
        items,
        baseline: crawlY + crawlHeight / 2 + 18 * u,
        gap: 76 * u,
        separator: { shape: 'square', size: 15 * u, fill: NEWS.red },
        speed: 120 * u,
        fade: 70 * u,
      },
      { z: Z.furniture + 6 },
    ),
  ];
}

/** A film without ticker facts crawls what it is about and where that comes from. */
function crawlTexts({ furniture }: FilmEnv): Array<{ label: string; value?: string }> {
  if (furniture.ticker.length > 0) return furniture.ticker;
  return [furniture.topic, furniture.subject, furniture.source, furniture.asOf].flatMap((label) =>
    label ? [{ label }] : [],
  );
}
