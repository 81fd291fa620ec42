import { readFacts } from '@app/facts';
import { requestFor } from '../../../test/request-for';
import { composeStoryboard } from '../../composer/compose-storyboard';
import { readStory } from '../../composer/story';
import type { Amount } from '../phrasebook/slots';
import { english } from './english';
import { counting, GRAMMAR_EN, the, withVerb } from './grammar.en';
import NOUNS_EN from './nouns.json';
import { ownNounEnglish } from './own-noun.en';

const read = (text: string) => ownNounEnglish({ text, counts: false, mayBeName: false });

describe('English grammar', () => {
  it.each([
    ['New accounts', 'new accounts'],
    ['Churn', 'the churn'],
    ['GDP', 'the GDP'],
    ['Units Sold', 'Units Sold'],
    ['Invoices sent', 'invoices sent'],
    ['Raised so far', 'raised so far'],
    ['News', 'the news'],
  ])('puts the article that %s takes', (label, whole) => {
    expect(the(read(label))).toBe(whole);
  });

  it('gives a word that only describes the noun that it lacks', () => {
    const sold = read('Sold');
    expect(sold.describes).toBe(true);
    expect(GRAMMAR_EN.completed?.(sold, 'count').text).toBe('number sold');
    expect(GRAMMAR_EN.completed?.(read('On time'), 'percent').text).toBe('share on time');
  });

  it('counts one thing in the singular', () => {
    const amount = (number: number) => ({ ref: String(number), fact: { number } }) as Amount;
    expect(counting(amount(1), NOUNS_EN.points)).toBe('1 point');
    expect(counting(amount(61), read('Points'))).toBe('61 points');
  });

  it('chooses verbs for names, and none for one whose number is not sure', () => {
    const leads = (raw: string, field: string) =>
      withVerb({ ref: raw, raw, field }, ['leads', 'lead'], (verb) => `${raw} ${verb}`);
    expect(leads('Ida Holm', 'player')).toBe('Ida Holm leads');
    expect(leads('Moor Town', 'team')).toBe('Moor Town lead');
    expect(leads('Rovers', 'name')).toBeNull();
  });
});

describe('an English video', () => {
  it('calls the steps of a series as the payload does', () => {
    const laps = [10, 14, 9, 15, 12].map((seconds, at) => ({ lap: `Lap ${at + 1}`, seconds, fuelKg: 20 - at }));
    const { storyboard } = composeStoryboard(requestFor({ driver: 'Ida Holm', laps }, { targetSeconds: 60 }));
    expect(JSON.stringify(storyboard.scenes)).toContain('Seconds by lap');
  });

  it('names no word that is not English', () => {
    const facts = readFacts({ shop: 'Corner', prcDue: 40, revenue: 1200 });
    const story = readStory(facts);
    const named = Object.fromEntries(facts.facts.map((fact) => [fact.key, english.names(fact, story)]));
    expect(named).toMatchObject({ prcDue: false, revenue: true });
  });
});
