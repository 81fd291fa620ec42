import { BadRequestError } from '@app/platform';
import { type Compliance, refer } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { ComplianceRule } from './video-settings';

/**
 * The preset over its facts: the disclaimer with the date and the source that the payload gives.
 * Throws `BadRequestError` where the payload has no date or no source to stand there.
 */
export function complianceOver(
  { disclaimer }: ComplianceRule,
  { asOf, source }: Pick<FactPack, 'asOf' | 'source'>,
): Compliance {
  if (asOf !== null && source !== null) return { disclaimer, asOf: refer(asOf), source: refer(source) };
  const missing = [...(asOf === null ? ['asOf'] : []), ...(source === null ? ['source'] : [])];
  const message = 'is needed: the show or channel has a compliance preset, which stands on every frame';
  throw new BadRequestError(missing.map((name) => ({ path: `data.${name}`, message })));
}
