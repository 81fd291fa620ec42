import type { Fact } from '@app/facts';
import type { LineContext, Wording } from '../../composer/wording';
import { figure } from '../references';
import { AMOUNT_MEANINGS } from './meaning-amounts.en';
import { SHARE_MEANINGS } from './meaning-shares.en';
import { PRESENT_WEATHER } from './weather.en';

const MEANINGS = [PRESENT_WEATHER, ...SHARE_MEANINGS, ...AMOUNT_MEANINGS];

/** Sentences for a figure whose kind is known; empty where its label must speak. */
export function meaningOf(fact: Fact, context: LineContext): Wording[] {
  const name = fact.words.join(' ');
  const meaning = MEANINGS.find(
    ({ words, kinds, most }) =>
      words.test(name) &&
      (!kinds || kinds.includes(fact.kind)) &&
      (most === undefined || Math.abs(fact.number ?? 0) <= most),
  );
  return meaning ? meaning.say(figure(fact), fact, context) : [];
}
