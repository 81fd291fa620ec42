import type { FilmJob } from '../src/storyboard/film-job';
import type { Figure, FigureTable } from '../src/storyboard/figure';
import type { NarrationLine, NarrationWord } from '../src/storyboard/narration';
import { referencesIn, resolveText } from '../src/storyboard/resolve-text';
import type { Format, Scene, SceneContent, StyleName } from '../src/storyboard/storyboard';

const SERIES = [368.2, 374.9, 371.1, 379.6, 386.4, 383.2, 380.6, 388.9, 394.0, 391.2, 398.8, 404.1, 408.0, 412.6];

/** The pool payload of the reference boards as a film: one scene of every layout, words timed as if spoken, no sound files. */
export function sampleJob(
  options: { style?: StyleName; format?: Format; only?: Array<Scene['layout']> } = {},
): FilmJob {
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
    ...SERIES.map((value, index) => dollars(`series/${index}/v`, value, 'Total value locked')),
  ];
  return Object.fromEntries(list.map((figure) => [figure.key, figure]));
}

function sampleScenes(): Scene[] {
  const scenes: Array<SceneContent & { line: string }> = [
    {
      layout: 'hero',
      kicker: 'USDC on Base',
      figure: 'apyPct',
      label: 'Annual yield',
      support: 'The three-month T-bill pays {{benchmarkApyPct}}',
      line: 'Dollars on Base are paying {{apyPct}} a year.',
    },
    {
      layout: 'headline',
      kicker: 'Aave v3',
      headline: 'The pool beats the bill',
      support: 'And it has done so all month',
      line: 'And that beats the T-bill, comfortably.',
    },
    {
      layout: 'comparison',
      title: 'Percent a year',
      sides: [
        { label: 'USDC pool', figure: 'apyPct' },
        { label: '3-month T-bill', figure: 'benchmarkApyPct' },
      ],
      focus: 0,
      relation: 'pays more than',
      line: 'The pool pays {{apyPct}}, the bill {{benchmarkApyPct}}.',
    },
    {
      layout: 'breakdown',
      title: 'Where it comes from',
      parts: [
        { label: 'Base rate', figure: 'baseApyPct' },
        { label: 'Rewards', figure: 'rewardApyPct' },
      ],
      total: { label: 'Annual yield', figure: 'apyPct' },
      line: 'Most of it is base rate: {{baseApyPct}}, plus {{rewardApyPct}} in rewards.',
    },
    {
      layout: 'line',
      title: 'Total value locked',
      points: SERIES.map((_, index) => ({ label: `${15 + index} Sep`, figure: `series/${index}/v` })),
      figure: 'tvlUsd',
      delta: { figure: 'tvlChange7dPct', label: 'in seven days', trend: 'up' },
      area: true,
      line: 'Deposits are up {{tvlChange7dPct}} in seven days, to {{tvlUsd}}.',
    },
    {
      layout: 'cards',
      title: 'The pool today',
      cards: [
        { label: 'Total value locked', figure: 'tvlUsd', trend: 'up' },
        { label: 'Seven days', figure: 'tvlChange7dPct', trend: 'up' },
        { label: 'Utilization', figure: 'utilizationPct', meter: 0.87 },
      ],
      line: '{{utilizationPct}} of the pool is lent out right now.',
    },
    {
      layout: 'bars',
      title: 'Deposits, last six days',
      bars: [8, 9, 10, 11, 12, 13].map((index) => ({ label: `${15 + index} Sep`, figure: `series/${index}/v` })),
      highlight: 5,
      line: 'Every day this week added a little more.',
    },
    {
      layout: 'leaderboard',
      title: 'Who pays most',
      unit: 'a year',
      rows: [
        { rank: '1', label: 'USDC pool', figure: 'apyPct', trend: 'up' },
        { rank: '2', label: 'Base rate', figure: 'baseApyPct', trend: 'flat' },
        { rank: '3', label: 'US 3-month T-bill', figure: 'benchmarkApyPct', trend: 'down' },
      ],
      highlight: 0,
      line: 'The pool leads the table.',
    },
    {
      layout: 'list',
      title: 'What to watch',
      items: [
        { label: 'Rewards', text: 'They can end without notice' },
        { label: 'Demand', text: 'Rates follow borrowing' },
        { text: 'Withdrawals wait when the pool is full' },
      ],
      line: 'Three things to watch before you move.',
    },
    {
      layout: 'picture',
      still: 0,
      headline: 'A network in the open',
      support: 'Base settles on Ethereum',
      line: 'It all runs on an open network.',
    },
    {
      layout: 'end',
      cta: 'See the live rate at rates.example',
      link: 'rates.example',
      line: 'See the live rate at rates.example',
    },
  ];
  return scenes.map((scene, index): Scene => ({
    ...scene,
    id: `s${index + 1}`,
    type: scene.layout === 'end' ? 'cta' : index === 0 ? 'title' : 'data',
    transition: index % 3 === 2 ? 'wipe' : index % 5 === 4 ? 'dissolve' : 'cut',
    minSeconds: 2,
  }));
}

function fakeLine(scene: Scene, figures: FigureTable): NarrationLine {
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
  const bare = value.toFixed(1);
  return figure(key, value, label, `$${bare}M`, bare, '$M', `+$${bare}M`);
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
