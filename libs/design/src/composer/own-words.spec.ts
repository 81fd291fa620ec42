import { requestFor } from '../../test/request-for';
import { type Fact, readFacts } from '@app/facts';
import { languageOf } from '../language/languages';
import NOUNS_DE from '../language/de/nouns.json';
import NOUNS_FR from '../language/fr/nouns.json';
import { nounOfFact } from '../language/lexicon';
import { english } from '../language/en/english';
import { resolveText } from '@app/picture';
import { composeStoryboard } from './compose-storyboard';
import { checkStoryboard } from '../figures/grounding';
import { estimateDurations, fitToTarget } from './fit-to-target';
import { readStory } from './story';

function factOf(data: unknown, key: string): Fact {
  const fact = readFacts(data).facts.find((one) => one.key === key);
  if (!fact) throw new Error(`${key} is no fact`);
  return fact;
}

describe('what a payload is about', () => {
  const figures = { pledged: 93_410, backers: 1_886 };

  it.each<[where: string, data: object]>([
    ['at the top', { name: 'Saltmarsh', ...figures }],
    ['in the object that comes first', { kickoff: { title: 'Saltmarsh' }, ...figures }],
    ['in an object that is a thing by its name', { ...figures, campaign: { title: 'Saltmarsh' } }],
    ['in such an object of another language', { ...figures, empresa: { nombre: 'Saltmarsh' } }],
  ])('is what it names %s', (_, data) => {
    expect(readStory(readFacts(data)).subject.main?.value).toBe('Saltmarsh');
  });

  it.each<[what: string, data: object]>([
    ['a person in it', { ...figures, topDonor: { name: 'Saltmarsh' } }],
    ['one of two sides', { home: { team: 'Saltmarsh', goals: 2 }, away: { team: 'Northam', goals: 1 } }],
  ])('is not %s', (_, data) => {
    expect(readStory(readFacts(data)).subject.main?.value).not.toBe('Saltmarsh');
  });
});

describe('what nothing in the payload decides', () => {
  it.each([
    [{ school: 'Fenwick High', PE: 91, Math: 81 }, 'PE', 'PE'],
    [{ daily: [{ date: '2026-07-06', high: 104, pop: 0.05 }] }, 'daily/0/pop', 'Pop'],
    [{ monthly: [{ month: '2026-01', min: 71 }] }, 'monthly/0/min', 'Min'],
    [{ quarter: [{ q: 1, home: 31, away: 19 }] }, 'quarter/0/home', 'Home'],
  ])('keeps the payload\u2019s own word: %j', (data, key, label) => {
    expect(factOf(data, key).label).toBe(label);
  });

  it('takes points of a home side for no homes', () => {
    const home = factOf({ q: [{ home: 31, away: 19 }] }, 'q/0/home');
    for (const lexicon of [NOUNS_DE, NOUNS_FR]) expect(nounOfFact(home, lexicon)).toBeNull();
  });

  it.each([{ provider: 'Nordlink' }, { Provider: 'Delta Power' }])('names no source: %j', (data) => {
    expect(readFacts({ ...data, customersAffected: 183_000 }).source).toBeNull();
  });

  it.each([
    { returnPct: 4.2, benchmarkName: 'S&P 500', benchmarkReturnPct: 3.1 },
    { returnPct: 4.2, benchmark_name: 'MSCI World', benchmarkReturnPct: 3.1 },
    { score: 71, industryName: 'Retail', industryAverage: 68 },
  ])('tells no figure as that of what it is measured against: %j', (data) => {
    const facts = readFacts(data);
    expect(readStory(facts).subject.main).toBeNull();
    const draft = composeStoryboard({
      facts,
      style: 'swiss-poster',
      format: '9:16',
      language: english,
      seed: 1,
      stills: [],
      captions: true,
      music: true,
      targetSeconds: 30,
    });
    const video = fitToTarget(draft, estimateDurations(draft), 30);
    expect(checkStoryboard(video)).toEqual([]);
    const opening = resolveText(video.scenes[0]?.line ?? '', video.figures, 'display');
    expect(opening).not.toMatch(/(?:4\.2%|71) (?:for|at) (?:S&P 500|MSCI World|Retail)/);
  });
});

describe.each(['en', 'de', 'fr', 'es', 'pt', 'it'])('percentages in %s', (code) => {
  it('keep their unit each time they are said', () => {
    const rows = [6.84, 5.2, 4.1].map((apyPct, index) => ({ chain: ['Base', 'Arbitrum', 'Optimism'][index], apyPct }));
    const language = languageOf(code) ?? english;
    for (const seed of [1, 2, 3]) {
      const draft = composeStoryboard(
        requestFor({ asset: 'USDC', pools: rows }, { style: 'swiss-poster', language, seed }),
      );
      const video = fitToTarget(draft, estimateDurations(draft), 30);
      for (const { line } of video.scenes) expect(line).not.toMatch(/apyPct\|bare\}/);
    }
  });
});
