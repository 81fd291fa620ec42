import { glanceFacts, type PackContent, type SourcePack } from '@app/sources';
import { sourceScript } from './source-script';
import { firstSentences, wordsToTell } from '../ordering/words-to-tell';

const hasFigures = async (data: PackContent['data']) => (await glanceFacts.run({ data }))?.hasFigures ?? false;

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
  const wish = { language: 'en', targetSeconds: 30, cta: 'Ride with us' };
  const textsOf = (...asked: Parameters<typeof sourceScript>) => sourceScript(...asked)?.scenes.map(({ text }) => text);

  it('tells running text by its title and its own sentences', () => {
    expect(textsOf(aPack(), wish)).toEqual(['Record riders', ...SENTENCES]);
  });

  it('leaves out sentences whose figures are no facts, and what does not fit', () => {
    const noYear = { ...aPack().data, years: {} };
    expect(textsOf(aPack({ data: noYear }), wish)).toEqual(['Record riders', SENTENCES[1]]);
    expect(textsOf(aPack(), { ...wish, targetSeconds: 8 })).toEqual(['Record riders', SENTENCES[0]]);
    expect(textsOf(aPack(), { ...wish, targetSeconds: 2 })).toBeUndefined();
  });

  it('opens with what the page says of itself, and leaves out what leans on an untold sentence', () => {
    const data = { ...aPack().data, description: 'More people than ever took the ferry.' };
    const leaning = ['They paid a lot for 23 years of it.', 'They carried 4.2 million people in 2025.'];
    const places = [{ key: 'figures/People/value', where: 'p', quote: leaning[1] ?? null }];
    const reading = { ...aPack().reading, places, text: leaning.join(' ') } as PackContent['reading'];
    expect(textsOf(aPack({ data }), wish)).toEqual(['Record riders', data.description, ...SENTENCES]);
    const figures = { People: { value: '4.2 million' } };
    expect(textsOf(aPack({ data: { ...aPack().data, figures }, reading }), wish)).toBeUndefined();
  });

  it('shows the pictures that can fill a frame, and ends on where the source stands unless its caller ends it', () => {
    const still = { file: null, alt: '' };
    const stills = [
      { ...still, url: 'https://a.example/small', width: 300, height: 300 },
      { ...still, url: 'https://a.example/large', width: 1200, height: 800 },
    ];
    const reading = { ...aPack().reading, stills } as PackContent['reading'];
    const data = { ...aPack().data, link: 'https://ferries.example/news' };
    expect(sourceScript(aPack({ data, reading }), { ...wish, cta: undefined })?.scenes).toEqual([
      { type: 'title', text: 'Record riders', stillIndex: 1 },
      { type: 'text', text: SENTENCES[0] },
      { type: 'quote', text: SENTENCES[1] },
      { type: 'cta', text: 'More at ferries.example' },
    ]);
  });

  it('tells a feed by its headlines, and further where there is room', () => {
    const items = [
      { title: 'A chip with 24 cores', summary: 'It ships in spring. More later.' },
      { title: 'Browsers agree on passkeys', summary: 'Passkeys move between managers from now on.' },
      { title: 'A survey of 3 things', summary: 'Read more' },
    ];
    const feed = aPack({ kind: 'feed', title: 'ByteWire', data: { title: 'ByteWire', items } });
    expect(textsOf(feed, wish)).toEqual([
      'A chip with 24 cores',
      'It ships in spring.',
      'Browsers agree on passkeys',
      'Passkeys move between managers from now on.',
      'A survey of 3 things',
    ]);
    const [first, ...others] = items.map(({ title }) => title);
    expect(textsOf(feed, { ...wish, targetSeconds: 10 })).toEqual([first, ['ByteWire', ...others].join('\n')]);
  });

  it('tells each headline of a feed once, whatever its summaries repeat and whatever the video is called', () => {
    const items = [
      { title: 'Baths reopen after repairs', summary: 'Baths reopen after repairs. The pool is warm again.' },
      { title: 'Bridge shut for a week', summary: 'BRIDGE SHUT FOR A WEEK!' },
      { title: 'Baths reopen after repairs!', summary: 'Swimmers are back in the water.' },
      { title: 'Fair on Sunday', summary: 'The fair opens on Sunday at noon.' },
    ];
    const feed = aPack({ kind: 'feed', title: 'Courier', data: { title: 'Courier', items } });
    const title = 'Baths reopen after repairs';
    const texts = textsOf(feed, { ...wish, title, cta: undefined }) ?? [];
    for (const { title: headline } of items) {
      const words = headline.replace('!', '').toLowerCase();
      expect(texts.filter((text = '') => text.toLowerCase().includes(words))).toHaveLength(1);
    }
  });

  it('opens a story on words without a number, in digits or in letters', () => {
    const mode = 'story' as const;
    expect(textsOf(aPack(), { ...wish, mode })).toEqual(['Record riders', ...SENTENCES]);
    const items = ['A chip with 24 cores', 'Four million riders', 'Browsers agree on passkeys'].map((title) => ({
      title,
    }));
    const feed = aPack({ kind: 'feed', title: 'ByteWire', data: { title: 'ByteWire', items } });
    expect(textsOf(feed, { ...wish, mode })?.[0]).toBe('ByteWire');
    const bare = aPack({ kind: 'feed', title: null, data: { items } });
    expect(textsOf(bare, { ...wish, mode })?.[0]).toBe('Browsers agree on passkeys');
    const numbered = aPack({ kind: 'feed', title: 'Top 10', data: { items: items.slice(0, 2) } });
    expect(textsOf(numbered, { ...wish, mode })).toBeUndefined();
  });

  it('leaves labelled figures and other languages to the designer', () => {
    const details = { a: { value: 1 }, b: { value: 2 }, c: { value: 3 } };
    expect(sourceScript(aPack({ data: { ...aPack().data, details } }), wish)).toBeNull();
    expect(sourceScript(aPack(), { ...wish, language: 'de' })).toBeNull();
    expect(sourceScript(aPack({ reading: null }), wish)).toBeNull();
  });
});

describe('the words of a text', () => {
  it('carry the video where it brings no figures, or is a script', async () => {
    const reading = aPack().reading && { ...aPack().reading, text: 'The pier is open.' };
    const text = { kind: 'text', reading } as Partial<PackContent>;
    expect(await wordsToTell(aPack({ ...text, data: { title: 'Pier' } }), hasFigures)).toBe('The pier is open.');
    expect(await wordsToTell(aPack(text), hasFigures)).toBeNull();
    expect(await wordsToTell(aPack({ ...text, kind: 'script' }), hasFigures)).toBe('The pier is open.');
    expect(await wordsToTell(aPack(), hasFigures)).toBeNull();
  });

  it('leave out sentences with a figure that may be read in two ways', async () => {
    const told = async (text: string): Promise<string | null> => {
      const reading = aPack().reading && { ...aPack().reading, text, undecided: ['3,400'], warnings: ['which is it?'] };
      const pack = aPack({ kind: 'text', data: { title: 'Pier' }, reading } as Partial<PackContent>);
      return await wordsToTell(pack, hasFigures);
    };
    expect(await told('The pier is open. It saw 3,400 people.')).toBe('The pier is open.');
    await expect(told('It saw 3,400 people.')).rejects.toThrow('which is it?');
  });

  it('are cut after whole sentences', () => {
    const words = 'One two three. Four five six. Seven eight nine.';
    expect(firstSentences(words, { language: 'en', seconds: 3 })).toBe('One two three. Four five six.');
    expect(firstSentences(words, { language: 'en', seconds: 1 })).toBe('One two three.');
  });
});
