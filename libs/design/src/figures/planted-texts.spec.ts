import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '@app/facts';
import { claimsIn } from '../compliance/check-compliance';
import { groundText } from './ground-text';

const PLANTED = join(__dirname, '../../test/planted');

const FACTS = readFacts({
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  benchmarkApyPct: 4.31,
  benchmarkName: '3-month T-bill',
  tvlUsd: 412_600_000,
  tvlChange7dPct: 8.4,
  pnl30dPct: -3.2,
  visitors: 341_000,
  waitMinutes: 17,
  utilizationPct: 87,
  index: 'S&P 500',
  asOf: '2026-09-28',
  source: 'DefiLlama',
  table: [
    { team: 'Harbour City', points: 61 },
    { team: 'Northgate', points: 58 },
    { team: 'Eastvale', points: 55 },
  ],
});

describe.each(readdirSync(PLANTED).map((file) => file.slice(0, 2)))('planted texts in %s', (code) => {
  const { right, wrong } = JSON.parse(readFileSync(join(PLANTED, `${code}.json`), 'utf8')) as Record<
    'right' | 'wrong',
    string[]
  >;

  it.each(right)('lets stand: %s', (text) => {
    expect(groundText(text, FACTS, code)).toEqual([]);
    expect(claimsIn(text, code)).toEqual([]);
  });

  it.each(wrong)('catches: %s', (text) => {
    expect(groundText(text, FACTS, code)).not.toEqual([]);
  });
});
