import { type Bomb, source } from './bomb';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';
const RSS = 'application/rss+xml';
const TEXT = 'text/plain; charset=utf-8';
/** A little under what is fetched of a source. */
const MOST = 24_000_000;

const page = (body: string): string => `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}`;
const filled = (piece: string, bytes = MOST): string => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
const laughs = (names: string): string => {
  const levels = [...names].map((name, level) => {
    const before = names[level - 1];
    return `<!ENTITY ${name} "${before ? `&${before};`.repeat(10) : 'ha'.repeat(10)}">`;
  });
  return levels.join('');
};
const last = (names: string): string => `&${names.at(-1)};`;
const NAMES = 'abcdefghij';
const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** Pages, feeds, drawings, tables and texts. */
export const TEXT_BOMBS: readonly Bomb[] = [
  source('1,000 divs in each other', HTML, () => page(`${'<div>'.repeat(1_000)}12`)),
  source('200,000 divs in each other', HTML, () => page('<div>'.repeat(200_000))),
  source('24 MB of divs in each other', HTML, () => page(filled('<div>'))),
  source('24 MB of elements beside each other', HTML, () => page(filled('<b>1</b>'))),
  source(
    '99,000 elements, 250 deep',
    HTML,
    () => page(`${'<div>'.repeat(250)}some words, and 12 more of them${'</div>'.repeat(250)}`.repeat(390)),
    { mayBeRead: true },
  ),
  source('24 MB of comments that begin', HTML, () => page(filled('<!--')), { mayBeRead: true }),
  source('24 MB of attributes that begin', HTML, () => page(filled('<a x="')), { mayBeRead: true }),
  source('24 MB of tags that begin', HTML, () => page(filled('<a<')), { mayBeRead: true }),
  source('one tag of 3 million attributes', HTML, () => page(`<p ${filled('a ', 6_000_000)}>12</p>`), {
    mayBeRead: true,
  }),
  source(
    'JSON-LD 100,000 deep',
    HTML,
    () => page(`<script type="application/ld+json">${'['.repeat(100_000)}</script>`),
    { mayBeRead: true },
  ),
  source('JSON 20,000 deep', JSON_TYPE, () => `${'['.repeat(20_000)}1${']'.repeat(20_000)}`),
  source('JSON 12 million deep', JSON_TYPE, () => filled('[')),
  source('JSON of 12 million figures', JSON_TYPE, () => `[${filled('1,')}1]`, { mayBeRead: true }),
  source(
    'JSON of 2 million names',
    JSON_TYPE,
    () => {
      const names = Array.from({ length: 1_500_000 }, (_, index) => `"name${index}":1`);
      return `{${names.join(',')}}`;
    },
    { mayBeRead: true },
  ),
  source('a CSV of one line of 24 MB', 'text/csv', () => filled('1,')),
  source('a CSV that opens a quote', 'text/csv', () => `a,b\n1,"${filled('x')}`),
  source('a CSV of 4 million lines', 'text/csv', () => `name,value\n${filled('a,12\n')}`, { mayBeRead: true }),
  source(
    'a feed of entities of entities',
    RSS,
    () =>
      `<?xml version="1.0"?><!DOCTYPE rss [${laughs(NAMES)}]><rss version="2.0"><channel><title>${last(NAMES)}</title></channel></rss>`,
  ),
  source(
    'a feed of one long entity, often',
    RSS,
    () =>
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${'a'.repeat(100_000)}">]><rss version="2.0"><channel><title>${'&a;'.repeat(100_000)}</title></channel></rss>`,
    { isSlow: true },
  ),
  source(
    'a feed whose entities stand behind a long comment',
    RSS,
    () =>
      `<?xml version="1.0"?><!DOCTYPE rss [<!--${'x'.repeat(200_000)}-->${laughs(NAMES)}]><rss version="2.0"><channel><title>${last(NAMES)}</title><item><title>${last(NAMES)}</title></item></channel></rss>`,
    { mayBeRead: true },
  ),
  source('a feed of items in each other', RSS, () => `<rss version="2.0"><channel>${filled('<item>')}`, {
    mayBeRead: true,
  }),
  source(
    'a feed of 700,000 items',
    RSS,
    () => `<rss version="2.0"><channel><title>x</title>${filled('<item><title>a</title></item>')}</channel></rss>`,
    { mayBeRead: true },
  ),
  source(
    'a drawing of entities of entities',
    'image/svg+xml',
    () => `<?xml version="1.0"?><!DOCTYPE svg [${laughs(NAMES)}]><svg ${SVG}><text>${last(NAMES)}</text></svg>`,
    { mayBeRead: true },
  ),
  source(
    'a drawing that uses itself 2^30 times',
    'image/svg+xml',
    () => {
      const uses = Array.from(
        { length: 30 },
        (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`,
      );
      return `<svg ${SVG}><g id="g0"><rect width="1" height="1"/></g>${uses.join('')}</svg>`;
    },
    { mayBeRead: true },
  ),
  source(
    'a drawing of a million pixels each way, blurred',
    'image/svg+xml',
    () =>
      `<svg ${SVG} width="1000000" height="1000000"><filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect width="1000000" height="1000000" filter="url(#f)"/></svg>`,
    { mayBeRead: true },
  ),
  source('24 MB of one digit', TEXT, () => filled('1'), { mayBeRead: true }),
  source('24 MB of figures and commas', TEXT, () => filled('1,'), { mayBeRead: true }),
  source('24 MB of figures and blanks', TEXT, () => filled('1 000 '), { mayBeRead: true }),
  source('24 MB of blanks and a word', TEXT, () => `${filled(' ')}x`, { mayBeRead: true }),
  source('24 MB of one word', TEXT, () => filled('a'), { mayBeRead: true }),
  source('24 MB of brackets', TEXT, () => filled('[('), { mayBeRead: true }),
  source('24 MB of stars', TEXT, () => filled('* '), { mayBeRead: true }),
  source('24 MB of lines', TEXT, () => filled('\n'), { mayBeRead: true }),
  source('12 million labels', TEXT, () => filled('a: 1\n'), { mayBeRead: true }),
  source('24 MB of a script', TEXT, () => filled('A: Hello.\n'), { mayBeRead: true }),
  source(
    '24 MB of no encoding',
    'text/plain',
    () => Buffer.alloc(MOST, Buffer.from([0xe4, 0x20, 0xfc, 0x0a, 0xc3, 0x28])),
    { mayBeRead: true },
  ),
];
