import { place, placeRect } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { VideoEnv } from '../scene-env';
import { bugLayers } from './bug';
import { newsPlan } from './news-plan';
import { FACE, NEWS } from './preset';
import { sliding } from './stripes.painter';

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
    place(
      env,
      'paint',
      'stripes',
      { painter: 'news.stripes', data: { box, unit } },
      { z: Z.furniture + 1, box, motion: sliding(env) },
    ),
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
