import type { FactTable } from '@app/facts';
import type { Claim } from '@app/story';
import type { ClaimView } from './idea';

/** A weighted claim with its layout source. */
export interface ShownClaim {
  claim: Claim;
  view: ClaimView;
  table: FactTable | null;
  weight: number;
}
