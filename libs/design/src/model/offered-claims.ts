import type { FactName } from '@app/facts';
import type { Claim, NamedFigure } from '@app/story';
import { refer } from '@app/picture';
import type { ClaimBook } from './claim-book';

/** What may be stated, the weightiest first, each with its id and the keys of its figures. */
export function offeredClaims({ claims }: ClaimBook): object[] {
  return claims.map(({ id, claim }) => ({ id, ...described(claim) }));
}

function described(claim: Claim): object {
  const { kind } = claim;
  switch (claim.kind) {
    case 'change':
      return {
        kind,
        figure: claim.fact.key,
        before: claim.before.key,
        when: claim.period,
        way: claim.way,
        ...rowOf(claim.row),
      };
    case 'movement':
      return { kind, figure: claim.fact.key, of: claim.of?.key ?? null, way: claim.way };
    case 'measure':
      return {
        kind,
        figure: claim.fact.key,
        [claim.role]: claim.by.key,
        is: claim.side,
        good: claim.good,
        ...rowOf(claim.row),
      };
    case 'plan':
      return { kind, expected: claim.fact.key, planned: claim.planned.key, way: claim.way };
    case 'figure':
      return { kind, figure: claim.fact.key };
    case 'ranking':
      return {
        kind,
        ranks: claim.least ? 'lowest first' : 'highest first',
        first: sideOf(claim.leader),
        second: claim.second && sideOf(claim.second),
        of: claim.rows.length,
      };
    case 'tie':
      return { kind, first: claim.rows.map((row) => sideOf(row)) };
    case 'foot':
      return { kind, last: sideOf(claim.row) };
    case 'course':
      return { kind, shape: claim.shape, way: claim.way, at: sideOf(claim.point), points: claim.points.length };
    case 'sides':
      return {
        kind,
        ahead: sideOf(claim.ahead),
        behind: sideOf(claim.behind),
        level: claim.level,
        decides: claim.won,
      };
    case 'parts':
      return { kind, largest: sideOf(claim.largest), next: sideOf(claim.next), of: claim.whole?.key ?? null };
  }
}

function rowOf(row: FactName | null): object {
  return row === null ? {} : { row: nameOf(row) };
}

function sideOf({ name, fact }: NamedFigure): object {
  return { name: nameOf(name), figure: fact.key };
}

function nameOf({ key, form }: FactName): string {
  return form === 'label' ? refer(key, 'label') : refer(key);
}
