import { claimsIn, type Script } from '@app/design';
import { BadRequestError } from '@app/platform';
import { type Compliance, refer } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { ComplianceRule } from './video-settings';

/** What a video under the preset shows or says in its caller's own words. */
export interface CallersWords {
  title?: string | null;
  cta?: string | null;
  script?: Script | null;
}

/**
 * The preset allows current rates only, so words that tell of the future are refused where they are
 * ordered and not when the video is made. Directions are not judged: a brief may say what must not be told. Throws
 * `BadRequestError` that names each place and its words.
 */
export function refuseClaims({ title, cta, script }: CallersWords, language: string): void {
  const texts = [['title', title], ['cta', cta], ...scriptTexts(script)] as const;
  const claims = texts.flatMap(([path, text]) => {
    const [claim] = claimsIn(text ?? '', language);
    return claim === undefined ? [] : [{ path, message: messageOf(claim) }];
  });
  if (claims.length > 0) throw new BadRequestError(claims);
}

function messageOf(claim: string): string {
  return `tells of the future or promises ("${claim}"): the show or channel has a compliance preset, which allows current rates only`;
}

function scriptTexts(script: Script | null | undefined): Array<readonly [path: string, text: string | undefined]> {
  return (script?.scenes ?? []).flatMap(({ text, chart, stats = [] }, index) => {
    const path = `script.scenes[${index}]`;
    return [
      [`${path}.text`, text] as const,
      [`${path}.chart.title`, chart?.title] as const,
      ...stats.map(({ label }, place) => [`${path}.stats[${place}].label`, label] as const),
    ];
  });
}

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
