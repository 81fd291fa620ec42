/** Small data to try the studio with. Places and companies are made up. */
export interface Example {
  name: 'bakery' | 'weather' | 'football' | 'rates';
  cta: string;
  data: Record<string, unknown>;
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'bakery',
    cta: 'Order at corner.example',
    data: {
      bakery: 'Corner Bakery',
      city: 'Northgate',
      revenueUsd: 742000,
      previousYearRevenueUsd: 655000,
      staff: 14,
      ovenUtilizationPct: 78,
      quarters: [
        { quarter: 'Q1', revenueUsd: 161000, costsUsd: 139000 },
        { quarter: 'Q2', revenueUsd: 178000, costsUsd: 146000 },
        { quarter: 'Q3', revenueUsd: 189000, costsUsd: 151000 },
        { quarter: 'Q4', revenueUsd: 214000, costsUsd: 163000 },
      ],
      salesMix: [
        { name: 'Bread', sharePct: 46 },
        { name: 'Cakes', sharePct: 27 },
        { name: 'Coffee', sharePct: 18 },
        { name: 'Catering', sharePct: 9 },
      ],
      asOf: '2026-01-05',
      source: 'Corner Bakery',
    },
  },
  {
    name: 'weather',
    cta: 'Take the ferry on Wednesday',
    data: {
      city: 'Bergen',
      now: { tempC: 12, condition: 'Dry', windKph: 14, humidityPct: 71 },
      week: [
        { day: 'Monday', highC: 9, rainMm: 4.2 },
        { day: 'Tuesday', highC: 11, rainMm: 1.1 },
        { day: 'Wednesday', highC: 14, rainMm: 0 },
        { day: 'Thursday', highC: 12, rainMm: 0.3 },
        { day: 'Friday', highC: 8, rainMm: 11.6 },
      ],
      sunrise: '07:21',
      sunset: '19:04',
      asOf: '2026-09-28',
      source: 'Harbour Weather',
    },
  },
  {
    name: 'football',
    cta: 'Full table at harbour.example',
    data: {
      league: 'Coast League',
      matchday: 28,
      table: [
        { rank: 1, team: 'Harbour City', points: 61, won: 19, goalDifference: 31 },
        { rank: 2, team: 'Northgate', points: 58, won: 18, goalDifference: 27 },
        { rank: 3, team: 'Eastvale', points: 55, won: 16, goalDifference: 19 },
        { rank: 4, team: 'Kings Lane', points: 49, won: 14, goalDifference: 8 },
      ],
      topScorer: { player: 'Ida Holm', team: 'Harbour City', goals: 21 },
      asOf: '2026-03-29',
      source: 'Coast League',
    },
  },
  {
    name: 'rates',
    cta: 'See the live rate at rates.example',
    data: {
      protocol: 'Aave v3',
      chain: 'Base',
      asset: 'USDC',
      apyPct: 6.84,
      tvlUsd: 412600000,
      utilizationPct: 87,
      benchmarkApyPct: 4.31,
      benchmarkName: '3-month T-bill',
      tvlSeries: [
        { t: '2026-09-22', v: 385300000 },
        { t: '2026-09-23', v: 391200000 },
        { t: '2026-09-24', v: 388700000 },
        { t: '2026-09-25', v: 396900000 },
        { t: '2026-09-26', v: 403400000 },
        { t: '2026-09-27', v: 407800000 },
        { t: '2026-09-28', v: 412600000 },
      ],
      asOf: '2026-09-28',
      source: 'DefiLlama',
    },
  },
];
