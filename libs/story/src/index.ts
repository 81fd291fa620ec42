export {
  type ChangeClaim,
  type Claim,
  type CourseClaim,
  factsUnder,
  type FigureClaim,
  type MeasureClaim,
  type MovementClaim,
  type NamedFigure,
  isExtreme,
  openingOf,
  otherEnd,
  type PlanClaim,
  type RankingClaim,
  type Side,
  type SidesClaim,
  type Strength,
  subjectOf,
  turnsFrom,
  type Way,
} from './claim';
export type { Domain } from './domain';
export { comparisonClaims, movementClaims } from './claims/comparisons';
export { planClaims } from './claims/plans';
export { partsClaims, sidesClaims } from './claims/sides';
export { courseClaim, listClaims, turnOf } from './claims/tables';
export { Scope } from './scope';
export { weighClaims } from './weigh-claims';
