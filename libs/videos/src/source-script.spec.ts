import type { PackContent, SourcePack } from '@app/sources';
import { sourceScript } from './source-script';
import { firstSentences, wordsToTell } from './words-to-tell';

const SENTENCES = ['The line carried 4.2 million people in 2025.', 'Trains ran on time 93.7% of the time.'];

function aPack(over: Partial<PackContent> = {}): SourcePack {
  const data = {
    title: 'Record riders',
    figures: { People: { value: '4.2 million' }, 'Ran on time': { value: '93.7%' } },
    years: { '2025': { year: '2025' } },
  };
  const places = Object.keys(data.figures).map((name, index) => {
    return { key: `figures/${name}/value`, where: 'p', quote: SENTENCES[index] ?? null };
  });
  const brand = { siteName: null, themeColor: null, logoUrl: null };
  const found = { series: [], stills: [], footage: [], brand, text: SENTENCES.join(' '), itemCount: 0, warnings: [] };
  const reading = { language: 'en', places, ...found };
  return { kind: 'page', title: data.title, url: null, data, reading, ...over } as SourcePack;
}

describe('sourceScript', () => {
  const wish = { language: 'en', targetSeconds: 30 };
  const textsOf = (...asked: Parameters<typeof sourceScript>) => sourceScript(...asked)?.scenes.map(({ text }) => text);

  it('tells running text by its title and its own sentences', () => {
    expect(textsOf(aPack(), wish)).toEqual(['Record riders', ...SENTENCES]);
  });

  it('leaves out sentences whose figures are no facts, and what does not fit', () => {
    const noYear = { ...aPack().data, years: {} };
    expect(textsOf(aPack({ data: noYear }), wish)).toEqual(['Record riders', SENTENCES[1]]);
    expect(textsOf(aPack(), { ...wish, targetSeconds: 6 })).toEqual(['Record riders', SENTENCES[0]]);
    expect(textsOf(aPack(), { ...wish, targetSeconds: 2 })).toBeUndefined();
  });

  it('leaves labelled figures and other languages to the designer', () => {
    const details = { a: { value: 1 }, b: { value: 2 }, c: { value: 3 } };
    expect(sourceScript(aPack({ data: { ...aPack().data, details } }), wish)).toBeNull();
    expect(sourceScript(aPack(), { ...wish, language: 'de' })).toBeNull();
    expect(sourceScript(aPack({ reading: null }), wish)).toBeNull();
  });
});

describe('the words of a text', () => {
  it('carry the film where it brings no figures, or is a script', () => {
    const reading = aPack().reading && { ...aPack().reading, text: 'The pier is open.' };
    const text = { kind: 'text', reading } as Partial<PackContent>;
    expect(wordsToTell(aPack({ ...text, data: { title: 'Pier' } }))).toBe('The pier is open.');
    expect(wordsToTell(aPack(text))).toBeNull();
    expect(wordsToTell(aPack({ ...text, kind: 'script' }))).toBe('The pier is open.');
    expect(wordsToTell(aPack())).toBeNull();
  });

  it('are cut after whole sentences', () => {
    const words = 'One two three. Four five six. Seven eight nine.';
    expect(firstSentences(words, { language: 'en', seconds: 3 })).toBe('One two three. Four five six.');
    expect(firstSentences(words, { language: 'en', seconds: 1 })).toBe('One two three.');
  });
});
