import { toldData } from './told-data';

const BRAND = { siteName: 'The Courier', themeColor: null, logoUrl: null };

describe('what a pack keeps to tell', () => {
  const told = (data: Record<string, unknown>, quotes: Record<string, string> = {}, over: object = {}) =>
    toldData({
      kind: 'page',
      title: 'Baths reopen | The Courier',
      url: 'https://www.courier.example/baths',
      places: Object.entries(quotes).map(([key, quote]) => ({ key, where: 'p', quote })),
      brand: BRAND,
      data,
      ...over,
    });

  it('names the page and not the site, and says who says it and where', () => {
    const { title, data } = told({ title: 'Baths reopen | The Courier', price: 5 });
    expect(title).toBe('Baths reopen');
    expect(data).toEqual({
      title: 'Baths reopen',
      price: 5,
      source: 'The Courier',
      link: 'https://www.courier.example/baths',
    });
    expect(told({ price: 5 }, {}, { url: 'http://127.0.0.1:80/x', brand: { ...BRAND, siteName: null } }).data).toEqual({
      price: 5,
    });
    expect(told({ price: 5 }, {}, { kind: 'json' }).data).toEqual({ price: 5 });
  });

  it('leaves out the frame of a page and counts of its machinery, with their places', () => {
    const data = {
      figures: { Votes: { value: 31 }, October: { value: '4 min' }, Enter: { value: 4471920 } },
      newsArticle: { wordCount: 1843, headline: 'Baths reopen' },
    };
    const quotes = {
      'figures/Votes/value': 'Councillors cast 31 votes.',
      'figures/October/value': 'By Ana, 14 October, 4 min read',
      'figures/Enter/value': 'Dial +1 800 and enter 4471920.',
    };
    const kept = told(data, quotes);
    expect(kept.data).toEqual({
      figures: { Votes: { value: 31 } },
      sentences: ['Councillors cast 31 votes.'],
      source: BRAND.siteName,
      link: expect.anything() as string,
    });
    expect(kept.places.map(({ key }) => key)).toEqual(['figures/Votes/value', 'sentences/0']);
  });

  it('leaves out what the page says in full at its top, cut short or not', () => {
    const { data } = told({
      summary: 'The baths reopen in May after repairs.',
      article: { description: 'The baths reopen in May…', headline: 'The baths of the town', abstract: 'Other words.' },
    });
    expect(data).toMatchObject({ article: { headline: 'The baths of the town', abstract: 'Other words.' } });
    expect(data['article']).not.toHaveProperty('description');
  });

  it('reads thousands of long texts that may repeat each other', () => {
    const text = (end: string) => `a ${'.'.repeat(1_990)}${end}`;
    const many = (name: (at: number) => string, value: (at: number) => unknown) =>
      Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [name(at), value(at)]));
    const { data } = told({
      ...many(
        (at) => `top${at}`,
        () => text('x'),
      ),
      list: many(
        (at) => `n${at}`,
        () => ({ description: text('y') }),
      ),
    });
    expect(data).toHaveProperty('top7');
  });

  it('tells a figure once that a named field states as well', () => {
    const data = {
      offer: { price: 149, currency: 'EUR' },
      product: { offers: { price: 149, currency: 'EUR' }, aggregateRating: { reviewCount: 1284 } },
      figures: { Pack: { value: '€149.00' }, Reviews: { value: '1,284' }, Before: { value: '€189.00' } },
    };
    expect(told(data).data).toMatchObject({ product: data.product, figures: { Before: { value: '€189.00' } } });
    expect(Object.keys(told(data).data['figures'] as object)).toEqual(['Before']);
    expect(told(data).data).not.toHaveProperty('offer');
  });
});
