import type { SceneContent } from '../src/storyboard/scene-content';
import type { Hostility } from './hostilities';
import type { Wording } from './hostile-wordings';

/** One scene of every layout and more of some, each as hard to set as the contract allows. */
export function hostileContents(hostility: Hostility, wording: Wording): SceneContent[] {
  const { title, sentence, cta, link } = wording;
  const scant = hostility === 'scant';
  const many = hostility === 'many';
  const label = (index: number): string => wording.labels[index % wording.labels.length] ?? '';
  const count = (few: number, most: number): number => (scant ? few : most);
  const series = (length: number) =>
    Array.from({ length }, (_, index) => ({ label: label(index), figure: `s${index}` }));
  const hard = ['huge', 'tiny', 'unit', 'percent', 'words', 'whole'];
  const parts = (length: number) =>
    Array.from({ length }, (_, index) => ({ label: label(index), figure: hard[index % hard.length] ?? 'huge' }));
  return [
    {
      layout: 'hero',
      figure: scant ? 'whole' : many ? 'unit' : 'huge',
      label: label(0),
      ...(scant ? {} : { kicker: title, support: sentence, still: 0 }),
    },
    { layout: 'hero', figure: 'tiny', trend: 'down', label: label(1) },
    { layout: 'hero', figure: 'words', label: label(2), support: sentence },
    { layout: 'headline', headline: title, ...(scant ? {} : { kicker: label(1), support: sentence, still: 0 }) },
    {
      layout: 'cards',
      title,
      cards: parts(count(2, 4)).map((card, index) =>
        scant ? card : { ...card, trend: 'down' as const, ...(index === 1 ? { meter: 0.87 } : {}) },
      ),
    },
    { layout: 'cards', title, cards: parts(3) },
    {
      layout: 'comparison',
      title,
      sides: [
        { label: label(0), figure: many ? 's1' : 'huge' },
        { label: label(1), figure: many ? 's2' : 'tiny' },
      ],
      focus: 1,
      ...(scant ? {} : { relation: 'pays considerably more than' }),
    },
    ...[
      ['slightFall', 'fall'],
      ['slightRise', 'fall'],
      ['slightFall', 'rise'],
    ].map(([first = '', second = '']): SceneContent => ({
      layout: 'comparison',
      title: label(2),
      sides: [
        { label: label(0), figure: first },
        { label: label(1), figure: second },
      ],
      focus: 0,
      ...(scant ? {} : { relation: 'up from' }),
    })),
    {
      layout: 'breakdown',
      title,
      parts: parts(count(2, 6)),
      ...(scant ? {} : { total: { label: label(2), figure: 'huge' } }),
    },
    { layout: 'bars', title, bars: series(count(2, 12)), highlight: 1, ...(many ? { figure: 'huge' } : {}) },
    { layout: 'bars', title, bars: series(6), highlight: 5 },
    ...newer(hostility, wording),
    {
      layout: 'line',
      title,
      points: series(count(2, many ? 30 : 12)),
      area: !scant,
      ...(scant ? {} : { figure: 'huge', delta: { figure: 'tiny', label: label(1), trend: 'down' as const } }),
    },
    {
      layout: 'leaderboard',
      title,
      rows: parts(count(3, 8)).map((row, index) =>
        scant ? row : { ...row, rank: String(index + 1), trend: 'up' as const, still: 0 },
      ),
      highlight: 2,
      ...(scant ? {} : { unit: label(2) }),
    },
    {
      layout: 'list',
      title,
      items: Array.from({ length: count(2, 5) }, (_, index) => ({
        text: sentence,
        ...(scant ? {} : { label: label(index) }),
      })),
    },
    { layout: 'picture', still: 0, headline: title, ...(scant ? {} : { support: sentence }) },
    { layout: 'end', cta, ...(link ? { link } : {}), ...(scant ? {} : { still: 0 }) },
  ];
}

function newer(hostility: Hostility, wording: Wording): SceneContent[] {
  const { title, sentence } = wording;
  const scant = hostility === 'scant';
  const label = (index: number): string => wording.labels[index % wording.labels.length] ?? '';
  const count = (few: number, most: number): number => (scant ? few : most);
  const list = <T>(length: number, make: (index: number) => T): T[] =>
    Array.from({ length }, (_, index) => make(index));
  const grouped = (stacked: boolean, prefix: string): SceneContent => {
    const members = count(2, 4);
    return {
      layout: 'grouped',
      title,
      stacked,
      series: list(members, (index) => ({ label: label(index) })),
      groups: list(count(2, 8), (group) => ({
        label: label(group),
        figures: list(members, (member) => `${prefix}${(group * members + member) % (stacked ? 32 : 30)}`),
      })),
      highlight: 1,
    };
  };
  return [
    grouped(false, 's'),
    grouped(true, 'p'),
    {
      layout: 'bullet',
      title,
      rows: [
        { label: label(0), figure: 'huge', mark: { label: label(1), figure: 'p3', ...(scant ? {} : { limit: true }) } },
      ],
      highlight: 0,
    },
    {
      layout: 'bullet',
      title,
      rows: [{ label: label(2), figure: 'tiny', mark: { label: label(0), figure: 'percent' } }],
      highlight: 0,
    },
    {
      layout: 'bullet',
      title,
      rows: list(count(2, 4), (index) => ({
        label: label(index),
        figure: `${scant ? 's' : 'p'}${index}`,
        mark: {
          label: label(index + 1),
          figure: `${scant ? 's' : 'p'}${index + 5}`,
          ...(index === 1 ? { limit: true as const } : {}),
        },
      })),
      highlight: 1,
    },
    ...(['dumbbell', 'slope'] as const).flatMap((layout): SceneContent[] => [
      {
        layout,
        title,
        times: [label(1), label(2)],
        rows: list(count(2, 6), (index) => ({ label: label(index), figures: [`s${index}`, `s${11 - index * 2}`] })),
        highlight: 1,
      },
      {
        layout,
        title,
        times: [label(0), label(1)],
        rows: [
          { label: label(2), figures: ['huge', 'tiny'] },
          { label: label(1), figures: ['tiny', 'tiny'] },
          { label: label(0), figures: ['fall', 'rise'] },
        ],
        highlight: 0,
      },
    ]),
    {
      layout: 'waterfall',
      title,
      ...(scant ? {} : { start: { label: label(0), figure: 'huge' } }),
      steps: list(count(2, 6), (index) => ({
        label: label(index + 1),
        figure: `${scant ? 'p' : 's'}${index}`,
        ...(index === 3 ? { takes: true as const } : {}),
      })),
      end: { label: label(2), figure: 'huge' },
      highlight: 1,
    },
    {
      layout: 'waterfall',
      title: label(0),
      start: { label: label(1), figure: 'tiny' },
      steps: ['fall', 'rise', 'slightFall'].map((figure, index) => ({ label: label(index), figure })),
      end: { label: label(2), figure: 'fall' },
      highlight: 2,
    },
    {
      layout: 'table',
      title,
      columns: list(count(2, 4), (index) => label(index)),
      rows: list(count(2, 8), (index) => ({
        label: label(index),
        figures: list(count(2, 4), (column) => `${scant ? 'p' : 's'}${(index * 3 + column) % 12}`),
      })),
      highlight: 1,
    },
    {
      layout: 'table',
      title: label(0),
      columns: [label(1), label(2)],
      rows: ['huge', 'tiny', 'unit'].map((figure, index) => ({ label: label(index), figures: [figure, 'words'] })),
      highlight: 2,
    },
    {
      layout: 'scatter',
      title,
      axes: [label(0), label(1)],
      points: list(count(3, 20), (index) => ({
        label: label(index),
        figures: [`s${index}`, `s${(index * 7) % 30}`],
      })),
      highlight: 1,
    },
    {
      layout: 'scatter',
      title: label(2),
      axes: [label(1), label(2)],
      points: [
        { label: label(0), figures: ['huge', 'fall'] },
        { label: label(1), figures: ['tiny', 'rise'] },
        { label: label(2), figures: ['tiny', 'rise'] },
      ],
      highlight: 0,
    },
    {
      layout: 'candles',
      title,
      candles: list(count(8, 60), (index) => ({
        label: label(index),
        open: `k${index}/0`,
        high: `k${index}/1`,
        low: `k${index}/2`,
        close: `k${index}/3`,
      })),
      ...(scant ? {} : { delta: { figure: 'tiny', label: label(1), trend: 'down' as const } }),
    },
    {
      layout: 'donut',
      title,
      parts: list(count(2, 6), (index) => ({ label: label(index), figure: `p${index}` })),
      highlight: 1,
      ...(scant ? {} : { total: { label: label(2), figure: 'huge' } }),
    },
    {
      layout: 'progress',
      title,
      items: list(count(1, 4), (index) => ({
        label: label(index),
        figure: scant ? 'percent' : (['huge', 'percent', 'unit', 'whole'][index] ?? 'huge'),
        share: [1, 0.02, 0.5, 0][index] ?? 0,
        ...(scant ? {} : { goal: `${label(index + 1)} {{huge}}` }),
      })),
    },
    {
      layout: 'timeline',
      title,
      moments: list(count(2, 5), (index) => ({
        when: label(index),
        text: sentence,
        ...(scant || index % 2 ? {} : { figure: 'huge' }),
      })),
      highlight: count(0, 3),
    },
    {
      layout: 'quote',
      quote: scant ? sentence : [title, sentence, title].join(', ').slice(0, 280).trim(),
      ...(scant ? {} : { by: label(0), role: label(1), still: 0 }),
    },
    { layout: 'footage', footage: 0, ...(scant ? {} : { kicker: label(0), headline: title, support: sentence }) },
    { layout: 'presenter', ...(scant ? {} : { headline: title, figure: 'huge', label: label(0) }) },
    { layout: 'presenter', figure: 'percent', label: label(1) },
  ];
}
