import { readFacts } from '@app/facts';
import type { ComposeRequest } from '../src/composer/compose-request';
import { english } from '../src/language/en/english';

/** An English order of 30 s, upright, for a payload; `more` says what is ordered otherwise. */
export function requestFor(payload: unknown, more: Partial<ComposeRequest> = {}): ComposeRequest {
  return {
    facts: readFacts(payload),
    targetSeconds: 30,
    format: '9:16',
    language: english,
    seed: 1,
    stills: [],
    captions: true,
    music: true,
    ...more,
  };
}
