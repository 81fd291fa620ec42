import { resolveText } from '@app/picture';
import { readFacts } from '@app/facts';
import { checkStoryboard } from '../figures/grounding';
import { english } from '../language/en/english';
import type { Language } from '../language/language';
import { languageOf } from '../language/languages';
import { composeStoryboard } from './compose-storyboard';
import { readStory } from './story';

const rows = (times: Array<string | number>) => ({
  rows: times.map((at, index) => ({ at, cars: 100 + index * index })),
});
const periodOf = (times: Array<string | number>) => readStory(readFacts(rows(times))).steps.periods.get('rows/0/at');

const map = (...keys: string[]) => Object.fromEntries(keys.map((key, index) => [key, 120 + index * 17]));
const counted = (name: string) => [1, 2, 3, 4].map((place) => ({ [name]: place, heartRate: 140 + place * 4 }));

describe('steps of a series', () => {
  it.each([
    ['hour', ['2026-09-28T06:00:00Z', '2026-09-28T07:00:00Z', '2026-09-28T08:00:00Z']],
    ['hour', [1790000000, 1790003600, 1790007200]],
    ['day', ['2026-09-24', '2026-09-25', '2026-09-28']],
    ['week', ['2026-09-07', '2026-09-14', '2026-09-21']],
    ['month', ['2026-07-31', '2026-08-31', '2026-09-30']],
    ['year', ['2024-12-31', '2025-12-31', '2026-12-31']],
  ])('are read from their times: %s', (period, times) => {
    expect(periodOf(times)).toBe(period);
  });

  it('are told by the time of day within one day', () => {
    const said = told(rows(['2026-09-28T06:00:00Z', '2026-09-28T07:00:00Z', '2026-09-28T08:00:00Z']), english);
    expect(said).toContain('08:00');
    expect(said).not.toContain('28 Sep');
  });

  it.each<[string, object, Language, RegExp, RegExp]>([
    ['days', { visitors: map('2026-11-16', '2026-11-17', '2026-11-18') }, english, /[Oo]n 18 Nov\b/, /2026-11/],
    ['months', { salesByMonth: map('2026-08', '2026-09', '2026-10') }, english, /October 2026/, /2026-|by month in/],
    [
      'months in French',
      { ventes: map('2026-08', '2026-09', '2026-10') },
      languageOf('fr') ?? english,
      /octobre 2026/,
      /2026-/,
    ],
    [
      'weeks',
      { visitors: map('2026-W12', '2026-W13', '2026-W14', '2026-W15') },
      english,
      /week 15/,
      /\bday\b|\bon 2026/,
    ],
    ['quarters', { visitors: map('Q1 2026', 'Q2 2026', 'Q3 2026') }, english, /in Q3 2026/, /on Q/],
    ['splits', { splits: counted('split') }, english, /[Ss]plit \d/, /\bday\b/],
    ['laps in German', { laps: counted('lap') }, languageOf('de') ?? english, /Lap \d/, /Tag/],
  ])('are called what they are: %s', (_, data, language, called, never) => {
    const said = told(data, language);
    expect(said).toMatch(called);
    expect(said).not.toMatch(never);
  });
});

/** What is said of a payload, in one text. */
function told(data: object, language: Language): string {
  const facts = readFacts({ name: 'Harbour Kayaks', ...data });
  const { storyboard } = composeStoryboard({
    facts,
    cta: 'See it',
    targetSeconds: 30,
    style: 'comic',
    format: '9:16',
    language,
    seed: 1,
    stills: [],
    captions: true,
    music: false,
  });
  expect(checkStoryboard(storyboard, facts)).toEqual([]);
  return storyboard.scenes.map(({ line }) => resolveText(line, storyboard.figures, 'display')).join(' ');
}
