import { readFacts } from '@app/facts';
import { IS_FULL } from '@app/testing';
import {
  type Claim,
  comparisonClaims,
  factsUnder,
  movementClaims,
  partsClaims,
  planClaims,
  Scope,
  sidesClaims,
  subjectOf,
} from './index';

const ROUNDS = IS_FULL ? 20_000 : 1500;

/** A deterministic number generator. */
function numbersOf(seed: number): (least: number, most: number) => number {
  let state = seed * 2654435761 + 1;
  return (least, most) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return least + (state % (most - least + 1));
  };
}

/** A payload with changes, targets, limits and records, including ties and negative values. */
function payloadOf(seed: number): Record<string, unknown> {
  const next = numbersOf(seed);
  return {
    shop: 'Corner',
    revenueUsd: next(-20, 90),
    revenueUsdLastMonth: next(-20, 90),
    ordersChangePct: next(-30, 30),
    orders: next(0, 40),
    costUsd: { approved: next(20, 40), forecast: next(20, 40) },
    opening: { planned: `2026-03-${next(10, 28)}`, forecast: `2026-04-${next(10, 28)}` },
    signups: next(0, 12),
    signupsTarget: next(0, 12),
    nitrateMgL: next(1, 15),
    nitrateLimitMgL: next(1, 15),
    longestJumpM: next(5, 9),
    longestJumpRecordM: next(5, 9),
    loans: { total: 30, books: next(1, 15), films: 15, games: next(1, 5) },
    home: { name: 'Reds', score: next(0, 4) },
    away: { name: 'Blues', score: next(0, 4) },
  };
}

function claimsOf(scope: Scope): Claim[] {
  return [
    ...comparisonClaims(scope),
    ...planClaims(scope),
    ...movementClaims(scope),
    ...sidesClaims(scope),
    ...partsClaims(scope),
  ];
}

/** Checks a claim against its numbers, independently of the code under test. */
function holds(claim: Claim): boolean {
  const [a = 0, b = 0] = factsUnder(claim).map(({ number }) => number ?? Number.NaN);
  switch (claim.kind) {
    case 'change':
      return claim.way === (a > b ? 'up' : a < b ? 'down' : 'flat');
    case 'plan': {
      const [one = 0, other = 0] = claim.isDate
        ? [claim.fact, claim.planned].map(({ value }) => Date.parse(String(value)))
        : [a, b];
      return claim.way === (one > other ? 'up' : 'down') && one !== other;
    }
    case 'measure': {
      if (claim.side !== (a > b ? 'above' : a < b ? 'below' : 'level')) return false;
      return claim.role !== 'record' || claim.good !== true || a !== b;
    }
    case 'movement':
      return claim.way === (claim.fact.number === 0 ? 'flat' : (claim.fact.number ?? 0) > 0 ? 'up' : 'down');
    case 'sides':
      return a >= b && claim.level === (a === b);
    case 'parts':
      return a > b;
    default:
      return true;
  }
}

describe('claims', () => {
  const seen = new Set<string>();
  const broken: string[] = [];
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    for (const claim of claimsOf(new Scope(readFacts(payloadOf(seed))))) {
      seen.add(claim.kind === 'measure' ? `${claim.role} ${claim.side}` : claim.kind);
      if (!holds(claim)) broken.push(`${claim.kind} of ${subjectOf(claim).key}, seed ${seed}`);
    }
  }

  it('hold by their facts, whatever the payload', () => {
    expect(broken).toEqual([]);
  });

  it.each([
    'change',
    'movement',
    'sides',
    'parts',
    'target above',
    'target below',
    'limit above',
    'limit below',
    'target level',
  ])('are met in this sample: %s', (kind) => {
    expect([...seen]).toContain(kind);
  });

  it('weigh a limit that is passed more than one that is kept, and a large change more than a small one', () => {
    const effects = (data: unknown): number[] =>
      comparisonClaims(new Scope(readFacts(data))).map(({ effect }) => effect);
    const [passed = 0] = effects({ nitrateMgL: 11.8, nitrateLimitMgL: 11.3 });
    const [kept = 0] = effects({ nitrateMgL: 9.8, nitrateLimitMgL: 11.3 });
    expect(passed).toBeGreaterThan(kept);
    const [small = 0, large = 0] = effects({ visits: 101, visitsLastMonth: 100, sales: 90, salesLastMonth: 60 });
    expect(large).toBeGreaterThan(small);
  });
});
