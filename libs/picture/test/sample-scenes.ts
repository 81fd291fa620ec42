import type { SceneContent } from '../src/storyboard/scene-content';
import type { Scene } from '../src/storyboard/storyboard';
import { candleKeys, CANDLES, MOVES, POOLS, SERIES } from './sample-series';

/** One scene of every layout, hook first and end card last; durations are left to the voice. */
export function sampleScenes(): Scene[] {
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
      layout: 'grouped',
      title: 'The pool and the bill',
      stacked: false,
      series: [{ label: 'USDC pool' }, { label: 'T-bill' }],
      groups: ['July', 'August', 'September'].map((label, index) => ({
        label,
        figures: [`quarter/${index * 2}`, `quarter/${index * 2 + 1}`],
      })),
      highlight: 0,
      line: 'The gap has widened every month since July.',
    },
    {
      layout: 'candles',
      title: 'Ether, hour by hour',
      candles: CANDLES.map((_, index) => {
        const [open, high, low, close] = candleKeys(index);
        return { label: `Hour ${String.fromCharCode(65 + index)}`, open, high, low, close };
      }),
      delta: { figure: 'ethChange24hPct', label: 'in a day', trend: 'up' },
      line: 'Ether itself is up {{ethChange24hPct}} in a day.',
    },
    {
      layout: 'donut',
      title: 'What stands behind it',
      parts: ['Wrapped ether', 'Wrapped bitcoin', 'Staked ether', 'Everything else'].map((label, index) => ({
        label,
        figure: `collateral/${index}`,
      })),
      highlight: 0,
      line: '{{collateral/0}} of the collateral is ether.',
    },
    {
      layout: 'progress',
      title: 'How full is it',
      items: [
        { label: 'Lent out', figure: 'utilizationPct', share: 0.87, goal: 'Ceiling {{capPct}}' },
        { label: 'Rewards paid out', figure: 'rewardsPaidPct', share: 0.62 },
        { label: 'Deposit cap used', figure: 'capUsedPct', share: 0.41 },
      ],
      line: '{{utilizationPct}} is lent out, close to the ceiling.',
    },
    {
      layout: 'timeline',
      title: 'How it got here',
      moments: [
        { when: 'March', text: 'The pool opens on Base' },
        { when: 'June', text: 'Rewards begin' },
        { when: 'September', text: 'Deposits reach a new high', figure: 'tvlUsd' },
      ],
      highlight: 2,
      line: 'It opened in March, rewards came in June, and now {{tvlUsd}}.',
    },
    {
      layout: 'quote',
      quote: 'Treat a yield on chain as weather, not as climate.',
      by: 'Mara Lindqvist',
      role: 'Head of risk, Example Labs',
      line: 'Treat a yield on chain as weather, not as climate.',
    },
    {
      layout: 'footage',
      footage: 0,
      kicker: 'Base',
      headline: 'Blocks every two seconds',
      support: 'Recorded at the open node',
      line: 'It settles every two seconds, day and night.',
    },
    {
      layout: 'presenter',
      headline: 'So, is it worth it?',
      figure: 'apyPct',
      label: 'Annual yield',
      line: 'So, is {{apyPct}} worth it? Only you can say.',
    },
    {
      layout: 'bullet',
      title: 'Against its ceiling',
      rows: [
        { label: 'Lent out', figure: 'utilizationPct', mark: { label: 'Ceiling', figure: 'capPct' } },
        { label: 'Deposit cap used', figure: 'capUsedPct', mark: { label: 'Plan', figure: 'rewardsPaidPct' } },
      ],
      highlight: 0,
      line: '{{utilizationPct}} is lent out, and the ceiling stands at {{capPct}}.',
    },
    {
      layout: 'dumbbell',
      title: 'What pools pay',
      times: ['Last year', 'Now'],
      rows: POOLS.map((label, index) => ({ label, figures: [`pool/${index}/before`, `pool/${index}/now`] })),
      highlight: 1,
      line: 'Dai has fallen from {{pool/1/before}} to {{pool/1/now}}.',
    },
    {
      layout: 'slope',
      title: 'Who pays most',
      times: ['Last year', 'Now'],
      rows: POOLS.map((label, index) => ({ label, figures: [`pool/${index}/before`, `pool/${index}/now`] })),
      highlight: 0,
      line: 'The dollar coin has passed them all: {{pool/0/now}}.',
    },
    {
      layout: 'waterfall',
      title: 'What moved deposits',
      start: { label: '15 September', figure: 'series/0/v' },
      steps: MOVES.map(([label], index) => ({ label, figure: `move/${index}` })),
      end: { label: 'Now', figure: 'series/13/v' },
      highlight: 0,
      line: 'New deposits brought {{move/0}}, and only {{move/1}} was withdrawn.',
    },
    {
      layout: 'table',
      title: 'Pools side by side',
      columns: ['Last year', 'Now', 'Collateral'],
      rows: POOLS.map((label, index) => ({
        label,
        figures: [`pool/${index}/before`, `pool/${index}/now`, `collateral/${index}`],
      })),
      highlight: 0,
      line: 'The dollar coin pays {{pool/0/now}}, with {{collateral/0}} of the collateral.',
    },
    {
      layout: 'scatter',
      title: 'Yield and collateral',
      axes: ['Share of collateral', 'Annual yield'],
      points: POOLS.map((label, index) => ({ label, figures: [`collateral/${index}`, `pool/${index}/now`] })),
      highlight: 0,
      line: 'The dollar coin pays {{pool/0/now}} on {{collateral/0}} of the collateral.',
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
