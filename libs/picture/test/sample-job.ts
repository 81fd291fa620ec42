import type { VideoJob } from '../src/storyboard/video-job';
import type { Figure, FigureTable } from '../src/storyboard/figure';
import type { NarrationLine, NarrationWord } from '../src/storyboard/narration';
import { referencesIn, resolveText } from '../src/storyboard/resolve-text';
import type { Format, Scene, StyleName } from '../src/storyboard/storyboard';
import { sampleScenes } from './sample-scenes';
import { candleKeys, CANDLES, MOVES, PAID, SERIES } from './sample-series';

/** The pool payload of the reference boards as a video: one scene of every layout, words timed as if spoken, no sound files. */
export function sampleJob(
  options: { style?: StyleName; format?: Format; only?: Array<Scene['layout']> } = {},
): VideoJob {
  const figures = sampleFigures();
  const all = sampleScenes();
  const scenes = options.only ? all.filter((scene) => options.only?.includes(scene.layout)) : all;
  return {
    storyboard: {
      schema: 1,
      seed: 7,
      title: 'USDC on Base',
      format: options.format ?? '9:16',
      style: options.style ?? 'swiss-poster',
      language: 'en',
      figures,
      furniture: {
        topic: 'Rates',
        subject: 'USDC on Base',
        source: 'DefiLlama',
        asOf: '28 Sep 2026',
        ticker: [
          { label: 'Total value locked', value: '{{tvlUsd}}', trend: 'up' },
          { label: 'Seven days', value: '{{tvlChange7dPct|signed}}', trend: 'up' },
          { label: 'Utilization', value: '{{utilizationPct}}' },
          { label: 'US 3-month T-bill', value: '{{benchmarkApyPct}}' },
        ],
      },
      scenes,
      captions: true,
      music: true,
      caption: 'USDC on Base pays {{apyPct}}.',
    },
    narration: { voiceId: 'sample', lines: scenes.map((scene) => fakeLine(scene, figures)) },
    stills: [],
  };
}

function sampleFigures(): FigureTable {
  const list: Figure[] = [
    percent('apyPct', 6.84, 'Annual yield'),
    percent('benchmarkApyPct', 4.31, '3-month T-bill'),
    percent('baseApyPct', 5.12, 'Base rate'),
    percent('rewardApyPct', 1.72, 'Rewards'),
    percent('tvlChange7dPct', 8.4, 'Change in seven days'),
    percent('utilizationPct', 87, 'Utilization'),
    dollars('tvlUsd', 412.6, 'Total value locked'),
    percent('rewardsPaidPct', 62, 'Rewards paid out'),
    percent('capUsedPct', 41, 'Deposit cap used'),
    percent('capPct', 90, 'Ceiling'),
    percent('ethChange24hPct', 2.6, 'Change in a day'),
    ...[46, 31, 15, 8].map((value, index) => percent(`collateral/${index}`, value, 'Share of collateral')),
    ...[5.9, 4.38, 6.31, 4.35, 6.84, 4.31].map((value, index) => percent(`quarter/${index}`, value, 'Annual yield')),
    ...PAID.flatMap(([before, now], index) => [
      percent(`pool/${index}/before`, before, 'Annual yield last year'),
      percent(`pool/${index}/now`, now, 'Annual yield'),
    ]),
    ...CANDLES.flatMap((candle, index) =>
      candle.map((value, part) => price(candleKeys(index)[part] ?? '', value, 'Price of ether')),
    ),
    ...MOVES.map(([name, value], index) => dollars(`move/${index}`, value, name)),
    ...SERIES.map((value, index) => dollars(`series/${index}/v`, value, 'Total value locked')),
  ];
  return Object.fromEntries(list.map((figure) => [figure.key, figure]));
}

/** A scene's line as if it was spoken: words timed by their letters. */
export function fakeLine(scene: Scene, figures: FigureTable): NarrationLine {
  const keys = referencesIn(scene.line).map((reference) => ({
    key: reference.key,
    text: resolveText(`{{${reference.key}}}`, figures, 'display'),
  }));
  let clock = 0;
  const words = resolveText(scene.line, figures, 'display')
    .split(' ')
    .map((text): NarrationWord => {
      const fromMs = clock;
      const toMs = fromMs + 130 + text.length * 38;
      clock = toMs + (/[,.:]$/.test(text) ? 220 : 20);
      const figure = keys.find((key) => text.startsWith(key.text))?.key;
      return { text, fromMs, toMs, ...(figure ? { figure } : {}) };
    });
  return { sceneId: scene.id, audioPath: null, durationMs: words.at(-1)?.toMs ?? 0, words };
}

function percent(key: string, value: number, label: string): Figure {
  return figure(key, value, label, `${value}%`, String(value), '%', `+${value}%`);
}

function dollars(key: string, value: number, label: string): Figure {
  const bare = Math.abs(value).toFixed(1);
  const sign = value < 0 ? '−' : '';
  return figure(key, value, label, `${sign}$${bare}M`, sign + bare, '$M', `${sign || '+'}$${bare}M`);
}

function price(key: string, value: number, label: string): Figure {
  const bare = value.toLocaleString('en');
  return figure(key, value, label, `$${bare}`, bare, '$', `+$${bare}`);
}

function figure(
  key: string,
  value: number,
  label: string,
  full: string,
  bare: string,
  unit: string,
  signed: string,
): Figure {
  const both = (text: string) => ({ display: text, spoken: text });
  return {
    key,
    value,
    formatter: 'sample',
    forms: { full: both(full), bare: both(bare), unit: both(unit), signed: both(signed), label: both(label) },
  };
}
