import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '@app/facts';
import { ReaderProcessHost } from '../src/readers/reader-process.host';
import type { ReadSource } from '../src/readers/read-source';
import { FIGURE_KEYS } from './readers/figures.key';

const host = new ReaderProcessHost();

function read(bytes: Uint8Array, contentType: string | null = null, language?: string): Promise<ReadSource> {
  return host.read({ bytes, context: { url: 'https://harbour.example/a/', contentType, language }, kind: null });
}

interface Told {
  number: number;
  /** Everything that says what the figure is: its pointer, its label and the sentence around it. */
  words: string;
}

/** The figures of a source as facts, apart from days. */
function figuresOf(source: ReadSource): Told[] {
  const places = new Map(source.places.map((place) => [place.key, place]));
  return readFacts(source.data).facts.flatMap((fact) => {
    const place = places.get(fact.key);
    const number = fact.number ?? leadingNumber(String(fact.value));
    if (number === null || fact.kind === 'date' || fact.kind === 'url') return [];
    return [{ number, words: `${fact.key} ${fact.label} ${place?.quote ?? ''}`.toLowerCase() }];
  });
}

/** "36 people" is told as it stands. */
function leadingNumber(text: string): number | null {
  const digits = /^-?\d+(?:\.\d+)?(?=\s)/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** A PDF of one line, with the language that its catalogue declares. */
function pdfOf(line: string, lang: string | null): Buffer {
  const stream = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${lang === null ? '' : ` /Lang ${lang}`} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF`);
}

describe('figures of pages and papers', () => {
  it('finds what a person finds, says what it is, and nothing else', async () => {
    const missed: string[] = [];
    const invented: string[] = [];
    let known = 0;
    let found = 0;
    // In turn: who waits for more than a minute is sent away.
    for (const [name, key] of Object.entries(FIGURE_KEYS)) {
      const told = figuresOf(await read(readFileSync(join(__dirname, 'readers', name))));
      for (const [number, word] of key) {
        const hit = told.some((figure) => figure.number === number && figure.words.includes(word));
        known += 1;
        if (hit) found += 1;
        else missed.push(`${name}: ${number} ${word}`);
      }
      for (const { number, words } of told)
        if (!key.some(([kept]) => kept === number)) invented.push(`${name}: ${number} ${words}`);
    }
    process.stdout.write(
      `figures of ${Object.keys(FIGURE_KEYS).length} sources: ${found} of ${known} found, ${invented.length} invented\n`,
    );
    expect(invented).toEqual([]);
    expect({ recall: found / known > 0.95, missed }).toEqual({ recall: true, missed: expect.anything() as string[] });
  });
});

describe('each kind of source', () => {
  it('tells where each value stood', async () => {
    const page = await read(readFileSync(join(__dirname, 'readers/league.html')));
    expect(page).toMatchObject({
      kind: 'page',
      title: 'League table',
      language: 'en',
      url: 'https://harbour.example/a/',
    });
    expect(page.series).toEqual([
      { key: 'tables/Standings', title: 'Standings', columns: ['No', 'Club', 'Played', 'Points'], rows: 3 },
    ]);
    expect(page.places.find(({ key }) => key === 'tables/Standings/0/Points')?.where).toMatch(/td:nth-of-type\(4\)$/);
    const news = await read(readFileSync(join(__dirname, 'readers/news.html')));
    expect(news.places.find(({ quote }) => quote?.includes('on time'))?.quote).toMatch(
      /^Trains ran on time 93\.7 percent/,
    );
    expect(news.stills).toEqual([expect.objectContaining({ url: 'https://harbour.example/a.jpg' })]);
  });

  it.each([
    ['semicolons and decimal commas', 'Ware;Preis;Stück\nBrot;3,50;1.204\nKuchen;12,00;310\n', 3.5, 1204],
    ['tabs', 'Item\tPrice\tSold\nBread\t3.5\t1204\nCake\t12\t310\n', 3.5, 1204],
    ['bars', 'Item|Price|Sold\nBread|3.5|1204\nCake|12|310\n', 3.5, 1204],
    ['a byte order mark', '\ufeffItem,Price,Sold\nBread,3.5,"1,204"\nCake,12,310\n', 3.5, 1204],
  ])('reads tables with %s', async (_name, text, price, sold) => {
    const source = await read(Buffer.from(text));
    expect(source.kind).toBe('csv');
    expect(
      figuresOf(source)
        .slice(0, 2)
        .map(({ number }) => number),
    ).toEqual([price, sold]);
  });

  it('reads a table in the encoding of its bytes', async () => {
    const source = await read(
      Buffer.from('Größe;Menge\nklein;12\nmittel;20\ngroß;7\n', 'latin1'),
      'text/csv; charset=iso-8859-1',
    );
    expect(Object.keys(source.data)).toEqual(['tables']);
    expect(source.series[0]?.columns).toEqual(['Größe', 'Menge']);
  });

  it.each([
    [
      'RSS',
      '<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour</title><item><title>Ferry opens</title><link>https://harbour.example/1</link><pubDate>Tue, 12 May 2026 08:00:00 GMT</pubDate><description>&lt;p&gt;It carries 300 people.&lt;/p&gt;</description></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title><entry><title>Ferry opens</title><link href="https://harbour.example/1"/><updated>2026-05-12T08:00:00Z</updated><summary>It carries 300 people.</summary></entry></feed>',
    ],
    [
      'JSON feed',
      '{"version":"https://jsonfeed.org/version/1.1","title":"Harbour","items":[{"id":"1","url":"https://harbour.example/1","title":"Ferry opens","content_text":"It carries 300 people.","date_published":"2026-05-12T08:00:00Z"}]}',
    ],
    [
      'RSS cut off in the middle',
      '<rss version="2.0"><channel><title>Harbour</title><item><title>Ferry opens</title><link>https://harbour.example/1</link><description>It carries 300 people.</description></item><item><title>Cut',
    ],
  ])('reads %s', async (_name, text) => {
    const source = await read(Buffer.from(text));
    expect(source).toMatchObject({ kind: 'feed', title: 'Harbour' });
    expect(source.data['items']).toMatchObject([
      { title: 'Ferry opens', link: 'https://harbour.example/1', summary: 'It carries 300 people.' },
      ...(source.itemCount > 1 ? [{}] : []),
    ]);
    expect(figuresOf(source)).toEqual([expect.objectContaining({ number: 300 })]);
  });

  it('reads JSON as it is, and a list as items', async () => {
    const source = await read(Buffer.from('[{"name":"Alder","level":142},{"name":"Mill","level":97}]'));
    expect(source).toMatchObject({
      kind: 'json',
      itemCount: 2,
      data: {
        items: [
          { name: 'Alder', level: 142 },
          { name: 'Mill', level: 97 },
        ],
      },
    });
    expect(source.places[1]).toEqual({ key: 'items/0/level', where: '$[0].level', quote: null });
  });

  it.each([
    ['<html><title>Fares</title><p>It carried 4.2 million people.</html>'],
    ['<html><title>Fares</title><body><p>It carried 4.2 million people.</p></body></html>'],
    ['<!doctype html><title>Fares</title><p>It carried 4.2 million people.'],
  ])('reads a page that leaves head or body out: %s', async (html) => {
    const source = await read(Buffer.from(html));
    expect(source).toMatchObject({ kind: 'page', title: 'Fares' });
    expect(figuresOf(source)).toEqual([expect.objectContaining({ number: 4_200_000 })]);
  });

  it('reads the first rows of a table of any length', async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => `Pier ${index},${index + 7}`);
    const source = await read(Buffer.from(['Pier,Ships', ...rows].join('\n')));
    expect(source.series).toMatchObject([{ rows: 500 }]);
    expect(source.warnings).toEqual([expect.stringContaining('only the first 500')]);
  });

  it('reads Markdown and scripts', async () => {
    const text = await read(
      Buffer.from(
        '# Report\n\nRevenue was $4.2 million.\n\n| City | High |\n|---|---|\n| Oslo | 12 °C |\n| Rome | 25 °C |\n',
      ),
    );
    expect(text).toMatchObject({ kind: 'text', title: 'Report' });
    expect(figuresOf(text).map(({ number }) => number)).toEqual([12, 25, 4200000]);
    const script = await read(
      Buffer.from(
        'Scene 1: harbour\nNARRATOR: 4.2 million people rode. [music]\nScene 2: pier\nNARRATOR: 12 percent more.\n',
      ),
    );
    expect(script).toMatchObject({ kind: 'script', text: 'harbour\n4.2 million people rode.\npier\n12 percent more.' });
  });

  it.each([
    ['en', '3,400', 3400],
    ['de', '3.400', 3400],
    ['de-CH', '3’400', 3400],
    ['fr', '3&nbsp;400', 3400],
    ['pt-BR', '3,400', 3.4],
  ])(
    'groups the digits of a page as its own language %s does, whatever its caller says',
    async (lang, digits, number) => {
      const html = `<!doctype html><html lang="${lang}"><body><main><p>Production reached ${digits} tonnes in May.</p></main></body></html>`;
      expect(figuresOf(await read(Buffer.from(html), 'text/html', 'zh'))).toMatchObject([{ number }]);
    },
  );

  it.each([
    ['(de-DE)', undefined, [3400]],
    ['(en-US)', 'de', [3.4]],
    [null, 'de', [3400]],
    [null, undefined, []],
  ])('groups the digits of a PDF as its /Lang %s or its caller %s says', async (lang, language, numbers) => {
    const pdf = pdfOf('Production reached 3.400 tonnes in May.', lang);
    const source = await read(pdf, 'application/pdf', language);
    expect(figuresOf(source).map(({ number }) => number)).toEqual(numbers);
    expect(source.warnings.some((warning) => warning.startsWith('"3.400 tonnes" can be read in two ways'))).toBe(
      numbers.length === 0,
    );
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /library/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>12</text></svg>'), /.*/],
    ['a PDF that is none', Buffer.from('%PDF-1.7\nnothing'), /PDF cannot be read/],
  ])('does not take %s for a page', async (name, bytes, message) => {
    const answer = await read(bytes).then(
      (source) => source.kind,
      (error: Error) => error.message,
    );
    if (name === 'an SVG') expect(answer).not.toBe('page');
    else expect(answer).toMatch(message);
  });
});
