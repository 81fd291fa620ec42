import { requestFor } from '../../test/request-for';
import { resolveText, type Storyboard } from '@app/picture';
import { readFacts } from '@app/facts';
import { checkStoryboard } from '../figures/grounding';
import { languages } from '../language/languages';
import { estimateDurations, fitToTarget } from './fit-to-target';
import { composeStoryboard } from './compose-storyboard';

const STYLES = ['swiss-poster', 'breaking-news', 'comic'] as const;

/** What is said of a payload in three manners, a line for each scene. */
function told(data: object): string[][] {
  const facts = readFacts(data);
  return STYLES.map((style) => {
    const draft = composeStoryboard(requestFor(data, { title: 'Told', cta: 'See it', style }));
    const video = fitToTarget(draft, estimateDurations(draft), 30);
    expect(checkStoryboard(video, facts)).toEqual([]);
    return video.scenes.map(({ line }) => resolveText(line, video.figures, 'display'));
  });
}

function videoIn(data: object, code: string): Storyboard {
  const [language] = languages.filter((one) => one.code === code);
  const draft = composeStoryboard(requestFor(data, language ? { language } : {}));
  return fitToTarget(draft, estimateDurations(draft), 30);
}

describe('what is told truly', () => {
  it('calls riders of one time not level where the payload places them', () => {
    const results = ['Milan', 'Meeus', 'Ponte'].map((rider, at) => ({
      rank: at + 1,
      rider,
      time: at < 2 ? '3:25:30' : '3:25:32',
    }));
    for (const line of told({ distanceKm: 160.4, speedKph: 41, stage: 'Valence', results }).flat())
      expect(line).not.toMatch(/both|each|level|and Meeus/);
  });

  it.each([
    ['seconds that nobody counts', { host: 'db', uptimeSeconds: 3554400, connections: 214, load: 7.2 }, /3\.55/],
    ['an earlier object', { previousPoll: { Yes: 45 }, margin: 3.1, sample: 1012 }, /\b45\b/],
    ['how sure a poll is', { marginOfError: 3.1, responses: 1012, yesPct: 41 }, /3\.1/],
    ['a beat of the heart', { finishTime: '3:28:41', avgHeartRate: 158, finishers: 31240 }, /\b158\b/],
    ['the end of a normal range', { refLow: 12, hemoglobin: 13.1, reference: 15.5 }, /\b12\b|15\.5/],
  ])('opens on no %s', (_, data, figure) => {
    for (const [hook = ''] of told(data)) expect(hook).not.toMatch(figure);
  });

  it('says of a term that it is so long, and of no capacity that it was the highest', () => {
    const lines = told({ termYears: 30, maxConnections: 300, connections: 214, roas: 4.1, raised: 12 }).flat();
    expect(lines.filter((line) => /takes|highest|the raised|ROAS are|ROAS were/.test(line))).toEqual([]);
  });

  it('counts a movement up or down, and never at it', () => {
    for (const line of told({ volumeTonnes: 5220, exportsYoYPct: -6.1, importsYoYPct: 2.2 }).flat())
      expect(line).not.toMatch(/at (?:up|down)/);
  });

  it('tells a figure of a text by its sentence or by a name, and not by the words around it', () => {
    const figures = {
      'Borrowing came': '£17.4bn',
      'Office for Budget cut its growth': '1.9%',
      'Bundle size': '412 KB',
      'Bundle size to': '286 KB',
      Bugs: '61',
    };
    const sentences = ['Borrowing came in at £17.4bn in October.'];
    for (const line of told({ figures, sentences }).flat()) expect(line).not.toMatch(/growth|up 1\.9|412|came .*is/);
  });

  it('says a currency and a measure once where the sentence says them', () => {
    const figures = { 'Order backlog': { value: 6.3e9, unit: 'NOK' }, Hall: { value: 8000, unit: 'm2' } };
    const sentences = ['The order backlog rose to NOK 6.3 billion.', 'The hall of 8,000 square metres was destroyed.'];
    const lines = told({ figures, sentences }).flat();
    expect(lines).toContain('The order backlog rose to NOK 6.3B.');
    expect(lines).toContain('The hall of 8,000\u00a0m² was destroyed.');
  });

  it('tells the parts of a figure by what they are parts of', () => {
    const byPriority = { urgent: 41, high: 210, normal: 1033 };
    for (const lines of told({ tickets: 1284, byPriority })) {
      const said = lines.join(' ');
      expect(said).toMatch(/1,033/);
      expect(said).not.toMatch(/the high\b|the normal\b|by priority/i);
    }
  });

  it.each(['mort. wk [%]', 'p. a. rate', 'no.  of cows', 'a/b. c~d'])(
    'tells a figure under a key that looks like a sentence: %s',
    (key) => {
      const sites = ['Nord', 'Ost', 'West'].map((name, at) => ({ name, [key]: 4 - at }));
      for (const { code } of languages)
        expect(checkStoryboard(videoIn({ sites }, code), readFacts({ sites }))).toEqual([]);
    },
  );

  it.each([
    '20260831T100000Z',
    '2026-08-31T10:00+02',
    '2026-08-31 10:00 +0200',
    '2026-08-31T10:00:60Z',
    '2026-08-31T10:00:00,5Z',
  ])('reads an instant as ISO 8601 may write it, in every language: %s', (at) => {
    const days = ['2026-08-29', at, '2026-09-02'].map((date, index) => ({ date, visits: 41 + index * index }));
    const data = { deadline: at, days };
    for (const { code } of languages) {
      const video = videoIn(data, code);
      expect(checkStoryboard(video, readFacts(data))).toEqual([]);
      expect(JSON.stringify(video.figures)).not.toMatch(/NaN|Invalid/);
    }
  });
});
