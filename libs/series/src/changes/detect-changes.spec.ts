import { type Baseline, detectChanges, isQuiet } from './detect-changes';

const MONDAY = new Date('2026-11-23T08:00:00Z');
const TUESDAY = new Date('2026-11-24T08:00:00Z');

type Data = Record<string, unknown>;

function lookTwice(before: Data, now: Data, kind = 'json') {
  const { after } = detectChanges(null, { kind, data: before }, MONDAY);
  // As the database gives it back.
  return detectChanges(JSON.parse(JSON.stringify(after)) as Baseline, { kind, data: now }, TUESDAY);
}

const POOL = { protocol: 'Aave', chain: 'Base', apyPct: 6.84, tvlUsd: 412_600_000 };
const BREAD = [
  { name: 'Rye', price: 4.2 },
  { name: 'Spelt', price: 5 },
];
const STORY = { title: 'Baths reopen', link: 'https://c.example/baths', date: 'Mon, 23 Nov 2026 07:00:00 GMT' };
const SECOND = { title: 'Bridge shut', link: 'https://c.example/bridge', date: 'Tue, 24 Nov 2026 07:00:00 GMT' };

const SAME: Array<[what: string, before: Data, now: Data, kind?: string]> = [
  ['the same bytes', POOL, POOL],
  ['the same facts in another order of keys', { a: 'Rye', price: 4 }, { price: 4, a: 'Rye' }],
  ['a clock', { ...POOL, updatedAt: '2026-11-23T08:00:00Z' }, { ...POOL, updatedAt: '2026-11-24T08:00:01Z' }],
  ['asOf', { ...POOL, asOf: '2026-11-20' }, { ...POOL, asOf: '2026-11-24' }],
  ['the date of the day', { ...POOL, date: '2026-11-23' }, { ...POOL, date: '2026-11-24' }],
  ['the date of the day in words', { ...POOL, today: '23 November 2026' }, { ...POOL, today: '24 November 2026' }],
  ['the day of the week', { ...POOL, day: 'Monday' }, { ...POOL, day: 'Tuesday' }],
  ['the time of day', { ...POOL, localTime: '08:00' }, { ...POOL, localTime: '08:05' }],
  ['how long ago it was', { ...POOL, seen: '3 minutes ago' }, { ...POOL, seen: '14 minutes ago' }],
  ['a counter of views', { ...POOL, views: 1204 }, { ...POOL, views: 1999 }],
  ['a viewCount', { ...POOL, viewCount: 7 }, { ...POOL, viewCount: 70 }],
  ['likes and shares', { ...POOL, likes: 7, shares: 2 }, { ...POOL, likes: 70, shares: 21 }],
  ['how many watch', { ...POOL, watching: 41 }, { ...POOL, watching: 52 }],
  ['an ad', { ...POOL, ad: { text: 'Shoes', price: 40 } }, { ...POOL, ad: { text: 'Boots', price: 90 } }],
  ['a sponsor', { ...POOL, sponsoredBy: 'Boots Ltd' }, { ...POOL, sponsoredBy: 'Hats Ltd' }],
  ['an ad by its word', { ...POOL, note: 'Sponsored: shoes from 40' }, { ...POOL, note: 'Sponsored: hats from 90' }],
  ['a session id', { ...POOL, sessionId: 'a81f' }, { ...POOL, sessionId: 'ff02' }],
  [
    'a request id and how long it took',
    { ...POOL, requestId: 'r1', tookMs: 12 },
    { ...POOL, requestId: 'r2', tookMs: 40 },
  ],
  [
    'an address with another session',
    { ...POOL, poolUrl: 'https://a.example/p?sid=1' },
    { ...POOL, poolUrl: 'https://a.example/p?sid=2' },
  ],
  ['a token against forgery', { ...POOL, csrfToken: 'xx' }, { ...POOL, csrfToken: 'yy' }],
  ['rows in another order', { bread: BREAD }, { bread: [...BREAD].reverse() }],
  ['a row that left', { bread: BREAD }, { bread: BREAD.slice(0, 1) }],
  ['a field that left', POOL, { protocol: 'Aave', chain: 'Base', apyPct: 6.84 }],
  ['a figure as text', { price: 4.2 }, { price: '4.20' }],
  ['spaces and punctuation', { headline: 'Baths reopen — at last' }, { headline: 'Baths reopen: at last' }],
  ['case', { headline: 'Baths Reopen' }, { headline: 'baths reopen' }],
  [
    'rows with new ids',
    { bread: BREAD.map((row, id) => ({ id, ...row })) },
    { bread: BREAD.map((row, id) => ({ id: id + 7, ...row })) },
  ],
  ['noise of floating points', { rate: 0.3 }, { rate: 0.1 + 0.2 }],
  ['nothing but an empty field more', POOL, { ...POOL, note: '' }],
  ['null beside it', POOL, { ...POOL, rewardPct: null }],
  ['the same items of a feed', { items: [STORY, SECOND] }, { items: [STORY, SECOND] }, 'feed'],
  ['items in another order', { items: [STORY, SECOND] }, { items: [SECOND, STORY] }, 'feed'],
  ['an old item that left', { items: [STORY, SECOND] }, { items: [SECOND] }, 'feed'],
  ['a feed that was built anew', { updated: 'Mon', items: [STORY] }, { updated: 'Tue', items: [STORY] }, 'feed'],
  [
    'an item with another follower',
    { items: [STORY] },
    { items: [{ ...STORY, link: `${STORY.link}?utm_source=x` }] },
    'feed',
  ],
  ['an item whose title was put right', { items: [STORY] }, { items: [{ ...STORY, title: 'Baths reopened' }] }, 'feed'],
  ['an item under another address', { items: [STORY] }, { items: [{ ...STORY, link: 'https://c.example/2' }] }, 'feed'],
  [
    'the count of reviews',
    { product: { name: 'Pan', price: 30, reviewCount: 12 } },
    { product: { name: 'Pan', price: 30, reviewCount: 14 } },
  ],
  [
    'a label taken from other words',
    { title: 'T', figures: { Votes: { value: 31 } } },
    { title: 'T', figures: { Councillors: { value: 31 } } },
    'page',
  ],
  [
    'a sentence told otherwise',
    { price: 5, sentences: ['It costs 5.'] },
    { price: 5, sentences: ['The price is 5.'] },
    'page',
  ],
];

const CHANGED: Array<[what: string, before: Data, now: Data, key: string, kind?: string]> = [
  ['a rate', POOL, { ...POOL, apyPct: 6.9 }, 'apyPct'],
  ['a price', { price: 4.2 }, { price: 4.5 }, 'price'],
  ['a price as text', { price: '$4.20' }, { price: '$4.50' }, 'price'],
  ['a sign', { change24hPct: 3 }, { change24hPct: -3 }, 'change24hPct'],
  ['a headline', { headline: 'Baths reopen' }, { headline: 'Baths shut again' }, 'headline'],
  ['a word of a text', { status: 'open' }, { status: 'closed' }, 'status'],
  ['a figure inside a text', { note: 'Rates at 3.5 % now' }, { note: 'Rates at 35 % now' }, 'note'],
  ['yes and no', { inStock: true, price: 4 }, { inStock: false, price: 4 }, 'inStock'],
  ['a currency', { price: '4 USD' }, { price: '4 EUR' }, 'price'],
  ['a row', { bread: BREAD }, { bread: [...BREAD, { name: 'Oat', price: 6 }] }, 'bread/2/name'],
  ['a cell of a row that moved', { bread: BREAD }, { bread: [{ name: 'Spelt', price: 6 }, BREAD[0]] }, 'bread/0/price'],
  ['a member of a list', { teams: ['Harbour', 'Moor'] }, { teams: ['Harbour', 'Vale'] }, 'teams/1'],
  ['a field that was not there', POOL, { ...POOL, rewardPct: 1.72 }, 'rewardPct'],
  ['the day of an event', { opens: '2026-12-14' }, { opens: '2026-12-21' }, 'opens'],
  ['opening hours', { opens: '09:00' }, { opens: '10:00' }, 'opens'],
  ['visitors of a museum', { visitors: 341_000 }, { visitors: 342_000 }, 'visitors'],
  ['a small count', { goals: 1 }, { goals: 2 }, 'goals'],
  ['a zero', { cases: 4 }, { cases: 0 }, 'cases'],
  [
    'a day in a series',
    { series: [{ t: '2026-11-22', v: 4 }] },
    {
      series: [
        { t: '2026-11-22', v: 4 },
        { t: '2026-11-23', v: 5 },
      ],
    },
    'series/1/v',
  ],
  [
    'a figure of running text',
    { figures: { Votes: { value: 31 } } },
    { figures: { Votes: { value: 33 } } },
    'figures/Votes/value',
    'page',
  ],
  ['the price beside a counter', { price: 4, views: 1 }, { price: 5, views: 9 }, 'price'],
  ['a day that is no longer today', { next: '2026-11-23' }, { next: '2026-12-01' }, 'next'],
  ['one word of a long text', { text: `${'word '.repeat(40)}one` }, { text: `${'word '.repeat(40)}two` }, 'text'],
];

describe('detectChanges', () => {
  it.each(SAME)('takes %s for no change', (...[, before, now, kind]) => {
    const { changes, items } = lookTwice(before, now, kind);
    expect([changes.map(({ key }) => key), items]).toEqual([[], []]);
  });

  it.each(CHANGED)('finds a change of %s', (...[, before, now, key, kind]) => {
    expect(lookTwice(before, now, kind).changes.map((change) => change.key)).toContain(key);
  });

  it('finds nothing but what changed', () => {
    const found = lookTwice({ ...POOL, views: 1, bread: BREAD }, { ...POOL, apyPct: 7, views: 2, bread: BREAD });
    expect(found.changes).toMatchObject([{ key: 'apyPct', value: 7, before: { value: 6.84 } }]);
  });

  it('finds the new items of a feed, in its order', () => {
    const third = { title: 'Fair on Sunday', link: 'https://c.example/fair' };
    const { items } = lookTwice({ items: [STORY] }, { items: [third, SECOND, STORY] }, 'feed');
    expect(items).toMatchObject([
      { index: 0, title: 'Fair on Sunday' },
      { index: 1, title: 'Bridge shut' },
    ]);
  });

  it('tells two items of one title by their days', () => {
    const daily = (day: number) => ({
      title: 'Daily briefing',
      link: `https://c.example/${day}`,
      date: `${day} Nov 2026`,
    });
    expect(lookTwice({ items: [daily(23)] }, { items: [daily(24), daily(23)] }, 'feed').items).toHaveLength(1);
  });

  it('remembers what left, so that its coming back is no change', () => {
    const first = detectChanges(null, { kind: 'json', data: { bread: BREAD } }, MONDAY);
    const second = detectChanges(first.after, { kind: 'json', data: { bread: BREAD.slice(0, 1) } }, MONDAY);
    expect(isQuiet(detectChanges(second.after, { kind: 'json', data: { bread: BREAD } }, TUESDAY))).toBe(true);
    const feed = detectChanges(null, { kind: 'feed', data: { items: [STORY, SECOND] } }, MONDAY);
    const less = detectChanges(feed.after, { kind: 'feed', data: { items: [SECOND] } }, MONDAY);
    expect(isQuiet(detectChanges(less.after, { kind: 'feed', data: { items: [STORY, SECOND] } }, TUESDAY))).toBe(true);
  });

  it('takes whatever there is for new where nothing was seen', () => {
    expect(detectChanges(null, { kind: 'json', data: POOL }, MONDAY).changes.length).toBeGreaterThan(0);
    expect(isQuiet(detectChanges(null, { kind: 'json', data: {} }, MONDAY))).toBe(true);
  });
});
