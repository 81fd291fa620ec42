import type { FactTable } from '@app/facts';
import type { Claim } from '@app/story';
import type { ClaimView } from './idea';

/** A claim with the way it is shown, and its weight once it has one. */
export interface ShownClaim {
  claim: Claim;
  view: ClaimView;
  table: FactTable | null;
  weight: number;
}
