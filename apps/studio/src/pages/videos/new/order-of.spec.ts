import { type Draft, EMPTY_DRAFT } from './draft';
import { orderOf, quoteOf } from './order-of';

const draft = (part: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...part });

describe('orderOf', () => {
  it('sends data as facts, and only what was chosen beside them', () => {
    expect(orderOf(draft({ typed: '{"a": 1}', asked: { style: '', format: '1:1', title: '  ' } }))).toEqual({
      order: { data: { a: 1 }, format: '1:1' },
    });
  });

  it('takes the facts that were read as long as the field stands as it was', () => {
    const read = { source: 'data' as const, of: 'Visitors: 48,200', sourcePackId: 'sp_1' };
    expect(orderOf(draft({ typed: 'Visitors: 48,200\n', read }))).toEqual({ order: { sourcePackId: 'sp_1' } });
    expect(orderOf(draft({ typed: 'Visitors: 48,201', read }))).toEqual({ order: { text: 'Visitors: 48,201' } });
  });

  it('sends what was corrected with the facts that were read, and with no others', () => {
    const read = { source: 'data' as const, of: '{"a": 1}', sourcePackId: 'sp_1' };
    const fields = { a: { unit: 'kWh' } };
    expect(orderOf(draft({ typed: '{"a": 1}', read, fields }))).toEqual({ order: { sourcePackId: 'sp_1', fields } });
    expect(orderOf(draft({ typed: '{"b": 1}', read, fields }))).toEqual({ order: { data: { b: 1 } } });
  });

  it.each<[string, Partial<Draft>]>([
    ['source', {}],
    ['sound-json', { typed: '{"a": }' }],
    ['whole-address', { source: 'address', address: 'example.com' }],
    ['look-up', { source: 'markets', query: 'EUR/USD' }],
    ['source', { source: 'footage' }],
  ])('says that it lacks: %s', (lack, part) => expect(orderOf(draft(part))).toEqual({ lack }));

  it('tells footage alone, and beside any other source', () => {
    const assets = [{ libraryAssetId: 'ast_1', title: 'Harbour', kind: 'video' as const, thumbnail: null }];
    expect(orderOf(draft({ source: 'footage', assets }))).toEqual({ order: { libraryAssetIds: ['ast_1'] } });
    expect(orderOf(draft({ source: 'address', address: 'https://a.example/x', assets }))).toEqual({
      order: { sourceUrl: 'https://a.example/x', libraryAssetIds: ['ast_1'] },
    });
  });

  it.each([
    ['bed', { music: true }],
    ['none', { music: false }],
    ['made', { music: { generate: 'slow piano' } }],
    ['ast_9', { musicAssetId: 'ast_9' }],
  ] as const)('asks for music: %s', (music, sent) => {
    expect(orderOf(draft({ typed: 'x', asked: { music, musicWish: 'slow piano' } }))).toEqual({
      order: { text: 'x', ...sent },
    });
  });
});

describe('quoteOf', () => {
  it('asks for what changes the price alone', () => {
    expect(quoteOf(draft({ asked: { targetSeconds: 60, style: 'comic', language: 'es' }, showId: 'shw_1' }))).toEqual({
      targetSeconds: 60,
      showId: 'shw_1',
    });
  });
});
