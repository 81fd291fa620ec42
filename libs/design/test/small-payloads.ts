import type { Payload } from './payloads';

function small(title: string, data: unknown): [string, Payload] {
  return [title, { title, targetSeconds: 30, data }];
}

/** Small payloads that between them reach every kind of idea that the examples leave out. */
export const SMALL_PAYLOADS: ReadonlyArray<[string, Payload]> = [
  small('One wait', { gate: 'Gate B', waitMinutes: 17 }),
  small('Month in numbers', {
    company: 'Northwind',
    churnPct: 2.1,
    churnPreviousMonthPct: 3.4,
    newAccounts: 1204,
    medianResponseMinutes: 38,
    incidents: 0,
    uptimePct: 99.98,
  }),
  small('Museum', {
    museum: 'Tide Museum',
    years: [
      { year: 2022, visitors: 182000 },
      { year: 2023, visitors: 240000 },
      { year: 2024, visitors: 291000 },
      { year: 2025, visitors: 318000 },
      { year: 2026, visitors: 341000 },
    ],
  }),
  small('Loaves', {
    bakery: 'Corner',
    days: [
      { day: 'Monday', loaves: 240 },
      { day: 'Tuesday', loaves: 198 },
      { day: 'Wednesday', loaves: 260 },
      { day: 'Thursday', loaves: 251 },
      { day: 'Friday', loaves: 330 },
      { day: 'Saturday', loaves: 402 },
      { day: 'Sunday', loaves: 270 },
    ],
    totalLoaves: 1951,
  }),
  small('Targets', { shop: 'Loom', orders: 812, targetOrders: 900, rating: 4.7, reviews: 318, priceEur: 149.5 }),
  small('Level teams', {
    league: 'Coast League',
    table: [
      { team: 'Harbour City', points: 40, goalDifference: 12 },
      { team: 'Northgate', points: 40, goalDifference: 9 },
      { team: 'Eastvale', points: 31, goalDifference: 0 },
      { team: 'Moor Town', points: 31, goalDifference: -4 },
    ],
    topScorer: { name: 'Ida Holm', team: 'Harbour City', goals: 21 },
    nextMatch: { home: 'Harbour City', away: 'Northgate', date: '2026-10-03' },
  }),
  small('Waits', {
    gates: [
      { gate: 'A', waitMinutes: 12 },
      { gate: 'B', waitMinutes: 31 },
      { gate: 'C', waitMinutes: 7 },
    ],
  }),
  small('Loss', {
    company: 'Tin',
    revenueUsd: 1200000,
    profitUsd: -340000,
    employees: 42,
    growthPct: -3.2,
    marginPct: 12,
  }),
  small('Election', {
    constituency: 'Northgate East',
    turnoutPct: 61.4,
    candidates: [
      { candidate: 'Ada Moss', votes: 14210 },
      { candidate: 'Ben Lowe', votes: 9120 },
      { candidate: 'Cy Orr', votes: 880 },
    ],
  }),
  small('Words alone', {
    title: 'Night ferry',
    quote: { text: 'The sea keeps its own time.', by: 'Ida Holm' },
    milestones: [
      { date: '2026-03-01', title: 'Keel laid' },
      { date: '2026-06-01', title: 'Hull painted' },
      { date: '2026-09-01', title: 'First crossing' },
    ],
    cities: ['Bergen', 'Lerwick', 'Aberdeen', 'Kirkwall'],
  }),
  small('Progress', {
    projects: [
      { name: 'Roof', donePct: 82 },
      { name: 'Hall', donePct: 64 },
      { name: 'Garden', donePct: 20 },
    ],
  }),
];
